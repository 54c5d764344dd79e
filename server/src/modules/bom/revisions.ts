import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { joinNames } from '@edp/contract/kernel/language.ts';
import type { bom } from '@edp/contract/modules/bom/bom.ts';
import type { BomRevision } from '@edp/contract/modules/bom/bom-fields.ts';
import { sql } from 'kysely';
import { AppError, assertFound, invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { notEditable } from '../../kernel/sharing/lock-editable.ts';
import { readComponents } from './analysis/read-components.ts';
import { revisionOn } from './bom-table.ts';
import { copyItems, type Revision } from './copy-items.ts';
import { lockBoms } from './cycles.ts';

export interface LockedBom {
  id: string;
  head: string | null;
  newest: Revision & { status: 'draft' | 'released' };
}

/** A BOM that the user may change, until the end of the transaction by no other. */
async function lockBom(db: Database, id: string): Promise<LockedBom> {
  await lockBoms(db);
  const {
    rows: [locked],
  } = await sql<{ head: string | null }>`select head from bom where id = ${id} for no key update`.execute(db);
  if (!locked) throw await notEditable(db, 'bom', id);
  const {
    rows: [newest],
  } = await sql<LockedBom['newest']>`
    select bom_id as "bomId", revision, status from bom_revision where bom_id = ${id} order by revision desc limit 1`.execute(
    db,
  );
  return { id, head: locked.head, newest: newest! };
}

/** The draft, for what changes its items. */
export async function lockDraft(db: Database, id: string): Promise<LockedBom> {
  const locked = await lockBom(db, id);
  if (locked.newest.status !== 'draft')
    throw new AppError(409, 'bom.released', { params: { revision: locked.newest.revision } });
  return locked;
}

/** The one that is named, or the one that is worked on: a draft has the largest number. */
export async function requireRevision(db: Database, bomId: string, revision: number | undefined): Promise<Revision> {
  const {
    rows: [found],
  } = await sql<{ revision: number | null }>`
    select (select max(v.revision) from bom_revision v where v.bom_id = bom.id and (${revision ?? null}::int is null or v.revision = ${revision ?? null}::int)) as revision
      from bom where id = ${bomId}`.execute(db);
  const { revision: number } = assertFound(found);
  if (number === null) throw invalid('bom.revisionGone', 'revision');
  return { bomId, revision: number };
}

export async function listRevisions({
  db,
  input: { id },
}: Context<ParsedOf<typeof bom.versions>>): Promise<BomRevision[]> {
  await requireRevision(db, id, undefined);
  const userName = (column: 'created_by' | 'released_by') =>
    sql`coalesce((select u.name from user_account u where u.id = v.${sql.ref(column)}), '')`;
  const { rows } = await sql<BomRevision>`
    select v.revision, v.status, coalesce(v.effective_from::text, '') as "effectiveFrom", coalesce(v.effective_to::text, '') as "effectiveTo",
           v.revision = coalesce(${revisionOn(sql`v.bom_id`, sql`current_date`)}, 0) as "isCurrent",
           (select count(*)::int from bom_item i where i.bom_id = v.bom_id and i.revision = v.revision) as "itemCount", v.remark,
           ${userName('created_by')} as "createdName", v.created_time as "createTime", ${userName('released_by')} as "releasedName", v.released_time as "releasedTime"
      from bom_revision v where v.bom_id = ${id} order by v.revision desc`.execute(db);
  return rows.map((row) => ({ ...row, releasedTime: row.releasedTime ?? '' }));
}

const mostNamed = 5;

/** Freezes the draft, unless it is empty or has components that may not be used any more. */
export async function release(context: Context<ParsedOf<typeof bom.release>>): Promise<{ revision: number }> {
  const {
    db,
    session,
    language,
    input: { id, effectiveFrom, effectiveTo, remark },
  } = context;
  const { newest } = await lockBom(db, id);
  if (newest.status !== 'draft') throw new AppError(409, 'bom.noDraft');
  const { revision } = newest;
  const { rows: items } =
    await sql`select from bom_item where bom_id = ${id} and revision = ${revision} and active limit 1`.execute(db);
  if (items.length === 0) throw new AppError(409, 'bom.empty');
  const { rows: disabled } = await sql<{
    component: string;
  }>`select component from app.disabled_components(${id}::bigint, ${revision}::int) order by component`.execute(db);
  if (disabled.length > 0) {
    const components = await readComponents(
      context,
      disabled.map(({ component }) => component),
    );
    const called = [...new Set([...components.values()].map(({ productName }) => productName))];
    const names = joinNames(called.slice(0, mostNamed), language) + (called.length > mostNamed ? '…' : '');
    throw new AppError(409, 'bom.disabledComponents', { params: { names } });
  }
  const {
    rows: [day],
  } = await sql<{
    from: string;
  }>`select coalesce(${effectiveFrom ?? null}::date, current_date)::text as "from"`.execute(db);
  if (effectiveTo && effectiveTo < day!.from) throw invalid('bom.endBeforeStart', 'effectiveTo');
  await sql`
    update bom_revision set status = 'released', effective_from = ${day!.from}::date, effective_to = ${effectiveTo ?? null}::date, remark = ${remark},
           released_by = ${session.userId}::bigint, released_time = now()
     where bom_id = ${id} and revision = ${revision}`.execute(db);
  return { revision };
}

/** A draft that begins as a copy of what was released. */
export async function newVersion(db: Database, id: string, from: number | undefined): Promise<{ revision: number }> {
  const { newest } = await lockBom(db, id);
  if (newest.status === 'draft') throw new AppError(409, 'bom.hasDraft', { params: { revision: newest.revision } });
  const source = await requireRevision(db, id, from);
  const target = { bomId: id, revision: newest.revision + 1 };
  await sql`insert into bom_revision (bom_id, revision) values (${id}, ${target.revision})`.execute(db);
  await copyItems(db, source, target);
  return { revision: target.revision };
}

export async function discardDraft(db: Database, id: string): Promise<null> {
  const { newest } = await lockBom(db, id);
  if (newest.status !== 'draft') throw new AppError(409, 'bom.noDraft');
  if (newest.revision === 1) throw new AppError(409, 'bom.onlyDraft');
  await sql`delete from bom_revision where bom_id = ${id} and revision = ${newest.revision}`.execute(db);
  return null;
}
