import { parse } from 'node:querystring';
import type { Call } from '@edp/contract/kernel/call.ts';
import { inputSchema, type Schema } from '../input-schema.ts';

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Code that converts it (`String(value)`, a template, `await value`) fails unless the type was checked before. */
export const hostile: unknown = JSON.parse('{"toString":1,"valueOf":1,"toJSON":1,"then":1,"constructor":1}');

/** Inputs as a whole that no form sends. Texts are sent as they are. */
const wholes: readonly Malformed[] = [
  { what: '不是 JSON', input: '{"id":' },
  { what: '空文本', input: '' },
  { what: '数字', input: '42' },
  { what: '空值', input: 'null' },
  { what: '数组', input: '[1,"x",null]' },
  { what: '深层嵌套', input: deep(20_000) },
  { what: '自带转换方法', input: JSON.stringify(hostile) },
  { what: '一列自带转换方法的对象', input: JSON.stringify([hostile, null]) },
  { what: '原型污染', input: '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}' },
];

/** Values that some field somewhere does not expect. */
const values: readonly { what: string; value: unknown }[] = [
  { what: '对象', value: { a: 1 } },
  { what: '数组', value: [['x']] },
  { what: '自带转换方法的对象', value: hostile },
  { what: '一列自带转换方法的对象', value: [hostile, hostile] },
  // Through JSON.parse, because a literal would set the prototype instead of a member.
  { what: '带原型的对象', value: JSON.parse('{"__proto__":{"id":"1"}}') },
  { what: '布尔', value: true },
  { what: '两个文本', value: ['1', 'x'] },
  { what: '空文本', value: '' },
  { what: '空字符', value: 'a\u0000b' },
  { what: '半个代理对', value: '\ud800' },
  { what: '超长文本', value: '长'.repeat(100_000) },
  { what: '极大的数', value: 1e308 },
  { what: '超出 64 位的编号', value: '9'.repeat(30) },
  { what: '负数', value: -1 },
  { what: '注入', value: "1'; drop table brand; --" },
];

/** What is wrong, and what is sent: a text as it is, anything else as JSON or as a query. */
export interface Malformed {
  what: string;
  input: unknown;
}

export function malformedInputs(call: Call): Malformed[] {
  const schema = inputSchema(call);
  if (!inQuery(call)) return [...wholes, ...wrongMembers(schema)];
  return Object.keys(schema.properties ?? {}).flatMap((field) => [
    ...values.map(({ what, value }) => ({
      what: `${field} 为${what}`,
      input: { [field]: shortText(value) } as unknown,
    })),
    ...malformedPairs(field).map((input) => ({ what: input, input })),
  ]);
}

/** Every member at every depth, one at a time, with each of the values. */
function wrongMembers(schema: Schema): Malformed[] {
  if (schema.items) return wrongMembers(schema.items).map(({ what, input }) => ({ what, input: [input] }));
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => [
    ...values.map(({ what, value }) => ({ what: `${name} 为${what}`, input: { [name]: value } })),
    ...wrongMembers(member).map(({ what, input }) => ({ what: `${name} 中 ${what}`, input: { [name]: input } })),
  ]);
}

/** Of a query string or a form. */
export const malformedPairs = (field: string): string[] => [
  `${field}=1&${field}=x`,
  `${field}[]=1&${field}[]=x`,
  `${field}[toString]=1`,
  `${field}=%00`,
  `${field}=%ed%a0%80`,
  `${field}=%`,
  `__proto__=1&constructor=1&toString=1&${field}`,
];

const inQuery = ({ method }: Pick<Call, 'method'>) => method === 'GET' || method === 'DELETE';

/** What the schema of the call is given of it; undefined where the body is refused before that. */
export function received(call: Call, input: unknown): { value: unknown } | undefined {
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']));
  const value = inQuery(call)
    ? parse(typeof input === 'string' ? input : new URLSearchParams(input as Record<string, string>).toString())
    : readBody(input);
  if (value === undefined) return undefined;
  return { value: Object.keys(params).length ? { ...(value as object), ...params } : (value ?? {}) };
}

/** Fastify refuses what is no JSON, and members that would set a prototype. */
function readBody(input: unknown): unknown {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  if (text.includes('"__proto__"')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A query string is text, and no longer than a server accepts an address. */
const shortText = (value: unknown) => (typeof value === 'string' ? value.slice(0, 2000) : JSON.stringify(value));
