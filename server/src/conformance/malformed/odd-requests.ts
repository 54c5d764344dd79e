import { addresses, type Call, isOffice } from '@edp/contract/kernel/call.ts';
import fc from 'fast-check';
import { hostile } from './malformed-inputs.ts';
import { multipartType } from './malformed-multipart.ts';
import { inputSchema, type Sample, generateInput } from '../input-schema.ts';

/** What is sent besides the signed headers; `length` stands in the place of the true content-length. */
export interface OddRequest {
  call: Pick<Call, 'name' | 'method' | 'platform'>;
  path: string;
  headers: Record<string, string>;
  length?: string | undefined;
  body: Uint8Array;
}

/** An id that no record has, so that no call ends the session that the others are sent with. */
const oddIds = ['0', '-1', '00', '1e3', '0x2', ' 3 ', '999999999', '9223372036854775807', '9'.repeat(40), '1,,2', '١'];

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    'a\udc00b',
    '\u202e',
    '%',
    "'",
    '\\',
    'null',
    '2026-02-30',
    '0000-01-01',
    '+292278994-08-17',
    '长'.repeat(3000),
    ...oddIds,
  ),
);
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  {
    weight: 2,
    arbitrary: fc.oneof(
      fc.integer({ max: 0 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(2 ** 31, 2 ** 53, 1e308, 0.1, -0),
    ),
  },
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(true, null, [], {}, hostile, [hostile], [[[[]]]], JSON.parse('{"__proto__":1}')),
  fc.array(oddText, { maxLength: 4 }),
);

/** In the place of a path parameter. */
const oddSegment = fc.oneof(
  fc.constantFrom(
    '1',
    '%00',
    '%2e',
    '%2e%2e%2f',
    '%',
    '%zz',
    '%ed%a0%80',
    '%ff%fe',
    'x'.repeat(5000),
    '%E4%BD%A0',
    '..',
    ';a=b',
    '1%2F2',
    ...oddIds.map(encodeURIComponent),
  ),
  fc.webSegment(),
);

const oddTypes = [
  'application/json; charset=utf-16',
  'application/json;',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  multipartType,
  'multipart/mixed; boundary=x',
  '/',
  ';',
  'application/json, text/plain',
  'APPLICATION/JSON',
  '\u00ff',
  'x'.repeat(2000),
];
const oddHeaderText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'null',
    '0',
    '1.x',
    '__proto__',
    'toString',
    'ZHS,ENG',
    '\u00e9\u00ff',
    'x'.repeat(4000),
    "1'--",
  ),
  fc.base64String(),
);
const oddHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  ...[
    'nonce',
    'timestamp',
    'signature',
    'language',
    'tenantAuth',
    'corTicket',
    'accept-encoding',
    'cookie',
    'x-forwarded-for',
    'if-none-match',
    'range',
    'origin',
  ].map((name) => oddHeaderText.map((value) => ({ [name]: value }))),
  fc.constantFrom(
    { 'transfer-encoding': 'chunked' },
    { 'transfer-encoding': 'gzip' },
    { expect: '100-continue' },
    { 'content-encoding': 'gzip' },
    { upgrade: 'h2c' },
  ),
);
const oddLength = fc.oneof(
  { weight: 12, arbitrary: fc.constant(undefined) },
  fc.constantFrom('0', '1', '-1', 'abc', '1e3', '0x10', '99999999999999', '7, 9', ''),
);

function oddBody(members: string[], sample: Sample): fc.Arbitrary<Uint8Array> {
  const some = members.length ? fc.dictionary(fc.constantFrom(...members), oddValue, { maxKeys: 3 }) : fc.constant({});
  const json = fc.oneof(
    {
      weight: 4,
      arbitrary: some.map((odd) =>
        Array.isArray(sample) ? [Object.assign({}, sample[0], odd)] : { ...sample, ...odd },
      ),
    },
    { weight: 2, arbitrary: some },
    fc.jsonValue(),
    fc.array(some, { maxLength: 3 }),
  );
  return fc.oneof(
    { weight: 8, arbitrary: json.map((value) => Buffer.from(JSON.stringify(value))) },
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom('', '{', '\ufeff{}', '{"a":1,}', '['.repeat(5000), '"\\ud800"').map((text) => Buffer.from(text)),
    oddPairs(members).map((pairs) => Buffer.from(pairs)),
  );
}

const oddPairs = (members: string[]) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...members, '__proto__', 'toString', 'id[]', ''),
        fc.oneof(
          oddText.map((text) => encodeURIComponent(text.toWellFormed())),
          oddSegment,
        ),
      ),
      { maxLength: 4 },
    )
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

/** Requests to one call that no client of ours sends. */
export function oddRequestTo(call: Call): fc.Arbitrary<OddRequest> {
  const schema = inputSchema(call);
  const members = Object.keys(schema.items?.properties ?? schema.properties ?? {});
  const hasBody = call.method === 'POST' || call.method === 'PUT';
  return fc
    .record({
      address: fc.constantFrom(...addresses(call)),
      segment: oddSegment,
      query: fc.oneof({ weight: hasBody ? 6 : 1, arbitrary: fc.constant('') }, oddPairs(members)),
      type: fc.oneof(
        {
          weight: 5,
          arbitrary: fc.constant(
            isOffice(call) && call.form ? 'application/x-www-form-urlencoded' : 'application/json',
          ),
        },
        fc.constantFrom(...oddTypes),
      ),
      headers: oddHeaders,
      length: oddLength,
      body: hasBody ? oddBody(members, generateInput(call, { id: '999999999' })) : fc.constant(new Uint8Array()),
    })
    .map(({ address, segment, query, type, headers, length, body }) => ({
      call: { name: call.name, method: call.method, platform: call.platform },
      path: address.replaceAll(/\{\w+\}/g, segment) + (query && `?${query}`),
      headers: hasBody ? { 'content-type': type, ...headers } : headers,
      length,
      body,
    }));
}
