import { folded } from '@edp/contract/kernel/normal-form.ts';

interface Stored {
  id: string;
  name: string;
}

interface Given {
  id?: string | undefined;
  specValue: string;
  sortOrder?: number | undefined;
}

/**
 * The stored value that each given one is, by its id, else by its name: products refer to a value, so it stays the same
 * row when the form is saved again. Undefined for a new one.
 */
export function matchValues(stored: readonly Stored[], given: readonly Given[]): (string | undefined)[] {
  const free = new Map(stored.map(({ id, name }) => [id, folded(name)]));
  const take = (id: string | undefined) => (id !== undefined && free.delete(id) ? id : undefined);
  const byId = given.map(({ id }) => take(id));
  return given.map(
    ({ specValue }, index) => byId[index] ?? take([...free].find(([, name]) => name === folded(specValue))?.[0]),
  );
}

const largest = 2_147_483_647;

/** A value without a sort order stands behind the one before it. */
export function sortOrders(given: readonly Given[]): number[] {
  let last = 0;
  return given.map(({ sortOrder }) => {
    last = sortOrder ?? Math.min(last + 1, largest);
    return last;
  });
}
