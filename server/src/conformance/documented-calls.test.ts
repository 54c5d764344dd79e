import { readFile } from 'node:fs/promises';
import { allCalls, allChannels } from '../modules.ts';
import { expect, it } from 'vitest';

const lines = (await readFile(new URL('../../../contract/calls.tsv', import.meta.url), 'utf8'))
  .split('\n')
  .filter(Boolean)
  .slice(1);
const documented = lines.map((line) => line.split('\t').slice(0, 3).join(' '));
const offered = new Set(
  [...allCalls, ...allChannels].map(({ service, method, path }) => `${service} ${method} ${path}`),
);

it('文档中的接口都已提供', () => {
  expect(documented.length).toBeGreaterThan(100);
  expect(documented.filter((call) => !offered.has(call))).toEqual([]);
});
