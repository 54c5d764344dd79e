import { addresses, type Call, isOffice } from '@edp/contract/kernel/call.ts';
import type { Channel, Events } from '@edp/contract/kernel/channel.ts';
import { z } from 'zod';
import { envelope } from '../http/answer-body.ts';

const accessTexts: Readonly<Record<string, string>> = {
  anyone: 'Signed headers, no session.',
  link: 'Loaded by the browser itself: no headers.',
  member: 'Any session.',
  staff: 'Any session whose active role is not a dealer’s.',
  visitor: 'Any session, or none.',
};

const description =
  'Every answer is `{ code, status, message, data, total?, approximate? }`, of office calls with `msg` and `page: { list, totalCount, approximate? }`; ' +
  '`code` 0 means success. A list is counted up to 1,000 rows; beyond, its total is an estimate and `approximate` is true, unless the input has `exactTotal: 1`.';

/** OpenAPI 3.1 of every call, from the same schemas that the server validates with. */
export function openApi(calls: readonly Call[], channels: readonly Channel[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  for (const channel of channels) paths[channel.path] = { get: opening(channel) };
  return {
    openapi: '3.1.0',
    info: { title: 'EDP', version, description },
    paths,
    components: {
      securitySchemes: {
        corTicket: {
          type: 'apiKey',
          in: 'header',
          name: 'corTicket',
          description:
            'From login. With it go `timestamp` (ms), `nonce` and `signature` = hex SHA-256 of timestamp + nonce + ticket.',
        },
      },
    },
  };
}

const accessText = (call: Call) =>
  `${call.writes ? 'Changes data. ' : ''}${accessTexts[call.can] ?? `Needs the permission ${[call.can, ...call.orCan].join(' or ')}.`}`;

function operation(call: Call) {
  const alsoAt = `Also at ${addresses(call)
    .map((address) => `\`${address}\``)
    .join(', ')}`;
  return {
    operationId: call.name,
    tags: [call.name.split('.')[0]],
    summary: call.summary || accessText(call),
    description: call.summary ? `${accessText(call)} ${alsoAt}` : alsoAt,
    security: securityOf(call),
    ...inputOf(call),
    responses: { 200: { description: 'Success', content: answerOf(call) } },
  };
}

/** OpenAPI knows no WebSocket: its opening is a GET, and an extension says what is spoken afterwards. */
function opening({ name, path, sends, receives }: Channel) {
  const frames = (events: Events, io: 'input' | 'output') =>
    Object.fromEntries(Object.entries(events).map(([event, data]) => [event, jsonSchema(data, io)]));
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: 'WebSocket. Frames are JSON texts `{ event, data }`.',
    parameters: namesIn(path).map((parameter) => ({
      name: parameter,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    responses: { 101: { description: 'Switching protocols' }, 426: { description: 'Not a WebSocket request' } },
    'x-channel': { sends: frames(sends, 'input'), receives: frames(receives, 'output') },
  };
}

function securityOf({ can }: Call) {
  if (can === 'anyone' || can === 'link') return [];
  return can === 'visitor' ? [{ corTicket: [] }, {}] : [{ corTicket: [] }];
}

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);

export function jsonSchema(type: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return rest as { properties?: Record<string, unknown>; required?: string[] };
}

function inputOf(call: Call) {
  const input = jsonSchema(call.input, 'input');
  const names = Object.keys(input.properties ?? {});
  const inPath = new Set(namesIn(call.path));
  const parameter = (name: string) => ({
    name,
    in: inPath.has(name) ? 'path' : 'query',
    required: inPath.has(name) || (input.required?.includes(name) ?? false),
    schema: input.properties![name],
  });
  if (call.method === 'GET' || call.method === 'DELETE') return { parameters: names.map(parameter) };
  const properties = call.upload
    ? { ...input.properties, file: { type: 'string', format: 'binary' } }
    : input.properties;
  const body = { schema: { ...input, ...(properties && { properties }) } };
  return {
    parameters: [...inPath].map(parameter),
    requestBody: { content: Object.fromEntries(bodyTypes(call).map((type) => [type, body])) },
  };
}

function answerOf(call: Call) {
  if (call.answer === 'raw') return { 'application/octet-stream': {} };
  return { 'application/json': { schema: jsonSchema(envelope(call), 'output') } };
}

function bodyTypes(call: Call): string[] {
  if (call.upload) return ['multipart/form-data'];
  const form = 'application/x-www-form-urlencoded';
  if (!isOffice(call)) return ['application/json'];
  return call.form ? [form, 'application/json'] : ['application/json', form];
}
