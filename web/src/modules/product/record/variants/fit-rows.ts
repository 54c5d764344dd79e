import { keyOf, withValues, type Matrix } from './matrix.ts';
import type { VariantRow } from './variant-row.ts';

/**
 * The rows of two users, merged one by one, as rows of the matrix that was merged of theirs. A row takes the first
 * value of a specification that the other user added, as in the editor; of those that become the same combination one
 * remains. A stored row that the other user removed and this one keeps is stored again.
 */
export function fitRows(
  matrix: Matrix,
  rows: readonly VariantRow[],
  storedIds: ReadonlySet<string>,
): readonly VariantRow[] {
  const places = withValues(matrix).map(
    ({ specValueList }) => new Map(specValueList.map(({ id }, place) => [id, place])),
  );
  const fitting = rows.map((row) => {
    const found = places.map((values) => row.specValues.find((id) => values.has(id)));
    const specValues = found.map((id, index) => id ?? places[index]!.keys().next().value!);
    return {
      row: withKnownId({ ...row, specValues }, storedIds),
      isExact: !found.includes(undefined) && row.specValues.length === places.length,
    };
  });
  // The last one stays in a map: one that fits as it is, or else the first.
  const byKey = new Map(
    [...fitting.filter(({ isExact }) => !isExact).toReversed(), ...fitting.filter(({ isExact }) => isExact)].map(
      ({ row }) => [keyOf(row.specValues), row],
    ),
  );
  const placeOf = ({ specValues }: VariantRow) => specValues.map((id, index) => places[index]!.get(id)!);
  return [...byKey.values()]
    .map((row) => ({ row, place: placeOf(row) }))
    .toSorted((one, other) => inOrder(one.place, other.place))
    .map(({ row }) => row);
}

/** The picture is known by its address as well; where two were merged, the address says which is meant. */
function withKnownId({ id, skuId, version, ...row }: VariantRow, storedIds: ReadonlySet<string>): VariantRow {
  const isStored = id !== undefined && storedIds.has(id);
  const picture = row.dfilePreviewIds.length > 1 ? { dfilePreviewIds: row.dfilePreview ? [row.dfilePreview] : [] } : {};
  return {
    ...row,
    ...picture,
    ...(isStored && { id, ...(skuId !== undefined && { skuId }), ...(version !== undefined && { version }) }),
  };
}

function inOrder(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((place, index) => place !== other[index]);
  return at === -1 ? 0 : one[at]! - other[at]!;
}
