import { restrictableField, restrictableFields } from '@edp/contract/field-rights.ts';
import type { Call } from '@edp/contract/kernel/call.ts';
import {
  type FieldRight,
  type Restriction,
  type RightTree,
  rightTree,
} from '@edp/contract/kernel/record/field-rights.ts';
import { z } from 'zod';
import type { FieldAccess } from '../../kernel/field-rights/field-access.ts';
import { allCalls } from '../../modules.ts';
import { nounOf } from '../call-classes.ts';

/** Where an input has a field with a right; `*` stands for the rows of a list: `specList`, `*`, `marketPrice`. */
export interface LockedPath {
  readonly name: string;
  readonly path: readonly string[];
  readonly right: FieldRight;
}

export const anyRow = '*';

function pathsIn(tree: RightTree | undefined, path: readonly string[] = []): LockedPath[] {
  // No input that writes a record is deeper.
  if (!tree || path.length > 4) return [];
  if (tree.right)
    return tree.isFilter || !restrictableField(tree.right) ? [] : [{ name: path.join('.'), path, right: tree.right }];
  return [
    ...[...(tree.properties ?? [])].flatMap(([name, part]) => pathsIn(part, [...path, name])),
    ...pathsIn(tree.item, [...path, anyRow]),
  ];
}

export const pathsOf = ({ input }: Pick<Call, 'input'>) => pathsIn(rightTree(input));

/** Every call that takes a field that a role may be kept from, to write it. */
const writing = allCalls.filter((call) => call.writes && pathsOf(call).length > 0);

const has = ({ input }: Call, name: string) => input instanceof z.ZodObject && name in input.shape;

/** They name a record, so something is stored that they could overwrite. */
export const updates = writing.filter((call) => has(call, 'id'));
export const translations = writing.filter(({ input }) => input instanceof z.ZodArray);
/** These only make records. */
export const additions = writing.filter((call) => !updates.includes(call) && !translations.includes(call));

export const callOf = (noun: string, action: string) => allCalls.find(({ name }) => name === `${noun}.${action}`)!;
export const detailOf = (call: Call) => callOf(nounOf(call), 'detail');

/** Every field that a role may be kept from; where it cannot be hidden, it is read-only. */
export const restrictAll = (restriction: Restriction) => restrictEach(() => restriction);
export const restrictByTurns = () => restrictEach((place) => (place % 2 === 0 ? 'hidden' : 'readonly'));

const restrictEach = (restrictionAt: (place: number) => Restriction): Record<FieldRight, Restriction> =>
  Object.fromEntries(
    Object.entries(restrictableFields).flatMap(([noun, fields]) =>
      fields.map(({ name, canHide }, place) => [`${noun}.${name}`, canHide ? restrictionAt(place) : 'readonly']),
    ),
  );

/** A role with these restrictions is kept from these fields. */
export function accessTo(restrictions: Readonly<Record<FieldRight, Restriction>>): FieldAccess {
  const rightsWith = (restriction: Restriction) =>
    new Set((Object.keys(restrictions) as FieldRight[]).filter((right) => restrictions[right] === restriction));
  return { hidden: rightsWith('hidden'), readOnly: rightsWith('readonly') };
}

export type Input = Record<string, unknown>;

/** What a record has at a path, in every row. */
export function valuesAt(record: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [record];
  if (name === anyRow) return (record as readonly unknown[]).flatMap((row) => valuesAt(row, rest));
  return valuesAt((record as Record<string, unknown> | undefined)?.[name], rest);
}

/** A copy with another value at a path, in every row; undefined leaves the field out. */
export function withAt(record: Input, [name, ...rest]: readonly string[], value: unknown): Input {
  const { [name!]: now, ...others } = record;
  if (rest.length === 0) return value === undefined ? others : { ...record, [name!]: value };
  if (now === undefined) return record;
  const changed =
    rest[0] === anyRow
      ? (now as readonly Input[]).map((row) => withAt(row, rest.slice(1), value))
      : withAt(now as Input, rest, value);
  return { ...record, [name!]: changed };
}

/** The schema of the field at a path of an input. */
export function schemaAt(schema: z.ZodType, path: readonly string[]): z.ZodType {
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[name] as z.ZodType, rest);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element as z.ZodType, rest);
  if (schema instanceof z.ZodPipe) return schemaAt(schema.in as z.ZodType, path);
  return schemaAt((schema as z.ZodType & { unwrap: () => z.ZodType }).unwrap(), path);
}
