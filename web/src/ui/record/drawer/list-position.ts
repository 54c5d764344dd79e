/** The part of a list that the position of a record depends on. */
export interface ListPart {
  readonly rows: readonly { readonly id: string }[];
  readonly pageNo: number;
  readonly pageSize: number;
  readonly total: number;
}

/** Stands for the id of a record on a page that is still loading. */
const edges = ['first', 'last'] as const;
export type Edge = (typeof edges)[number];
export const isEdge = (asked: string | null): asked is Edge => edges.some((edge) => edge === asked);

const indexOf = ({ rows }: ListPart, id: string) => rows.findIndex((row) => row.id === id);

/** The position of a record in the whole list, from 1; undefined if the page does not show it. */
export function positionOf(list: ListPart, id: string): number | undefined {
  const index = indexOf(list, id);
  return index < 0 ? undefined : (list.pageNo - 1) * list.pageSize + index + 1;
}

/** The record before or after another; `open` is the edge of a page that has to be loaded first. */
export function neighbourOf(list: ListPart, id: string, step: -1 | 1): { pageNo: number; open: string } | undefined {
  const index = indexOf(list, id);
  if (index < 0) return undefined;
  const { pageNo, pageSize, total } = list;
  const beside = list.rows[index + step];
  if (beside) return { pageNo, open: beside.id };
  if (step === -1) return pageNo > 1 ? { pageNo: pageNo - 1, open: 'last' satisfies Edge } : undefined;
  return pageNo * pageSize < total ? { pageNo: pageNo + 1, open: 'first' satisfies Edge } : undefined;
}

/** The id at an edge of the page. */
export const edgeOf = ({ rows }: ListPart, edge: Edge): string | undefined =>
  (edge === 'first' ? rows[0] : rows.at(-1))?.id;
