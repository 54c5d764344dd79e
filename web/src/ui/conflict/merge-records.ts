import type { FieldText, FieldTexts } from '../form/engine/form-context.ts';
import { isPlainObject, isSameValue } from '../form/engine/same-value.ts';

export type Values = Readonly<Record<string, unknown>>;
type Side = 'mine' | 'theirs';
/** `same`: both made the same change. */
type Outcome = 'untouched' | 'mine' | 'theirs' | 'same' | 'conflict';
/** What was chosen for each conflict, by its path; without a choice theirs is kept. */
export type Choices = Readonly<Record<string, Side>>;

interface Versions {
  /** With the keys of elements instead of their positions: `specList.17.itemCode`. */
  readonly path: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}
export interface ValueMerge extends Versions {
  readonly kind: 'value';
  readonly outcome: Outcome;
}
export interface ObjectMerge extends Versions {
  readonly kind: 'object';
  readonly parts: readonly (readonly [name: string, part: Merge])[];
}
/** An element that one side does not have is undefined there. */
export interface ListMerge extends Versions {
  readonly kind: 'list';
  readonly elements: readonly (readonly [key: string, element: Merge])[];
  /** The keys in the order of each side. */
  readonly order: ValueMerge;
}
export type Merge = ValueMerge | ObjectMerge | ListMerge;

/**
 * Three-way merge of the fields of a form. What one side changed alone is merged; what both changed differently
 * is a conflict. Nested objects are merged by field, arrays by the key of their elements. `fields` names the fields by
 * path, without the keys of elements.
 */
export function mergeRecords(base: Values, mine: Values, theirs: Values, fields: FieldTexts): ObjectMerge {
  return mergeObjects('', '', { base, mine, theirs }, fields, Object.keys(mine));
}

type Sides = Omit<Versions, 'path'>;

function mergeValues(path: string, field: string, sides: Sides, fields: FieldTexts): Merge {
  const { base, mine, theirs } = sides;
  const outcome = outcomeOf(sides);
  const values = [base, mine, theirs].filter((value) => value !== undefined && value !== null);
  // An object or an element that one side removed is kept or removed as a whole.
  const isWhole =
    outcome === 'untouched' || values.length < 2 || (values.length < 3 && base !== undefined && base !== null);
  if (!isWhole && values.every(isPlainObject)) return mergeObjects(path, field, sides, fields);
  const keys = outcome === 'untouched' || !values.every(Array.isArray) ? undefined : keysOfSides(sides, fields[field]);
  return keys ? mergeLists(path, field, sides, keys, fields) : { kind: 'value', path, ...sides, outcome };
}

function outcomeOf({ base, mine, theirs }: Sides): Outcome {
  if (isSameValue(mine, base)) return isSameValue(theirs, base) ? 'untouched' : 'theirs';
  if (isSameValue(theirs, base)) return 'mine';
  return isSameValue(mine, theirs) ? 'same' : 'conflict';
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

function mergeObjects(
  path: string,
  field: string,
  sides: Sides,
  fields: FieldTexts,
  names = namesOf(sides),
): ObjectMerge {
  const at = (value: unknown, name: string) => (value as Values | null | undefined)?.[name];
  const parts = names.map((name): readonly [string, Merge] => {
    const part = { base: at(sides.base, name), mine: at(sides.mine, name), theirs: at(sides.theirs, name) };
    const merged = mergeValues(join(path, name), join(field, name), part, fields);
    const isDecided = fields[field]?.derived?.includes(name) && conflictsIn(merged).length > 0;
    return [name, isDecided ? { kind: 'value', path: merged.path, ...part, outcome: 'theirs' } : merged];
  });
  return { kind: 'object', path, ...sides, parts };
}

const namesOf = ({ base, mine, theirs }: Sides) =>
  Object.keys({ ...(theirs as object), ...(base as object), ...(mine as object) });

type Keys = Record<keyof Sides, readonly string[]>;

/** Undefined where elements cannot be told apart: then the array is one value. */
function keysOfSides({ base, mine, theirs }: Sides, { keyOf, matchBy }: Partial<FieldText> = {}): Keys | undefined {
  const keysOf = (list: unknown) => ((list ?? []) as readonly unknown[]).map((element) => keyOfElement(element, keyOf));
  const [ofBase, ofMine, ofTheirs] = [keysOf(base), keysOf(mine), keysOf(theirs)];
  const stored = new Map(
    [[base, ofBase] as const, [theirs, ofTheirs] as const].flatMap(([list, keys]) =>
      matchBy
        ? ((list ?? []) as readonly Values[]).map((element, index) => [matchBy(element), keys[index]] as const)
        : [],
    ),
  );
  // A row that was added in the form has no key before it is saved.
  const keyOfNew = (element: unknown, index: number) =>
    isPlainObject(element) ? ((matchBy && stored.get(matchBy(element))) ?? `+${index}`) : undefined;
  const named = ofMine.map((key, index) => key ?? keyOfNew((mine as readonly unknown[])[index], index));
  const isUnique = (keys: readonly (string | undefined)[]): keys is string[] =>
    !keys.includes(undefined) && new Set(keys).size === keys.length;
  return isUnique(ofBase) && isUnique(named) && isUnique(ofTheirs)
    ? { base: ofBase, mine: named, theirs: ofTheirs }
    : undefined;
}

function keyOfElement(element: unknown, keyOf: FieldText['keyOf']): string | undefined {
  const key = isPlainObject(element) ? (keyOf ?? ((record: Values) => record.id))(element) : element;
  const text = typeof key === 'string' || typeof key === 'number' ? String(key).trim() : '';
  return text === '' ? undefined : text;
}

function mergeLists(path: string, field: string, sides: Sides, keys: Keys, fields: FieldTexts): ListMerge {
  const byKey = (side: keyof Sides) =>
    new Map(keys[side].map((key, index) => [key, (sides[side] as readonly unknown[])[index]]));
  const [base, mine, theirs] = [byKey('base'), byKey('mine'), byKey('theirs')];
  const all = [...new Set([...theirs.keys(), ...mine.keys(), ...base.keys()])];
  const elements = all.map(
    (key) =>
      [
        key,
        mergeValues(
          join(path, key),
          field,
          { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) },
          fields,
        ),
      ] as const,
  );
  // Only elements that every side has can be moved by one of them.
  const common = (side: keyof Sides) => keys[side].filter((key) => base.has(key) && mine.has(key) && theirs.has(key));
  const moved = { base: common('base'), mine: common('mine'), theirs: common('theirs') };
  const order: ValueMerge = { kind: 'value', path: join(path, '#'), ...keys, outcome: outcomeOf(moved) };
  return { kind: 'list', path, ...sides, elements, order };
}

/** The merged value: theirs wherever mine was not changed or not chosen. */
export function mergedValue(merge: Merge, choices: Choices = {}): unknown {
  if (merge.kind === 'object')
    return Object.fromEntries(merge.parts.map(([name, part]) => [name, mergedValue(part, choices)]));
  if (merge.kind === 'value') return takesMine(merge, choices) ? merge.mine : merge.theirs;
  const { order, elements } = merge;
  const kept = new Map(
    elements.flatMap(([key, element]) => {
      const value = mergedValue(element, choices);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
  const [mine, theirs] = [order.mine as readonly string[], order.theirs as readonly string[]];
  const keys = takesMine(order, choices) ? mergeOrder(mine, theirs, kept) : mergeOrder(theirs, mine, kept);
  return keys.map((key) => kept.get(key));
}

const takesMine = ({ outcome, path }: ValueMerge, choices: Choices) =>
  outcome === 'mine' || (outcome === 'conflict' && choices[path] === 'mine');

/** Every value that was merged on its own, orders of lists included. */
export function valuesOf(merge: Merge): ValueMerge[] {
  if (merge.kind === 'value') return [merge];
  const parts = merge.kind === 'object' ? merge.parts : merge.elements;
  return [...parts.flatMap(([, part]) => valuesOf(part)), ...(merge.kind === 'list' ? [merge.order] : [])];
}

export const conflictsIn = (merge: Merge) => valuesOf(merge).filter(({ outcome }) => outcome === 'conflict');

/** The kept keys in the order of `first`; what only `second` has follows the same neighbour as there. */
function mergeOrder(first: readonly string[], second: readonly string[], kept: ReadonlyMap<string, unknown>): string[] {
  const merged = first.filter((key) => kept.has(key));
  const ofFirst = new Set(first);
  const ofSecond = new Set(second);
  let place = 0;
  for (const key of second) {
    if (!kept.has(key)) continue;
    if (ofFirst.has(key)) {
      place = merged.indexOf(key) + 1;
      continue;
    }
    // Behind what `first` added at the same place.
    while (place < merged.length && !ofSecond.has(merged[place]!)) place++;
    merged.splice(place++, 0, key);
  }
  return merged;
}
