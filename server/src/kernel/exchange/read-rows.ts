import { largestPage, type Page, pageInput } from '@edp/contract/kernel/paging.ts';
import { readingDatabase } from '../database/tenant-database.ts';
import type { BoundCall, Context, OpenContext } from '../http/bind.ts';
import { openBatches } from '../list/list-batches.ts';
import type { Sheet } from '@edp/contract/kernel/exchange/sheet.ts';
import { forbidden } from '../app-error.ts';
import { checkInput } from '../field-rights/check-input.ts';
import { mayCall, type Session } from '../session/session.ts';

export type Row = Readonly<Record<string, unknown>>;
/** For whom a list is read. */
export type Reader = Pick<Context, 'kernel' | 'session' | 'language'>;

/**
 * As many as the cursor reads at once. Few rows die young; of many, the garbage collector keeps a part for longer than
 * they are needed.
 */
const batchRows = 500;

/**
 * All rows of a list as its own handler answers them, or those with these ids. A handler that reads with `readList` is
 * given batch after batch of one snapshot; any other is asked for page after page. Rows have these fields at least.
 */
export async function* readRows(
  list: BoundCall,
  reader: Reader,
  input: object,
  ids?: readonly string[],
  fields?: ReadonlySet<string>,
): AsyncGenerator<readonly Row[], void> {
  const batches = openBatches(batchRows, ids, fields);
  const db = Object.assign(readingDatabase(reader.kernel.pool, reader.session.tenantId, reader.session.sharing), {
    batches,
  });
  const wanted = ids && new Set(ids);
  try {
    for (let pageNo = 1; ; pageNo++) {
      const context = { ...reader, db, input: { ...input, ...pageInput(list.call, pageNo, largestPage) }, address: '' };
      const { rows } = (await list.handler(context as unknown as Context & OpenContext)) as Page<Row>;
      if (rows.length) yield wanted && !batches.isUsed ? rows.filter(({ id }) => wanted.has(String(id))) : rows;
      if (batches.isUsed ? batches.isOver : rows.length < largestPage) return;
    }
  } finally {
    await batches.close();
  }
}

/** How many rows there are, exactly. */
export async function countRows(list: BoundCall, reader: Reader, input: object): Promise<number> {
  const db = readingDatabase(reader.kernel.pool, reader.session.tenantId, reader.session.sharing);
  const context = { ...reader, db, input: { ...input, exactTotal: 1, ...pageInput(list.call, 1, 1) }, address: '' };
  const { total } = (await list.handler(context as unknown as Context & OpenContext)) as Page<Row>;
  return total;
}

/** What belongs to a page and not to the whole list. */
export const ofPage: ReadonlySet<string> = new Set(['pageNo', 'pageSize', 'page', 'limit', 'exactTotal', 'sort']);

/** The handler of a list is asked without the request that would check this. */
export function assertReadable({ list }: Sheet, session: Session): void {
  if (!mayCall(session, list)) throw forbidden();
}

/** Filters as the list's handler takes them, but for the page. A role filters and sorts by what it sees. */
export async function listInput({ list }: Sheet, session: Session, filters: Row, sort?: string): Promise<Row> {
  const given = {
    ...Object.fromEntries(Object.entries(filters).filter(([name]) => !ofPage.has(name))),
    ...(sort && { sort }),
  };
  return (await checkInput(list, session, given, () => Promise.resolve(undefined))) as Row;
}
