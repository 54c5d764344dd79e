import { z } from 'zod';
import type { Fields } from '../record/record.ts';

const fieldsBySchema = new WeakMap<z.ZodType, Fields>();

/**
 * The condition of a list, or of all that its filters find. It is checked where it is used (`conditionSchema`), so that
 * lists load without its rules.
 */
export function conditionOf(fields: Fields) {
  const schema = z.unknown().optional();
  fieldsBySchema.set(schema, fields);
  return schema;
}

/** The fields that it can test; undefined for another schema. */
export const fieldsOfCondition = (schema: z.ZodType): Fields | undefined => fieldsBySchema.get(schema);
