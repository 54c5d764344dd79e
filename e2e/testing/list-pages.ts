import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nounsWith } from '@edp/contract/nouns.ts';

const source = readFileSync(join(import.meta.dirname, '../../web/src/app/pages.ts'), 'utf8');

/** Pages that show something else than a list. */
const others: ReadonlySet<string> = new Set([
  '/home',
  '/organisation',
  '/role',
  '/deviceManage',
  '/menuManage',
  '/languageText',
  '/homeConfig',
  '/myAccount',
  '/security',
]);

/** Of the product's pages those without a parameter; a new one counts as a list until it is named above. */
export const listPages: readonly string[] = [
  ...nounsWith('standardScreens').map(({ menu }) => menu.url),
  ...[...source.matchAll(/\bpage\(\s*'([^':]+)'/g)].map(([, path]) => path!),
].filter((path) => !others.has(path));
