import { type FieldRight, rightAt, rightTree } from '@edp/contract/kernel/record/field-rights.ts';
import type { z } from 'zod';
import { queryClient } from '../http/query-client.ts';
import { resourcesQuery } from './access.ts';

export type FieldAccess = 'hidden' | 'readonly' | 'editable';

/** What the active role may do with a field, as the server enforces it. */
export function accessTo(right: FieldRight | undefined): FieldAccess {
  const fields = queryClient.getQueryData(resourcesQuery.queryKey)?.fields;
  if (right === undefined || !fields) return 'editable';
  if (fields.hidden.includes(right)) return 'hidden';
  return fields.readOnly.includes(right) ? 'readonly' : 'editable';
}

/** The same of the part of a schema at a path: `specList.3.marketPrice`. */
export const fieldAccess = (schema: z.ZodType, path: string) => accessTo(rightAt(schema, path));

/**
 * What may be sent: a record without the fields that the role may see and not change. Those that are required go along
 * as they were.
 */
export function withoutReadOnly<Input extends object>(schema: z.ZodType, input: Input): Input {
  const properties = rightTree(schema)?.properties;
  if (!properties) return input;
  const isKept = (name: string) =>
    properties.get(name)?.isOptional !== true || accessTo(properties.get(name)?.right) !== 'readonly';
  return Object.fromEntries(Object.entries(input).filter(([name]) => isKept(name))) as Input;
}
