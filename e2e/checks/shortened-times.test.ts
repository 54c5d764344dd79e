import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../web/src');
/** Parts of `YYYY-MM-DD HH:mm:ss`. */
const shortens = /\.(?:slice|substring)\((?:0, 10|0, 16|5, 10|5, 16|11, 16)\)|\.format\('[^']*HH:mm'\)/;
/** Says a time of the browser in short. */
const says = /(?<!function )\b(?:clockText|ageText)\(/;
/** Says a time of a chat in short. */
const saysInChat = /(?<!function )\b(?:shortTime|dayOf)\(/;

it('界面不自己缩短时间：由 ShortTime 缩短，或在同一处写出完整的时间', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*'] }).map((file) => ({
    file,
    text: readFileSync(join(folder, file), 'utf8'),
  }));
  expect(files.length).toBeGreaterThan(800);
  const filesWith = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(filesWith(shortens).toSorted()).toEqual([
    'modules/chat/short-time.ts',
    // The days of an axis, which are no times of a record.
    'ui/charts/step-lines.ts',
    'ui/feedback/short-time.tsx',
  ]);
  for (const [said, whole] of [
    [says, /title=\{wholeTime\(/],
    [saysInChat, /<ShortTime/],
  ] as const) {
    expect(filesWith(said)).not.toEqual([]);
    expect(filesWith(said).filter((file) => !filesWith(whole).includes(file))).toEqual([]);
  }
});
