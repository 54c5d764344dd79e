import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..', 'web', 'src');
const camel = (stem: string) => stem.replaceAll(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase());

/** The language settings find a dictionary by its file name, and the tenant's texts by the registered name. */
it.each(globSync('**/*-text.ts', { cwd: web }))('%s 的词典以文件名命名', (file) => {
  const source = readFileSync(join(web, file), 'utf8');
  const [, name] = /dictionary\('(\w+)'/.exec(source) ?? [];
  const [, stem = ''] = /from '\.\/([\w-]+)\.zh\.ts'/.exec(source) ?? [];
  expect(name).toBe(camel(stem));
});
