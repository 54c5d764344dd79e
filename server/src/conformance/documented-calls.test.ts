import { readFile } from 'node:fs/promises';
import { allCalls, allChannels } from '../modules.ts';
import { expect, it } from 'vitest';

const lines = (await readFile(new URL('../../../contract/calls.tsv', import.meta.url), 'utf8')).split('\n').filter(Boolean);

const documented = lines.slice(1).map((line) => {
  const [service, method, path] = line.split('\t');
  return { service, call: `${method} ${path}` };
});
const offered = new Map([...allCalls, ...allChannels].map((call) => [`${call.method} ${call.path}`, call]));

it.each(documented)('文档中的接口 $call 已提供', ({ service, call }) => {
  expect(offered.get(call)?.service).toBe(service);
});
