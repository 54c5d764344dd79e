import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** The script behind a package's command, to run it on a node of our choice. */
export function programOf(name) {
  const { bin } = JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8'));
  return inRoot('node_modules', name, bin[name] ?? bin[Object.keys(bin)[0]]);
}
