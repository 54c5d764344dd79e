import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Pages for tests of shared parts that no screen uses in the way under test. They are not shipped. */
export default defineConfig({
  root,
  base: './',
  plugins: [react()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: { input: [`${root}controls.html`, `${root}large-form.html`, `${root}grid.html`] },
  },
});
