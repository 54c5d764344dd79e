import type { z } from 'zod';
import { issuesOf } from '../../../kernel/data/rules.ts';
import { fieldAccess } from '../../../kernel/session/field-access.ts';
import type { FieldValues } from './form-store.ts';

interface Options {
  /** Converts the values of the form to the input of the schema, where they differ. */
  toInput: (values: FieldValues) => unknown;
  /** The name of the field that shows an error at this path. */
  fieldOf: (path: string) => string;
  /** Told how many parts of each field are wrong: a grid is one field with many cells. */
  onCounted?: (counts: ReadonlyMap<string, number>) => void;
}

/** The messages of a form's values by the names of its fields: the rules and the words of the server. */
export function messagesOf(
  schema: z.ZodType,
  values: FieldValues,
  { toInput, fieldOf, onCounted }: Options,
): Map<string, string> {
  const messages = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { field, message } of issuesOf(schema, toInput(values))) {
    // The server completes what the role cannot see.
    if (fieldAccess(schema, field) === 'hidden') continue;
    const name = fieldOf(field);
    if (!messages.has(name)) messages.set(name, message);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  onCounted?.(counts);
  return messages;
}
