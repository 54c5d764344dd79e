import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..', '..', 'web', 'src');
const camel = (stem: string) => stem.replaceAll(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase());

/** Two dictionaries of one name would replace each other in the language settings. */
it.each(globSync('**/*.texts.ts', { cwd: web }))('%s 的词典以文件名命名', (file) => {
  const source = readFileSync(join(web, file), 'utf8');
  const [, name] = /dictionary\('(\w+)'/.exec(source) ?? [];
  const [, stem = ''] = /([\w-]+)\.texts\.ts$/.exec(file) ?? [];
  expect(name).toBe(camel(stem));
});
