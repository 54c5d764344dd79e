import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../web/src');
/** Parts of `YYYY-MM-DD HH:mm:ss`. */
const shortens = /\.(?:slice|substring)\((?:0, 10|0, 16|5, 10|5, 16|11, 16)\)|\.format\('[^']*HH:mm'\)/;
/** Says a time of the browser in short. */
const says = /\b(?:clockText|ageText)\(/;

it('组件不自己缩短时间：由 ShortTime 缩短，或在同一处写出完整的时间', () => {
  const files = globSync('**/*.tsx', { cwd: folder }).map((file) => ({
    file,
    text: readFileSync(join(folder, file), 'utf8'),
  }));
  expect(files.length).toBeGreaterThan(200);
  const filesWith = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(filesWith(shortens)).toEqual(['ui/feedback/short-time.tsx']);
  expect(filesWith(says)).not.toEqual([]);
  expect(filesWith(says).filter((file) => !filesWith(/title=\{wholeTime\(/).includes(file))).toEqual([]);
});
