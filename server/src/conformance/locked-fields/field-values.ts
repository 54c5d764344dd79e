import { isDeepStrictEqual } from 'node:util';
import type { Call } from '@edp/contract/kernel/call.ts';
import { z } from 'zod';
import { type LockedPath, schemaAt, valuesAt } from './locked-paths.ts';

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Addresses of files are sealed until a time, so each answer has others. */
const withoutSeals = (value: unknown) =>
  JSON.parse(JSON.stringify(value ?? null).replaceAll(/\?t=\d+&e=\d+&s=[\w-]+/g, '')) as unknown;

/** What a record has in its fields with rights. */
export const storedIn = (record: unknown, paths: readonly LockedPath[]) =>
  Object.fromEntries(paths.map(({ name, path }) => [name, withoutSeals(valuesAt(record, path))]));

export const emptyIn = (record: unknown, paths: readonly LockedPath[]) =>
  paths.filter(({ path }) => valuesAt(record, path).some(isEmpty)).map(({ name }) => name);

interface Words {
  enum?: unknown[];
  anyOf?: Words[];
}

/** The few values that a field can have, where it says so. */
const wordsOf = ({ enum: words = [], anyOf = [] }: Words): unknown[] => [...words, ...anyOf.flatMap(wordsOf)];

/**
 * A value of the right form that is neither empty nor what is there; whether it refers to anything is checked later
 * than the rights.
 */
export function otherValue({ input }: Call, { name, path }: LockedPath, now: unknown): unknown {
  const schema = schemaAt(input, path);
  const read = (value: unknown) => schema.safeParse(value);
  const words = wordsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const candidates = [
    ...words,
    0,
    1,
    2,
    '8',
    'EIGHT',
    '<p>8</p>',
    '2026-12-30',
    '/file/v6/view/8',
    ['8'],
    { id: '8' },
    'eight@example.com',
  ];
  const found = candidates.find(
    (value) =>
      !isEmpty(value) &&
      read(value).success &&
      !isEmpty(read(value).data) &&
      !isDeepStrictEqual(read(value).data, read(now).data),
  );
  if (found === undefined) throw new Error(`no other value is known for ${name}`);
  return found;
}

/** Values that a field of a record may take, the likeliest first; the server says which it does. */
export const likelyValues = (call: Call, { path }: LockedPath, references: readonly unknown[]): unknown[] =>
  ['7', '2026-12-31', 'seven@example.com', ...references].filter((value) => {
    const { success, data } = schemaAt(call.input, path).safeParse(value);
    return success && !isEmpty(data);
  });
