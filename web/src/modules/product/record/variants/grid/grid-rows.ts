import { folded } from '@edp/contract/kernel/normal-form.ts';
import type { Change, GridRow } from '../../../../../ui/grid/model/grid-model.ts';
import { placedRows } from '../exclusions.ts';
import { keyOf, namesOf, type Matrix } from '../matrix.ts';
import type { VariantRow } from '../variant-row.ts';

/** The name of the column of a specification. */
export const specificationColumn = (index: number) => `specification${index}`;

/** As codes are compared: letter case and width aside. */
export const foldCode = (code: string) => folded(code).trim();

/** What the cells of a row show; those without a column are for the rules. */
const cellsOf = (row: VariantRow) => ({
  picture: row.dfilePreview,
  itemCode: row.itemCode,
  codeKey: foldCode(row.itemCode),
  isCreateItem: row.isCreateItem === 1,
  isStored: row.id !== undefined,
  itemName: row.itemName,
  proType: row.proType,
  marketPrice: row.marketPrice,
  listPricePerUnit: row.listPricePerUnit,
  barCode: row.barCode,
  storageNum: row.storageNum,
  active: row.active === 1,
});

const isSame = (one: GridRow['values'], other: GridRow['values']) =>
  Object.keys(other).every((name) => one[name] === other[name]);

/**
 * Makes the rows of the grid. A row that shows the same as before is the same object, so that it is neither drawn nor
 * checked again.
 */
export function createGridRows(): (matrix: Matrix, rows: readonly VariantRow[]) => readonly GridRow[] {
  let cached = new Map<string, { readonly row: VariantRow | undefined; readonly shown: GridRow }>();
  let cachedMatrix: Matrix | undefined;
  return (matrix, rows) => {
    const next: typeof cached = new Map();
    for (const { key, values: combination, row } of placedRows({ matrix, rows })) {
      const before = cached.get(key);
      if (before && before.row === row && matrix === cachedMatrix) {
        next.set(key, before);
        continue;
      }
      const names = Object.fromEntries(
        namesOf(matrix, combination).map((name, index) => [specificationColumn(index), name]),
      );
      const values = { ...names, ...(row && cellsOf(row)) };
      const isKnown = before && before.shown.struck === (row ? undefined : true) && isSame(before.shown.values, values);
      next.set(key, { row, shown: isKnown ? before.shown : { key, values, ...(!row && { struck: true }) } });
    }
    [cached, cachedMatrix] = [next, matrix];
    return [...next.values()].map(({ shown }) => shown);
  };
}

/** The rows of the form after cells were changed. */
export function withChanges(rows: readonly VariantRow[], changes: readonly Change[]): readonly VariantRow[] {
  const byKey = Map.groupBy(changes, ({ key }) => key);
  return rows.map((row) => {
    const own = byKey.get(keyOf(row.specValues));
    return own ? own.reduce(withChange, row) : row;
  });
}

function withChange(row: VariantRow, { column, value }: Change): VariantRow {
  if (column === 'active') return { ...row, active: value === true ? 1 : 0 };
  // A code that is typed is not generated; without one the server makes it.
  if (column === 'itemCode') return { ...row, itemCode: String(value), isCreateItem: value === '' ? 1 : 0 };
  return { ...row, [column]: String(value) };
}
