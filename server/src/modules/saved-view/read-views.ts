import { testedFields } from '@edp/contract/kernel/list/condition.ts';
import type { SavedView, ViewContent } from '@edp/contract/modules/saved-view/saved-view.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { translatedName } from '../../kernel/record/translations.ts';
import { isAllowed } from '../../kernel/session/session.ts';
import { readNamed } from './named-records.ts';
import { usableContent } from './usable-content.ts';

type Reader = Pick<Context, 'db' | 'session' | 'language' | 'calls'>;

/** The caller sees their own views, and those that are shared with the active role. */
export const isVisible = (userId: string, roleId: string | null) => sql<boolean>`(saved_view.user_id = ${userId}
  or exists (select from saved_view_role r where r.saved_view_id = saved_view.id and r.role_id = ${roleId}::bigint))`;

/** The caller's own first, in the order in which they were made. */
export async function readViews({ db, session, language, calls }: Reader): Promise<SavedView[]> {
  const isOwn = sql<boolean>`saved_view.user_id = ${session.userId}`;
  const stored = await db
    .selectFrom('saved_view')
    .select([
      'saved_view.id',
      'saved_view.list_key as list',
      'saved_view.name',
      sql<ViewContent>`saved_view.content`.as('content'),
      isOwn.as('isOwn'),
      sql<string>`(select u.name from user_account u where u.id = saved_view.user_id)`.as('ownerName'),
      sql<boolean>`exists (select from saved_view_default d where d.user_id = ${session.userId} and d.saved_view_id = saved_view.id)`.as(
        'isDefault',
      ),
      sql<
        { id: string; name: string }[]
      >`(select coalesce(json_agg(json_build_object('id', role.id::text, 'name', ${translatedName('role', language)}) order by ${byPinyin('role.name')}), '[]')
        from saved_view_role r join role on role.id = r.role_id where r.saved_view_id = saved_view.id and ${isOwn})`.as(
        'roles',
      ),
    ])
    .where(isVisible(session.userId, session.roleId))
    .orderBy(isOwn, 'desc')
    .orderBy('saved_view.id')
    .execute();
  const views = stored.flatMap((view) => {
    const call = calls.get(view.list)?.call;
    return call && isAllowed(session, call.can) ? [{ ...view, call, fields: testedFields(call.input) ?? {} }] : [];
  });
  const records = await readNamed(db, views);
  return views.map(({ call, fields: _fields, ...view }) => ({
    ...view,
    ...usableContent(call, session, view.content, records),
  }));
}
