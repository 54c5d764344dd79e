import { addresses, type Call } from '@edp/contract/kernel/call.ts';
import { z } from 'zod';

const accessTexts: Readonly<Record<string, string>> = {
  anyone: 'Signed headers, no session.',
  link: 'Loaded by the browser itself: no headers.',
  member: 'Any session.',
  visitor: 'Any session, or none.',
};

/** OpenAPI 3.1 of every call, from the same schemas that the server validates with. */
export function openApi(calls: readonly Call[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'EDP', version, description: 'Every answer is `{ code, status, message, data, total? }`; `code` 0 means success.' },
    paths,
    components: {
      securitySchemes: {
        corTicket: {
          type: 'apiKey',
          in: 'header',
          name: 'corTicket',
          description: 'From login. With it go `timestamp` (ms), `nonce` and `signature` = hex SHA-256 of timestamp + nonce + ticket.',
        },
      },
    },
  };
}

function operation(call: Call) {
  return {
    operationId: call.name,
    tags: [call.name.split('.')[0]],
    summary: `${call.writes ? 'Changes data. ' : ''}${accessTexts[call.can] ?? `Needs the permission ${call.can}.`}`,
    description: `Also at ${addresses(call).map((address) => `\`${address}\``).join(', ')}`,
    security: securityOf(call),
    ...inputOf(call),
    responses: { 200: { description: 'Success', content: answerOf(call) } },
  };
}

function securityOf({ can }: Call) {
  if (can === 'anyone' || can === 'link') return [];
  return can === 'visitor' ? [{ corTicket: [] }, {}] : [{ corTicket: [] }];
}

const schema = (type: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return rest as { properties?: Record<string, unknown>; required?: string[] };
};

function inputOf(call: Call) {
  const input = schema(call.input, 'input');
  const names = Object.keys(input.properties ?? {});
  const inPath = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!));
  if (call.method === 'GET' || call.method === 'DELETE') {
    return {
      parameters: names.map((name) => ({
        name,
        in: inPath.has(name) ? 'path' : 'query',
        required: inPath.has(name) || (input.required?.includes(name) ?? false),
        schema: input.properties![name],
      })),
    };
  }
  const properties = call.upload ? { ...input.properties, file: { type: 'string', format: 'binary' } } : input.properties;
  const type = call.upload ? 'multipart/form-data' : 'application/json';
  return { requestBody: { content: { [type]: { schema: { ...input, ...(properties && { properties }) } } } } };
}

function answerOf(call: Call) {
  if (call.answer === 'raw') return { 'application/octet-stream': {} };
  const value = schema(call.output, 'output');
  const data = call.answer === 'page' ? { type: 'array', items: value } : value;
  const properties = {
    code: { type: 'integer' },
    status: { type: 'boolean' },
    message: { type: 'string' },
    data,
    ...(call.answer === 'page' && { total: { type: 'integer' } }),
  };
  return { 'application/json': { schema: { type: 'object', properties } } };
}
