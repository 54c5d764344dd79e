import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

const inThisFolder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Routes are in the hash, so every path that is not Vite's own is proxied to the server. */
const notOurs = '^/(?!$|\\?|index\\.html|favicon\\.svg|src/|node_modules/|contract/|assets/|@).*';

/**
 * A group contains the modules it names and all their imports, so a page needs a handful of
 * requests: the libraries that rarely change, what every page needs, and its own part.
 */
const chunks = [
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|react-router|scheduler|react-i18next|i18next|zod|zustand|@noble)\//, priority: 4 },
  { name: 'base', test: /src\/app\/main\.tsx$/, priority: 3 },
  { name: 'auth', test: /src\/modules\/(?:auth\/auth|login\/login)-page\.tsx$/, priority: 2 },
  // Shared by the registration page and the shell: in the shell's chunk it would load all of that.
  { name: 'files', test: /contract\/src\/(?:kernel\/stored-file|modules\/file)\.ts$/, priority: 2 },
  { name: 'shell', test: /src\/app\/shell\/shell\.tsx$/, priority: 1 },
];

export default defineConfig({
  root: inThisFolder('.'),
  plugins: [react(), precompress()],
  server: {
    port: 5173,
    proxy: { [notOurs]: { target: `http://localhost:${process.env.PORT ?? 8080}`, ws: true } },
  },
  build: {
    outDir: inThisFolder('dist'),
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    // Pictures inside the bundle would be loaded by pages that never show them.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
