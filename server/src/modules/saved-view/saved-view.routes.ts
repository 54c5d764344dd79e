import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { mostViews, savedView } from '@edp/contract/modules/saved-view/saved-view.ts';
import { sql } from 'kysely';
import { AppError, assertFound, invalid } from '../../kernel/app-error.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { anyOf } from '../../kernel/record/columns.ts';
import { isAllowed } from '../../kernel/session/session.ts';
import { isVisible, readViews } from './read-views.ts';

export const savedViewRoutes = bind(
  savedView,
  {
    read: readViews,
    save: (context) => saveView(context),
    share: (context) => shareView(context),
    setDefault: (context) => setDefault(context),
    uses: (context) => readUses(context),
    async delete(context) {
      await lockOwn(context, context.input.id);
      await context.db.deleteFrom('saved_view').where('id', '=', context.input.id).execute();
      return null;
    },
  },
  { saved_view_name_key: { error: 'savedView.nameTaken', field: 'name' } },
);

type Own = Pick<Context, 'db' | 'session'>;

/** A view that the caller sees and does not own is refused, any other does not exist. */
async function lockOwn({ db, session }: Own, id: string): Promise<void> {
  const row = assertFound(
    await db
      .selectFrom('saved_view')
      .select('user_id')
      .where('id', '=', id)
      .where(isVisible(session.userId, session.roleId))
      .forUpdate()
      .executeTakeFirst(),
  );
  if (row.user_id !== session.userId) throw new AppError(403, 'savedView.notOwner');
}

/** A list that the caller does not see has no views. */
function requireList({ session, calls }: Pick<Context, 'session' | 'calls'>, list: string) {
  const call = calls.get(list)?.call;
  if (call?.answer !== 'page' || !isAllowed(session, call.can)) throw invalid('rule.reference', 'list');
}

async function saveView(context: Context<ParsedOf<typeof savedView.save>>): Promise<{ id: string }> {
  const {
    db,
    session,
    input: { id, list, name, content },
  } = context;
  requireList(context, list);
  const stored = sql<string>`${JSON.stringify(content)}::jsonb`;
  if (id !== undefined) {
    await lockOwn(context, id);
    await db
      .updateTable('saved_view')
      .set({ name, content: stored, updated_time: sql`now()` })
      .where('id', '=', id)
      .where('list_key', '=', list)
      .execute();
    return { id };
  }
  // Locked, so that two windows of a user together do not exceed the limit.
  await db.selectFrom('user_account').select('id').where('id', '=', session.userId).forNoKeyUpdate().execute();
  const { count } = await db
    .selectFrom('saved_view')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', session.userId)
    .where('list_key', '=', list)
    .executeTakeFirstOrThrow();
  if (count >= mostViews) throw new AppError(409, 'savedView.tooMany', { params: { max: mostViews } });
  return db
    .insertInto('saved_view')
    .values({ user_id: session.userId, list_key: list, name, content: stored })
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function shareView(context: Context<ParsedOf<typeof savedView.share>>): Promise<null> {
  const {
    db,
    input: { id, roleIds },
  } = context;
  await lockOwn(context, id);
  const existing = await db.selectFrom('role').select('id').where('id', '=', anyOf(roleIds)).execute();
  if (existing.length < roleIds.length) throw invalid('savedView.roleUnknown', 'roleIds');
  await db.deleteFrom('saved_view_role').where('saved_view_id', '=', id).execute();
  if (roleIds.length)
    await db
      .insertInto('saved_view_role')
      .values(roleIds.map((roleId) => ({ saved_view_id: id, role_id: roleId })))
      .execute();
  return null;
}

async function setDefault(context: Context<ParsedOf<typeof savedView.setDefault>>): Promise<null> {
  const {
    db,
    session,
    input: { list, id },
  } = context;
  requireList(context, list);
  if (id === undefined) {
    await db
      .deleteFrom('saved_view_default')
      .where('user_id', '=', session.userId)
      .where('list_key', '=', list)
      .execute();
    return null;
  }
  assertFound(
    await db
      .selectFrom('saved_view')
      .select('id')
      .where('id', '=', id)
      .where('list_key', '=', list)
      .where(isVisible(session.userId, session.roleId))
      .forKeyShare()
      .executeTakeFirst(),
  );
  await db
    .insertInto('saved_view_default')
    .values({ user_id: session.userId, list_key: list, saved_view_id: id })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'list_key']).doUpdateSet({ saved_view_id: id }))
    .execute();
  return null;
}

async function readUses(context: Context<ParsedOf<typeof savedView.uses>>): Promise<string[]> {
  const {
    db,
    session,
    input: { id },
  } = context;
  const row = assertFound(
    await db
      .selectFrom('saved_view')
      .select('user_id')
      .where('id', '=', id)
      .where(isVisible(session.userId, session.roleId))
      .executeTakeFirst(),
  );
  if (row.user_id !== session.userId) throw new AppError(403, 'savedView.notOwner');
  const people = await db
    .selectFrom('saved_view_default as d')
    .innerJoin('user_account as u', 'u.id', 'd.user_id')
    .select('u.name')
    .where('d.saved_view_id', '=', id)
    .where('d.user_id', '<>', session.userId)
    .orderBy('u.id')
    .limit(1000)
    .execute();
  return people.map(({ name }) => name);
}
