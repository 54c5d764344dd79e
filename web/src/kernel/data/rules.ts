import type { Call } from '@edp/contract/kernel/call.ts';
import type { FieldError } from '@edp/contract/kernel/envelope.ts';
import { translateRule } from '@edp/contract/texts.ts';
import type { z } from 'zod';
import { language } from '../text/language.ts';

export type FormCall = Call<z.ZodObject>;

/** The broken rules of a schema by path (`specList.3.itemCode`), the first of each path, in the user's language. */
export function issuesOf(schema: z.ZodType, value: unknown): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    const field = path.join('.');
    if (!found.has(field)) found.set(field, { field, message: translateRule(message, language()) });
  }
  return [...found.values()];
}

/** The schema of the field at a path, through nested objects, arrays and optional parts; undefined if there is none. */
export function schemaAt(schema: z.ZodType, path: string): z.ZodType | undefined {
  let found: z.core.$ZodType | undefined = schema;
  for (const key of path.split('.')) found = found && childOf(found, key);
  return found as z.ZodType | undefined;
}

const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)['_zod'].def;

function childOf(schema: z.core.$ZodType, key: string): z.core.$ZodType | undefined {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return def.shape[key];
    case 'array':
      return def.element;
    case 'record':
      return def.valueType;
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return childOf(def.innerType, key);
    case 'pipe':
      // A transformation has no fields: those of its input count, or of its output after a `preprocess`.
      return childOf(def.in, key) ?? childOf(def.out, key);
    default:
      return undefined;
  }
}

/** The most characters that a text may have, if the schema says. */
export function maxLengthOf(schema: z.core.$ZodType): number | undefined {
  const def = defOf(schema);
  if (def.type === 'string') return (schema as z.ZodString).maxLength ?? undefined;
  return def.type === 'pipe' ? maxLengthOf(def.out) : undefined;
}

export const isRequired = (field: z.ZodType) => !field.safeParse(undefined).success;

/** The fields of a record that the schema has. */
export function pickInput<Schema extends z.ZodObject>(schema: Schema, record: object): z.input<Schema> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name in schema.shape)) as z.input<Schema>;
}

/** The fields of a record that the call's input has. */
export const inputOf = <C extends FormCall>(call: C, record: object): z.input<C['input']> =>
  pickInput(call.input, record) as z.input<C['input']>;
