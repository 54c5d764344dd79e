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

/** The whole answer of a call, or what large ones are written by: the rows of a page, the nodes of a tree. */
const parts = { answer: envelope, rows: ({ output }: Call) => z.array(output), nodes: ({ output }: Call) => output };
type Part = keyof typeof parts;
const keep = () => ({ full: new WeakMap<Call, Schema>(), partial: new WeakMap<Call, Schema>() });
const kept: Record<Part, ReturnType<typeof keep>> = { answer: keep(), rows: keep(), nodes: keep() };

/**
 * fast-json-stringify writes answers from it; it cannot write what the contract does not name. Made for the first
 * answer of a call: those of all calls would take more than half a second of a start. The same object each time,
 * because Fastify keeps what it compiled for it.
 */
function schemaOf(call: Call, part: Part, isPartial: boolean): Schema {
  const schemas = kept[part][isPartial ? 'partial' : 'full'];
  const schema = schemas.get(call) ?? (isPartial ? partialSchema : fullSchema)(parts[part](call));
  schemas.set(call, schema);
  return schema;
}

type Write = (value: unknown) => string;

export const writerOf = (call: Call, part: Part, reply: FastifyReply, isPartial: boolean) =>
  reply.compileSerializationSchema(schemaOf(call, part, isPartial)) as Write;

/**
 * Written here and not by Fastify, which would take the serializer of an answer also for the error that replaces it.
 */
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
