import type { VariantSpecification } from '@edp/contract/modules/product/variant.ts';

/**
 * The specifications that the variants differ by, each with the chosen values. A single style has none, and so one
 * combination: the empty one.
 */
export type Matrix = readonly VariantSpecification[];

/** One value of each specification, by their ids. */
export type Combination = readonly string[];

/** A change of a cell asks for the keys of all rows; a combination is never changed, so its key is made once. */
const keys = new WeakMap<Combination, string>();

export function keyOf(combination: Combination): string {
  const key = keys.get(combination) ?? combination.join('/');
  keys.set(combination, key);
  return key;
}

/** One without a value yet says nothing about variants. */
export const withValues = (matrix: Matrix): Matrix => matrix.filter(({ specValueList }) => specValueList.length > 0);

/** How many combinations there are, without building them. */
export const countOf = (matrix: Matrix) =>
  withValues(matrix).reduce((count, { specValueList }) => count * specValueList.length, 1);

const combinationsByMatrix = new WeakMap<Matrix, readonly Combination[]>();

/** All combinations; the last specification changes fastest. */
export function combinationsOf(matrix: Matrix): readonly Combination[] {
  const combinations =
    combinationsByMatrix.get(matrix) ??
    withValues(matrix).reduce<Combination[]>(
      (before, { specValueList }) =>
        before.flatMap((combination) => specValueList.map(({ id }) => [...combination, id])),
      [[]],
    );
  combinationsByMatrix.set(matrix, combinations);
  return combinations;
}

/**
 * The names of the values of each specification by their ids; a matrix is never changed, so they are looked up once.
 */
const namesByMatrix = new WeakMap<Matrix, readonly ReadonlyMap<string, string>[]>();

/** The names of the values of a combination. */
export function namesOf(matrix: Matrix, combination: Combination): string[] {
  const nameMaps =
    namesByMatrix.get(matrix) ??
    withValues(matrix).map(({ specValueList }) => new Map(specValueList.map(({ id, specValue }) => [id, specValue])));
  namesByMatrix.set(matrix, nameMaps);
  return nameMaps.map((names, index) => names.get(combination[index] ?? '') ?? '');
}

const replaceAt = (matrix: Matrix, id: string, change: (of: VariantSpecification) => VariantSpecification): Matrix =>
  matrix.map((each) => (each.id === id ? change(each) : each));

export const addSpecification = (matrix: Matrix, added: Pick<VariantSpecification, 'id' | 'name'>): Matrix =>
  matrix.some(({ id }) => id === added.id)
    ? matrix
    : [...matrix, { id: added.id, name: added.name, specValueList: [] }];

export const removeSpecification = (matrix: Matrix, id: string): Matrix => matrix.filter((each) => each.id !== id);

type Value = VariantSpecification['specValueList'][number];

/** Values that it has already are not added again. */
export const addValues = (matrix: Matrix, id: string, added: readonly Value[]): Matrix =>
  replaceAt(matrix, id, (of) => ({
    ...of,
    specValueList: [
      ...of.specValueList,
      ...added.filter((value) => of.specValueList.every((each) => each.id !== value.id)),
    ],
  }));

export const removeValue = (matrix: Matrix, id: string, valueId: string): Matrix =>
  replaceAt(matrix, id, (of) => ({ ...of, specValueList: of.specValueList.filter((each) => each.id !== valueId) }));

export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

export const moveValue = (matrix: Matrix, id: string, from: number, to: number): Matrix =>
  replaceAt(matrix, id, (of) => ({ ...of, specValueList: [...moved(of.specValueList, from, to)] }));
