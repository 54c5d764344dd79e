import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const textFile = /\.(?:js|css|html|svg|json)$/;
/** Below this a compressed copy saves no packet. */
const smallest = 1024;

/** Writes `.br` and `.gz` beside every text asset, so that the server never compresses a static file itself. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'edp-precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle: async () => {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => textFile.test(name)).map((name) => compressFile(join(folder, name))));
    },
  };
}

async function compressFile(path: string) {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
