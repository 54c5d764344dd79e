import { conditionSchema, testedFields } from '@edp/contract/kernel/list/condition.ts';
import type { Call } from '@edp/contract/kernel/call.ts';
import { expect, it } from 'vitest';
import { allCalls } from '../../modules.ts';
import { isLinear } from '../../testing/is-linear.ts';
import { hostileTexts } from './hostile-texts.ts';
import { inputSchema, type Schema } from '../input-schema.ts';

/**
 * A process reads the input of one request at a time: what takes quadratic time there stops everyone, and most of it is
 * read before a session is needed. Whole inputs go through their schema, each with one hostile member.
 */
const longest = 32_000;
const mostRows = 8000;

const made = new Map<string, string>();
function hostile(what: string, length: number): string {
  const key = `${what} ${length}`;
  const text = made.get(key) ?? hostileTexts[what]!(length);
  made.set(key, text);
  return text;
}

/** Puts a value in one place of an input that has nothing else. */
type Put = (value: unknown) => unknown;

function* placesIn(schema: Schema): Generator<Put> {
  for (const part of schema.anyOf ?? []) yield* placesIn(part);
  if (schema.items) for (const put of placesIn(schema.items)) yield (value) => [put(value)];
  for (const [name, member] of Object.entries(schema.properties ?? {}))
    for (const put of placesIn(member)) yield (value) => ({ [name]: put(value) });
  if (!schema.properties) yield (value) => value;
}

/** Rows of each list of an input, as simple as they can be. */
function* listsIn(schema: Schema): Generator<[Put, row: unknown]> {
  for (const part of schema.anyOf ?? []) yield* listsIn(part);
  if (schema.items) yield [(rows) => rows, simplest(schema.items)];
  for (const [name, member] of Object.entries(schema.properties ?? {}))
    for (const [put, row] of listsIn(member)) yield [(rows) => ({ [name]: put(rows) }), row];
}

function simplest(schema: Schema): unknown {
  if (!schema.properties) return [schema.type].flat().includes('object') ? {} : '1';
  const texts = Object.entries(schema.properties).filter(([name, { type }]) => type === 'string' && !/id$/i.test(name));
  return Object.fromEntries(texts.map(([name]) => [name, 'x']));
}

/** Each takes long, and one is enough to fail. */
const mostWrong = 3;

function wrongOf(checked: readonly { call: Call; places: readonly Put[] }[]): string[] {
  const wrong: string[] = [];
  for (const { call, places } of checked)
    for (const put of places)
      for (const what of Object.keys(hostileTexts)) {
        if (isLinear(longest, (length) => call.input.safeParse(put(hostile(what, length))))) continue;
        wrong.push(`${call.name} ${JSON.stringify(put('…'))}：${what}`);
        if (wrong.length === mostWrong) return wrong;
      }
  return wrong;
}

it('读入任何字段的任何文字，用时与长度成正比', () => {
  const checked = allCalls.map((call) => ({ call, places: [...placesIn(inputSchema(call))] }));
  expect(checked.flatMap(({ places }) => places).length).toBeGreaterThan(1000);
  expect(wrongOf(checked)).toEqual([]);
});

it('读入任何列表，用时与行数成正比', () => {
  const lists = allCalls.flatMap((call) => [...listsIn(inputSchema(call))].map(([put, row]) => ({ call, put, row })));
  expect(lists.length).toBeGreaterThan(50);
  const wrong = lists.filter(
    ({ call, put, row }) =>
      !isLinear(mostRows, (count) => call.input.safeParse(put(Array.from({ length: count }, () => row)))),
  );
  expect(wrong.map(({ call, put, row }) => `${call.name} ${JSON.stringify(put([row]))}`)).toEqual([]);
});

it('读入列表的条件，用时与长度成正比', () => {
  const fields = new Set(allCalls.map(({ input }) => testedFields(input)).filter((each) => each !== undefined));
  expect(fields.size).toBeGreaterThan(10);
  const wrong = [...fields].flatMap((tested) =>
    Object.keys(hostileTexts).filter(
      (what) =>
        !isLinear(longest, (length) => {
          const test = { field: Object.keys(tested)[0]!, operator: 'is', values: [hostile(what, length)] };
          conditionSchema(tested).safeParse({ match: 'all', tests: [test] });
          conditionSchema(tested).safeParse(hostile(what, length));
        }),
    ),
  );
  expect(wrong).toEqual([]);
});
