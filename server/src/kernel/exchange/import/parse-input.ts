import type { Sheet } from '@edp/contract/kernel/exchange/sheet.ts';
import { z } from 'zod';
import type { InputParser } from './importer.ts';

type Outcome = { data: unknown } | { message: string };

/** So many values of each field are remembered. */
export const mostKnown = 5000;
/**
 * Keys and names are shorter. What is longer means no record, and is not kept beyond its slice, or a small file would
 * fill the memory.
 */
const longestKnown = 200;
export const isShort = (text: string) => text.length <= longestKnown;

/** The earlier row with this key; the first one is remembered. */
export function earlierRow(seen: Map<string, number>, key: string, row: number): number | undefined {
  const earlier = seen.get(key);
  if (earlier === undefined && isShort(key)) seen.set(key, row);
  return earlier;
}

/**
 * Checks inputs with the schema of the save call: what a record has `before`, and the `values` instead. Most cells
 * of a column say the same as others, so each field is parsed by itself and what
 * it says of a value is remembered: for a wide record that is ten times as fast. Rules about several fields follow when
 * each is good.
 */
export function inputParser(sheet: Sheet): InputParser {
  const fields = Object.entries(inputFields(sheet)).map(([field, part]) => ({ field, parse: rememberingParser(part) }));
  // Of anything rather than of an object, which would be copied field by field.
  const rules = z
    .unknown()
    .check(...((sheet.save!.input.def as { checks?: z.core.$ZodCheck<unknown>[] }).checks ?? []));
  return (before, values) => {
    const data: Record<string, unknown> = {};
    const issues: { field: string; message: string }[] = [];
    for (const { field, parse } of fields) {
      const value = values[field];
      const outcome = parse(value === undefined ? before[field] : value);
      if ('message' in outcome) issues.push({ field, message: outcome.message });
      else if (outcome.data !== undefined) data[field] = outcome.data;
    }
    if (issues.length > 0) return { data, issues };
    const { error } = rules.safeParse(data);
    return { data, issues: error?.issues.map(({ path, message }) => ({ field: String(path[0]), message })) ?? [] };
  };
}

/**
 * The schema of each field that a save takes. Those of an object within the input stand beside its own, as columns do.
 */
export function inputFields({ save, columns }: Sheet): Readonly<Record<string, z.ZodType>> {
  const own = shapeOf(save!.input);
  const within = [...new Set(columns.flatMap((column) => column.within ?? []))];
  return Object.assign({}, own, ...within.map((name) => shapeOf(own[name]!))) as Record<string, z.ZodType>;
}

/** Of an object that may be left out. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  const object = schema instanceof z.ZodPrefault ? schema.unwrap() : schema;
  if (!(object instanceof z.ZodObject)) throw new Error('only an object has fields');
  return object.shape;
}

function rememberingParser(schema: z.ZodType): (value: unknown) => Outcome {
  const outcomes = new Map<unknown, Outcome>();
  return (value) => {
    // Texts and numbers are their own keys, and differ from each other; a path is told by its end.
    const key = Array.isArray(value) ? (value.length === 1 ? `path ${String(value[0])}` : value) : value;
    const found = outcomes.get(key);
    if (found) return found;
    const { success, data, error } = schema.safeParse(value);
    const outcome = success ? { data } : { message: error.issues[0]!.message };
    if (typeof key !== 'object' && outcomes.size < mostKnown && (typeof key !== 'string' || isShort(key)))
      outcomes.set(key, outcome);
    return outcome;
  };
}
