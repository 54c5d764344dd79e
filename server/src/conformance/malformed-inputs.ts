import type { inputSchema } from './sample-input.ts';

type Schema = ReturnType<typeof inputSchema>;

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Inputs as a whole that no form sends. Texts are sent as they are. */
const wholes: readonly { what: string; input: unknown }[] = [
  { what: '不是 JSON', input: '{"id":' },
  { what: '空文本', input: '' },
  { what: '数字', input: '42' },
  { what: '空值', input: 'null' },
  { what: '数组', input: '[1,"x",null]' },
  { what: '深层嵌套', input: deep(20_000) },
  { what: '原型污染', input: '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}' },
];

/** Values that some field somewhere does not expect. */
const values: readonly { what: string; value: unknown }[] = [
  { what: '对象', value: { a: 1 } },
  { what: '数组', value: [['x']] },
  { what: '布尔', value: true },
  { what: '空字符', value: 'a\u0000b' },
  { what: '半个代理对', value: '\ud800' },
  { what: '超长文本', value: '长'.repeat(100_000) },
  { what: '极大的数', value: 1e308 },
  { what: '超出 64 位的编号', value: '9'.repeat(30) },
  { what: '负数', value: -1 },
  { what: '注入', value: "1'; drop table brand; --" },
];

export function malformedInputs(schema: Schema, method: string): { what: string; input: unknown }[] {
  const item = schema.items ? (given: object) => [given] : (given: object) => given;
  const fields = Object.keys(schema.items?.properties ?? schema.properties ?? {});
  const byField = fields.flatMap((field) =>
    values.map(({ what, value }) => ({ what: `${field} 为${what}`, input: item({ [field]: inQuery(method) ? shortText(value) : value }) })),
  );
  return inQuery(method) ? byField : [...wholes, ...byField];
}

const inQuery = (method: string) => method === 'GET' || method === 'DELETE';

/** A query string is text, and no longer than a server accepts an address. */
const shortText = (value: unknown) => (typeof value === 'string' ? value.slice(0, 2000) : JSON.stringify(value));
