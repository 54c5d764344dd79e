import type { Change } from '@edp/contract/modules/workbench/workbench.ts';
import type { LoggedChange } from '../../record/changed-fields.ts';

/** A row of the change log, as the feed reads it. */
export interface FeedRow {
  id: string;
  table: string;
  record: string;
  /** Of the record; null where it is not known, or of no importance. */
  owner: string | null;
  action: Change['action'];
  /** Of an update. */
  changes: LoggedChange['changes'];
  userId: string | null;
  request: string;
  time: string;
  /** Its time in seconds. */
  at: number;
}

/** Changes with less time than this in between are told together. */
const hour = 3600;

/** The run of an import or a batch edit that wrote a row; empty for none. Its jobs say so in the log. */
export const runOf = ({ request }: Pick<FeedRow, 'request'>): string => /^import-(\d+)$/.exec(request)?.[1] ?? '';

/** So many changes of one person to the same fields are told one by one, with their values; more are told together. */
const mostAlike = 3;

type Group = [FeedRow, ...FeedRow[]];

/** Rows of a key belong together as long as there is less than an hour between them; those of a run always do. */
function gather(rows: readonly FeedRow[], keyOf: (row: FeedRow) => string): Group[] {
  const open = new Map<string, Group>();
  const groups: Group[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    const group = open.get(key);
    if (group && (runOf(row) !== '' || group.at(-1)!.at - row.at < hour)) group.push(row);
    else {
      const begun: Group = [row];
      open.set(key, begun);
      groups.push(begun);
    }
  }
  return groups;
}

/**
 * Rows, the newest first, as entries of the feed. A run is one entry, and so is what one person did alike to several
 * records: added them, or gave the same fields the same values. `fieldsOf` names the fields that the reader may know
 * of, with what they were set to.
 */
export function groupChanges(
  rows: readonly FeedRow[],
  fieldsOf: (row: FeedRow) => readonly { name: string; new: unknown }[],
): Group[] {
  const keys = new Map(
    rows.map((row) => {
      const run = runOf(row);
      const fields = run === '' && row.action === 'update' ? fieldsOf(row) : [];
      const alike = [row.table, row.userId, run || row.action, ...fields.map(({ name }) => name)].join(' ');
      return [row, { alike, same: `${alike} ${JSON.stringify(fields.map((field) => field.new))}` }];
    }),
  );
  const places = new Map(rows.map((row, place) => [row, place]));
  return gather(rows, (row) => keys.get(row)!.alike)
    .flatMap((alike) => {
      const same = gather(alike, (row) => keys.get(row)!.same);
      return same.length > mostAlike ? [alike] : same;
    })
    .toSorted(([one], [other]) => places.get(one)! - places.get(other)!);
}
