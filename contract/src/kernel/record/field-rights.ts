import { z } from 'zod';
import type { MessageKey } from '../../texts.ts';
import { type Fields, isWritten, type ReadField, type WriteField } from './record.ts';

/**
 * A field that a role may be kept from: `material.marketPrice`. The same datum has the same right wherever a call
 * answers or takes it.
 */
export type FieldRight = `${string}.${string}`;

export const restrictions = ['hidden', 'readonly'] as const;
export type Restriction = (typeof restrictions)[number];

declare module 'zod' {
  interface GlobalMeta {
    'x-right'?: FieldRight;
    'x-filter'?: true;
    'x-shown'?: MessageKey;
  }
}

/** Marks a part of a schema: what a role without the right neither gets nor sends. */
export const withRight = <Schema extends z.ZodType>(right: FieldRight, schema: Schema): Schema =>
  schema.meta({ 'x-right': right });

type Row = Readonly<Record<string, unknown>>;

/**
 * The stored row that each given one is about; undefined for a new one. The given rows are as they were sent, the
 * stored ones as the noun's `detail` answers them.
 */
type MatchRows = (rows: readonly unknown[], stored: readonly Row[]) => readonly (Row | undefined)[];

const matches = new WeakMap<z.ZodType, MatchRows>();

/**
 * Says how a list is matched whose rows have fields with rights: as the noun's own save does it. Without it a role that
 * is kept from such a field cannot save.
 */
export function matchedBy<Schema extends z.ZodArray>(
  match: (rows: readonly unknown[], stored: readonly never[]) => readonly unknown[],
  schema: Schema,
): Schema {
  matches.set(schema, match as unknown as MatchRows);
  return schema;
}

interface Options {
  /** Fields that a button changes and not the form, such as whether the record is enabled. */
  except?: readonly string[];
  /**
   * Records are told apart by these in other places, such as the model of a material: one can be read-only, not hidden,
   * for the reason that is given.
   */
  shown?: Readonly<Record<string, MessageKey>>;
  /** Computed fields that tell what another field holds, such as the name of a unit. */
  follows?: Readonly<Record<string, string>>;
}

/** Everyone who sees a record sees what it is called, and what the system needs to know of it. */
const isRestrictable = (field: ReadField | WriteField): field is WriteField =>
  isWritten(field) && !['code', 'name', 'state'].includes(field.kind);

/** Marks the fields of a noun that a role may be kept from. */
export function restrictable<F extends Fields>(
  noun: string,
  fields: F,
  { except = [], shown = {}, follows = {} }: Options = {},
): F {
  const marked = Object.entries<ReadField | WriteField>(fields).map(([name, field]) => {
    const followed = follows[name];
    if (followed) return [name, { ...field, output: withRight(`${noun}.${followed}`, field.output) }];
    if (!isRestrictable(field) || except.includes(name)) return [name, field];
    const right: FieldRight = `${noun}.${name}`;
    const because = shown[name];
    const input = because ? field.input.meta({ 'x-right': right, 'x-shown': because }) : withRight(right, field.input);
    return [
      name,
      {
        ...field,
        output: withRight(right, field.output),
        input,
        filter: field.filter.meta({ 'x-right': right, 'x-filter': true }),
      },
    ];
  });
  return Object.fromEntries(marked) as F;
}

/** Where the parts of a schema are that have a right. */
export interface RightTree {
  readonly right?: FieldRight;
  /** An input with a right may be left out. */
  readonly isOptional?: boolean;
  /** A list is filtered by it, nothing is changed. */
  readonly isFilter?: boolean;
  /** It can be read-only, not hidden, and why. */
  readonly shownBecause?: MessageKey;
  readonly properties?: ReadonlyMap<string, RightTree>;
  readonly item?: RightTree;
  /** The rows of a list are matched so. */
  readonly match?: MatchRows;
}

interface Building {
  right?: FieldRight;
  isOptional?: boolean;
  isFilter?: boolean;
  shownBecause?: MessageKey;
  properties?: Map<string, Building>;
  item?: Building;
  match?: MatchRows;
}

const trees = new WeakMap<z.ZodType, Building>();
const found = new WeakMap<z.ZodType, RightTree | false>();

/** Undefined for a schema without any. */
export function rightTree(schema: z.ZodType): RightTree | undefined {
  const tree = found.get(schema) ?? (holdsRights(build(schema)) && build(schema));
  found.set(schema, tree);
  return tree || undefined;
}

/** The right of the part at a path: `specList.3.marketPrice`, or `specList.marketPrice` for all rows. */
export const rightAt = (schema: z.ZodType, path: string): FieldRight | undefined => partAt(schema, path)?.right;

/** The right with all that is known of that part; undefined where it has no right. */
export const partAt = (schema: z.ZodType, path: string): RightTree | undefined =>
  partBelow(rightTree(schema), path.split('.'));

function partBelow(tree: RightTree | undefined, path: readonly string[]): RightTree | undefined {
  const [name, ...rest] = path;
  if (!tree || tree.right) return tree;
  if (name === undefined) return undefined;
  if (tree.item) return partBelow(tree.item, /^\d+$/.test(name) ? rest : path);
  return partBelow(tree.properties?.get(name), rest);
}

function build(schema: z.ZodType): Building {
  const cached = trees.get(schema);
  if (cached) return cached;
  const tree: Building = {};
  // Before its parts are built: a tree contains itself.
  trees.set(schema, tree);
  const { 'x-right': right, 'x-filter': isFilter = false, 'x-shown': shownBecause } = schema.meta() ?? {};
  if (right) Object.assign(tree, { right, isFilter, shownBecause, isOptional: schema.safeParse(undefined).success });
  if (schema instanceof z.ZodObject)
    tree.properties = new Map(Object.entries<z.ZodType>(schema.shape).map(([name, part]) => [name, build(part)]));
  else if (schema instanceof z.ZodArray)
    Object.assign(tree, { item: build(schema.element as z.ZodType), match: matches.get(schema) });
  else for (const part of partsOf(schema)) include(tree, build(part));
  return tree;
}

/** The schemas that a wrapper or a union is made of. */
function partsOf(schema: z.ZodType): readonly z.ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[];
  if (schema instanceof z.ZodPipe) return [schema.in as z.ZodType, schema.out as z.ZodType];
  return 'unwrap' in schema && typeof schema.unwrap === 'function' ? [(schema.unwrap as () => z.ZodType)()] : [];
}

function include(tree: Building, part: Building) {
  if (part.right && !tree.right)
    Object.assign(tree, {
      right: part.right,
      isFilter: part.isFilter,
      shownBecause: part.shownBecause,
      isOptional: part.isOptional,
    });
  if (part.item && !tree.item) Object.assign(tree, { item: part.item, match: part.match });
  if (part.properties) tree.properties = new Map([...(tree.properties ?? []), ...part.properties]);
}

/** Whether a part of a schema, or anything in it, has a right. */
export function holdsRights(tree: RightTree | undefined, seen = new Set<RightTree>()): boolean {
  if (!tree || seen.has(tree)) return false;
  seen.add(tree);
  return (
    tree.right !== undefined ||
    holdsRights(tree.item, seen) ||
    [...(tree.properties?.values() ?? [])].some((part) => holdsRights(part, seen))
  );
}
