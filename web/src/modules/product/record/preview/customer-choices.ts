import { priceText } from '../../../../kernel/text/decimal-text.ts';
import type { Matrix } from '../variants/matrix.ts';
import type { VariantRow } from '../variants/variant-row.ts';

/** The chosen value of each specification, by their ids. */
export type Chosen = Readonly<Record<string, string | undefined>>;

/** What a customer can buy. */
export const offered = (rows: readonly VariantRow[]) => rows.filter(({ active }) => active === 1);

const matches = (matrix: Matrix, chosen: Chosen, { specValues }: VariantRow) =>
  matrix.every(({ id }, index) => chosen[id] === undefined || chosen[id] === specValues[index]);

/** The variants that the choices so far allow. */
export const possibleRows = (matrix: Matrix, rows: readonly VariantRow[], chosen: Chosen) =>
  offered(rows).filter((row) => matches(matrix, chosen, row));

/** Whether a value goes together with what is chosen of the other specifications. */
export const isPossible = (
  matrix: Matrix,
  rows: readonly VariantRow[],
  chosen: Chosen,
  specificationId: string,
  valueId: string,
) => offered(rows).some((row) => matches(matrix, { ...chosen, [specificationId]: valueId }, row));

/** Chooses a value, or gives it up. */
export const choose = (chosen: Chosen, specificationId: string, valueId: string): Chosen => ({
  ...chosen,
  [specificationId]: chosen[specificationId] === valueId ? undefined : valueId,
});

/** 147.80 or 147.80 – 301.00; undefined without any price. */
export function pricesText(rows: readonly VariantRow[], name: 'listPricePerUnit' | 'marketPrice'): string | undefined {
  const prices = rows.map((row) => row[name].trim()).filter((price) => price !== '' && Number.isFinite(Number(price)));
  if (prices.length === 0) return undefined;
  const sorted = prices.toSorted((a, b) => Number(a) - Number(b));
  const [least, most] = [sorted[0]!, sorted.at(-1)!];
  return Number(least) === Number(most) ? priceText(least) : `${priceText(least)} – ${priceText(most)}`;
}
