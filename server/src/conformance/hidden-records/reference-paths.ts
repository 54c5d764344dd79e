import { isDeepStrictEqual } from 'node:util';
import type { Call } from '@edp/contract/kernel/call.ts';
import { z } from 'zod';
import { anyRow } from '../locked-fields/locked-paths.ts';

/** Where an input names another record; `*` stands for the rows of a list. */
export interface ReferencePath {
  readonly name: string;
  readonly path: readonly string[];
  /** A list of ids rather than one. */
  readonly isList: boolean;
}

const id = '7000001';

/** Takes this and leaves it as it is, and does not take the other. */
const keeps = (schema: z.ZodType, value: unknown, other: unknown) => {
  const { success, data } = schema.safeParse(value);
  return success && isDeepStrictEqual(data, value) && !schema.safeParse(other).success;
};

function pathsIn(schema: z.ZodType, path: readonly string[]): ReferencePath[] {
  const container = containerOf(schema);
  const hasRows = container instanceof z.ZodArray && container.element instanceof z.ZodObject;
  const isList = !hasRows && keeps(schema, [id], ['x']);
  // Amounts are no ids.
  const isId = keeps(schema, id, 'x') && !schema.safeParse('0.5').success;
  if (path.length > 0 && (isList || isId)) return [{ name: path.join('.'), path, isList }];
  if (container instanceof z.ZodObject)
    return Object.entries(container.shape).flatMap(([name, part]) => pathsIn(part as z.ZodType, [...path, name]));
  if (schema instanceof z.ZodUnion) {
    const all = schema.options.flatMap((option) => pathsIn(option as z.ZodType, path));
    return [...new Map(all.map((each) => [each.name, each])).values()];
  }
  return container ? pathsIn(container.element as z.ZodType, [...path, anyRow]) : [];
}

/** The object or the list in what may be left out, refined or transformed. */
function containerOf(schema: z.ZodType): z.ZodObject | z.ZodArray | undefined {
  if (schema instanceof z.ZodObject || schema instanceof z.ZodArray) return schema;
  const inner =
    schema instanceof z.ZodPipe ? schema.in : (schema as z.ZodType & { unwrap?: () => z.ZodType }).unwrap?.();
  return inner && containerOf(inner as z.ZodType);
}

/** What names the record that is saved, and no other. */
const own: ReadonlySet<string> = new Set(['id', 'skuId']);

export const referencesOf = ({ input }: Pick<Call, 'input'>): ReferencePath[] =>
  pathsIn(input, []).filter(({ path }) => path.length > 1 || !own.has(path[0]!));
