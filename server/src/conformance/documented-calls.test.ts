import { readFile } from 'node:fs/promises';
import { allCalls, allChannels } from '../modules.ts';
import { expect, it } from 'vitest';

const contract = new URL('../../../contract/', import.meta.url);
const linesOf = async (name: string) => (await readFile(new URL(name, contract), 'utf8')).split('\n').filter(Boolean);

const documented = (await linesOf('calls.tsv')).slice(1).map((line) => {
  const [service, method, path] = line.split('\t');
  return { service, call: `${method} ${path}` };
});
const notYet = new Set(await linesOf('calls-not-yet.txt'));
const offered = new Map([...allCalls, ...allChannels].map((call) => [`${call.method} ${call.path}`, call]));

it.each(documented)('文档中的接口 $call 已提供，或列在待办清单中', ({ service, call }) => {
  if (notYet.has(call)) expect(offered.has(call), '已提供的接口应从 calls-not-yet.txt 移除').toBe(false);
  else expect(offered.get(call)?.service).toBe(service);
});

it('待办清单只列文档中的接口', () => {
  const known = new Set(documented.map(({ call }) => call));
  expect([...notYet].filter((call) => !known.has(call))).toEqual([]);
});
