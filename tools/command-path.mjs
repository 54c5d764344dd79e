import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** The path of a package's command script, to run it with a chosen node. */
export function commandPath(name) {
  const { bin } = JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8'));
  return inRoot('node_modules', name, bin[name] ?? bin[Object.keys(bin)[0]]);
}
