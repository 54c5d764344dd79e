import { mostVariants } from '@edp/contract/modules/product/product-limits.ts';
import { generatedName } from '@edp/contract/modules/product/variant-name.ts';
import { combinationsOf, countOf, keyOf, namesOf, withValues, type Combination, type Matrix } from './matrix.ts';
import { blankVariant, type VariantRow } from './variant-row.ts';

/** The variants of a form. A combination without a row was excluded. */
export interface Variants {
  readonly matrix: Matrix;
  readonly rows: readonly VariantRow[];
}

export type Plan =
  /** More than a product may have: nothing was built. */
  | { readonly tooMany: number }
  | {
      readonly tooMany?: undefined;
      readonly rows: readonly VariantRow[];
      readonly added: number;
      readonly kept: number;
      readonly removed: readonly VariantRow[];
      /** Those of the removed that stock or other records hold. */
      readonly held: readonly VariantRow[];
      readonly excluded: number;
    };

/**
 * The rows after a change of the matrix. A combination that stays keeps its row with all that was typed. With another
 * specification, a row continues as the first of the combinations that it becomes; without one, the first of several
 * rows that become the same continues. What was excluded stays excluded.
 */
export function planChange(before: Variants, matrix: Matrix, productName: string): Plan {
  const count = countOf(matrix);
  if (count > mostVariants) return { tooMany: count };

  const formerMatrix = withValues(before.matrix);
  const nextMatrix = withValues(matrix);
  const shared = nextMatrix.filter(({ id }) => formerMatrix.some((each) => each.id === id)).map(({ id }) => id);
  const placesIn = (of: Matrix) => shared.map((id) => of.findIndex((each) => each.id === id));
  const partOf = (combination: Combination, places: readonly number[]) =>
    keyOf(places.map((place) => combination[place] ?? ''));
  const [formerPlaces, nextPlaces] = [placesIn(formerMatrix), placesIn(nextMatrix)];

  const waiting = Map.groupBy(before.rows, ({ specValues }) => partOf(specValues, formerPlaces));
  const parts = new Set(waiting.keys());
  const formerParts = new Set(combinationsOf(formerMatrix).map((combination) => partOf(combination, formerPlaces)));
  const defaults = defaultsOf(before.rows);

  const rows: VariantRow[] = [];
  let added = 0;
  let excluded = 0;
  for (const combination of combinationsOf(nextMatrix)) {
    const part = partOf(combination, nextPlaces);
    const row = waiting.get(part)?.shift();
    const name = generatedName(productName, namesOf(nextMatrix, combination));
    if (row) rows.push(continued(row, combination, { matrix: formerMatrix, productName, name }));
    else if (formerParts.has(part) && !parts.has(part)) excluded++;
    else {
      added++;
      rows.push(blankVariant(combination, { ...defaults, itemName: name }));
    }
  }
  const removed = [...waiting.values()].flat();
  return {
    rows,
    added,
    kept: rows.length - added,
    removed,
    held: removed.filter(({ usedBy }) => usedBy !== ''),
    excluded,
  };
}

/** A generated name follows the values; a typed one stays. */
function continued(
  row: VariantRow,
  specValues: Combination,
  { matrix, productName, name }: { matrix: Matrix; productName: string; name: string },
): VariantRow {
  const isGenerated =
    row.itemName.trim() === '' || row.itemName === generatedName(productName, namesOf(matrix, row.specValues));
  return { ...row, specValues, ...(isGenerated && { itemName: name }) };
}

/** What all rows have in common is likely to hold for a new one. */
function defaultsOf(rows: readonly VariantRow[]): Partial<VariantRow> {
  const [first] = rows;
  return first && rows.every(({ proType }) => proType === first.proType) ? { proType: first.proType } : {};
}

/** After the product was renamed: generated names follow. The same array if none does. */
export function renamed(
  rows: readonly VariantRow[],
  matrix: Matrix,
  before: string,
  after: string,
): readonly VariantRow[] {
  let isChanged = false;
  const next = rows.map((row) => {
    const names = namesOf(matrix, row.specValues);
    if (row.itemName.trim() !== '' && row.itemName !== generatedName(before, names)) return row;
    isChanged = true;
    return { ...row, itemName: generatedName(after, names) };
  });
  return isChanged ? next : rows;
}
