/** The order of a list as on the wire: `code`, `-code`, or empty for the list's own. */
export interface Sorting {
  readonly sort: string;
  /** As another click on the heading does: ascending, descending, the list's own. */
  sortBy: (name: string) => void;
  /** Whether the call sorts by this name. */
  canSortBy: (name: string) => boolean;
}

/** The order after another click on a column: ascending, descending, the list's own. */
export function nextSort(sort: string, name: string): string {
  if (sort === name) return `-${name}`;
  return sort === `-${name}` ? '' : name;
}

/** As `aria-sort` has it. */
export function directionOf(sort: string, name: string | undefined): 'ascending' | 'descending' | undefined {
  if (name === undefined) return undefined;
  if (sort === name) return 'ascending';
  return sort === `-${name}` ? 'descending' : undefined;
}
