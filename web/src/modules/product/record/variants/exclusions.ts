import { generatedName } from '@edp/contract/modules/product/variant-name.ts';
import { combinationsOf, countOf, keyOf, namesOf, type Matrix } from './matrix.ts';
import type { Variants } from './plan-change.ts';
import { blankVariant, type VariantRow } from './variant-row.ts';

/** Rows in the order of their combinations; with undefined where one was excluded. */
export function placedRows({
  matrix,
  rows,
}: Variants): readonly {
  readonly key: string;
  readonly values: readonly string[];
  readonly row: VariantRow | undefined;
}[] {
  const byKey = new Map(rows.map((row) => [keyOf(row.specValues), row]));
  return combinationsOf(matrix).map((values) => ({ key: keyOf(values), values, row: byKey.get(keyOf(values)) }));
}

/** Every row is one of the combinations. */
export const excludedCount = ({ matrix, rows }: Variants) => countOf(matrix) - rows.length;

/** Without these rows. */
export const exclude = (rows: readonly VariantRow[], keys: ReadonlySet<string>): readonly VariantRow[] =>
  rows.filter(({ specValues }) => !keys.has(keyOf(specValues)));

/** With a combination that was excluded: the row that it had, or a new one. */
export function restore(
  { matrix, rows }: Variants,
  key: string,
  had: VariantRow | undefined,
  productName: string,
): readonly VariantRow[] {
  return placedRows({ matrix, rows }).flatMap(({ key: each, values, row }) => {
    if (row) return row;
    return each === key
      ? (had ?? blankVariant(values, { itemName: generatedName(productName, namesOf(matrix, values)) }))
      : [];
  });
}

/** 蓝色/DN15 */
export const variantName = (matrix: Matrix, row: VariantRow) => namesOf(matrix, row.specValues).join('/');
