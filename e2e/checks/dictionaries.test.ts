import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { definitions } from '@edp/contract/all-records.ts';
import { definitionTexts, dictionaryOf } from '@edp/contract/kernel/record/definition-texts.ts';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..', '..', 'web', 'src');
const camel = (stem: string) => stem.replaceAll(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase());

const sourceOf = (file: string) => readFileSync(join(web, file), 'utf8');
const keysIn = (source: string) => new Set([...source.matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key));

const definedKeys = new Map<string, Set<string | undefined>>(
  definitions.map((record) => [dictionaryOf(record), new Set(Object.keys(definitionTexts(record)))]),
);

/**
 * Two dictionaries of one name would replace each other in the language settings; a part has keys of its own, beside
 * the definition or the dictionary that it belongs to.
 */
it.each(globSync('**/*.texts.ts', { cwd: web }))('%s 的词典以文件名命名', (file) => {
  const source = sourceOf(file);
  const [, part, name] = /dictionary(Part)?\(\s*'(\w+)'/.exec(source) ?? [];
  const [, stem = ''] = /([\w-]+)\.texts\.ts$/.exec(file) ?? [];
  if (part === undefined) return expect(name).toBe(camel(stem));
  const whole = definedKeys.get(name!) ?? keysIn(sourceOf(join(dirname(file), `${name}.texts.ts`)));
  return expect([whole.size > 0, [...keysIn(source)].filter((key) => whole.has(key))]).toEqual([true, []]);
});
