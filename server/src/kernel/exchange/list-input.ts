import type { Sheet } from '@edp/contract/kernel/exchange/sheet.ts';
import { forbidden } from '../app-error.ts';
import { checkInput } from '../field-rights/check-input.ts';
import { mayCall, type Session } from '../session/session.ts';
import type { Row } from './read-rows.ts';

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
