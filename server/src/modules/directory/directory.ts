import type { Permission } from '@edp/contract/kernel/permission.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import { offsetOf, type PageInput } from '../../kernel/list/totals.ts';
import { hasPermission, type Session } from '../../kernel/session/session.ts';

/**
 * Their screens choose people, so they may browse the names and departments of all; other staff find colleagues by
 * name.
 */
const browsing: readonly Permission[] = [
  'employee.view',
  'employee.edit',
  'organisation.edit',
  'sharing.edit',
  'certificate.edit',
  'role.edit',
  'news.edit',
  'message.send',
];

export const canBrowse = (session: Session) =>
  session.staff && browsing.some((permission) => hasPermission(session, permission));

/** One Han character, or two characters of anything else. */
export const isSearchWord = (text = '') => /\p{Script=Han}/u.test(text) || /^.{2,}$/su.test(text.trim());

/** A search gives so many at most to people who may not browse. */
export const mostFound = 20;

/** A page of people: of all for those who may browse, otherwise of the few that a search finds. */
export async function pageOfPeople<Row>(
  session: Session,
  word: string | undefined,
  page: PageInput,
  read: (page: PageInput) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  if (canBrowse(session)) return read(page);
  if (!isSearchWord(word)) return { rows: [], total: 0 };
  const { rows, total } = await read({ pageNo: 1, pageSize: mostFound });
  const start = offsetOf(page);
  return { rows: rows.slice(start, start + page.pageSize), total: rows.length, approximate: total > rows.length };
}
