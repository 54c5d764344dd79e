import type { Call } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { answerBody, envelope } from './answer-body.ts';

type Schema = z.core.JSONSchema.BaseSchema;

const options = { target: 'draft-7', io: 'output' } as const;
const fullSchema = (schema: z.ZodType): Schema => z.toJSONSchema(schema, options);
/** Where a role may not see every field: those that have a right may be absent. */
const partialSchema = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, {
    ...options,
    override: ({ jsonSchema }) => {
      const { required, properties = {} } = jsonSchema;
      if (required) jsonSchema.required = required.filter((name) => !('x-right' in Object(properties[name])));
    },
  });

/** The whole answer of a call, or its rows alone, which large pages are written by. */
type Part = 'answer' | 'rows';
const kept = {
  answer: { full: new WeakMap<Call, Schema>(), partial: new WeakMap<Call, Schema>() },
  rows: { full: new WeakMap<Call, Schema>(), partial: new WeakMap<Call, Schema>() },
};

/**
 * fast-json-stringify writes answers from it; it cannot write what the contract does not name. Made for the first answer of
 * a call: those of all calls would take more than half a second of a start. The same object each time, because Fastify
 * keeps what it compiled for it.
 */
function schemaOf(call: Call, part: Part, isPartial: boolean): Schema {
  const known = kept[part][isPartial ? 'partial' : 'full'];
  const written = part === 'answer' ? envelope : ({ output }: Call) => z.array(output);
  const schema = known.get(call) ?? (isPartial ? partialSchema : fullSchema)(written(call));
  known.set(call, schema);
  return schema;
}

type Write = (value: unknown) => string;

export const writerOf = (call: Call, part: Part, reply: FastifyReply, isPartial: boolean) =>
  reply.compileSerializationSchema(schemaOf(call, part, isPartial)) as Write;

/** Written here and not by Fastify, which would take the serializer of an answer also for the error that replaces it. */
export function writeAnswer(
  call: Call,
  result: unknown,
  language: Language,
  reply: FastifyReply,
  isPartial: boolean,
): string {
  reply.type('application/json; charset=utf-8');
  return writerOf(call, 'answer', reply, isPartial)(answerBody(call, result, language));
}
