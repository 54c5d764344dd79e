/** A component: a material by its code, or free text. */
export interface DemoPart {
  code?: string;
  text?: readonly [name: string, specification: string];
  quantity: number;
  scrap?: number;
  position?: string;
  below: readonly DemoPart[];
}

export interface DemoBom {
  /** A material by its code, a product by its place among the pumps, or free text. */
  head: { code: string } | { product: number } | { name: string; specification: string };
  parts: readonly DemoPart[];
  /** How many revisions were released, and whether there is a draft behind them. */
  released: number;
  hasDraft: boolean;
  remark?: string;
}

interface More {
  scrap?: number;
  position?: string;
}

export const part = (code: string, quantity = 1, more: More = {}): DemoPart => ({ code, quantity, ...more, below: [] });

/** A component without a code of its own, with what it is made of. */
export const group = (
  name: string,
  specification: string,
  below: readonly DemoPart[],
  quantity = 1,
  more: More = {},
): DemoPart => ({ text: [name, specification], quantity, ...more, below });

/** A bolt with its washers, so many times. */
export const bolted = (size: number, length: number, count: number): DemoPart[] => [
  part(`LS-M${size}X${length}-8.8`, count),
  part(`PD-${size}-200HV`, count),
  part(`TD-${size}-65Mn`, count, { scrap: 3 }),
];
