import { type Page, pageInput } from '@edp/contract/kernel/paging.ts';
import { readingDatabase } from '../database/tenant-database.ts';
import type { BoundCall, Context, OpenContext } from '../http/bind.ts';
import { openStream } from '../list/list-reader.ts';
import type { Sheet } from '@edp/contract/kernel/exchange/sheet.ts';
import { forbidden } from '../app-error.ts';
import { checkInput } from '../field-rights/check-input.ts';
import { mayCall, type Session } from '../session/session.ts';

export type Row = Readonly<Record<string, unknown>>;
/** For whom a list is read. */
export type Caller = Pick<Context, 'kernel' | 'session' | 'language'>;

/**
 * As many as the cursor reads at once. Few rows die young; of many, the garbage collector keeps a part for longer than
 * they are needed.
 */
const batchRows = 500;

/**
 * All rows of a list as its own handler answers them, or those with these ids, batch after batch of one snapshot. Rows
 * have these fields at least.
 */
export async function* readRows(
  list: BoundCall,
  caller: Caller,
  input: object,
  ids?: readonly string[],
  fields?: ReadonlySet<string>,
): AsyncGenerator<readonly Row[], void> {
  const reader = openStream(batchRows, ids, fields);
  const db = readingDatabase(caller.kernel.pool, caller.session.tenantId, caller.session.sharing);
  const context = { ...caller, db, reader, input: { ...input, ...pageInput(list.call, 1, batchRows) } };
  try {
    do {
      const { rows } = await ask(list, context);
      if (rows.length === 0) return;
      if (!reader.isUsed) throw new Error(`${list.call.name} does not pass its reader on`);
      yield rows;
    } while (!reader.isOver);
  } finally {
    await reader.close();
  }
}

/** How many rows there are, exactly. */
export async function countRows(list: BoundCall, caller: Caller, input: object): Promise<number> {
  const db = readingDatabase(caller.kernel.pool, caller.session.tenantId, caller.session.sharing);
  const page = pageInput(list.call, 1, 1);
  return (await ask(list, { ...caller, db, reader: 'page', input: { ...input, exactTotal: 1, ...page } })).total;
}

/** Outside a request there is no address, and nothing that a list would do after it. */
const ask = async (list: BoundCall, context: Caller & Pick<Context, 'db' | 'reader' | 'input'>) =>
  (await list.handler({ ...context, address: '' } as unknown as Context & OpenContext)) as Page<Row>;

/** What belongs to a page and not to the whole list. */
export const ofPage: ReadonlySet<string> = new Set(['pageNo', 'pageSize', 'page', 'limit', 'exactTotal', 'sort']);

/** The handler of a list is asked without the request that would check this. */
export function assertReadable({ list }: Sheet, session: Session): void {
  if (!mayCall(session, list)) throw forbidden();
}

/** Filters as the list's handler takes them, but for the page. A role filters and sorts by what it sees. */
export async function listInput({ list }: Sheet, session: Session, filters: Row, sort?: string): Promise<Row> {
  const input = {
    ...Object.fromEntries(Object.entries(filters).filter(([name]) => !ofPage.has(name))),
    ...(sort && { sort }),
  };
  return (await checkInput(list, session, input, () => Promise.resolve(undefined))) as Row;
}
