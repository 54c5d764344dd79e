import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { application } from '@edp/contract/modules/application.ts';
import { sql } from 'kysely';
import { creatorOf } from '../../kernel/record/columns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { assertFound } from '../../kernel/app-error.ts';
import { lockEditable } from '../../kernel/sharing/lock-editable.ts';

type Input<Name extends keyof typeof application> = ParsedOf<(typeof application)[Name]>;

const applications = (db: Database) =>
  db.selectFrom('application').select([
    'application.id',
    'application.version',
    'application.code',
    'application.name',
    'application.remarks',
    sql<'0' | '1'>`application.active::int::text`.as('status'),
    'application.owner_id as ownerId',
    creatorOf('application').as('createBy'),
    'application.created_time as createTime',
  ]);

/** The newest first. */
export function listApplications(db: Database, { code, name, ...page }: Input<'list'>, language: Language) {
  const rows = () => applications(db).orderBy('application.id', 'desc');
  return readList(db, { table: 'application', language, rows, search: { code, name } }, page);
}

export async function findApplication(db: Database, id: string) {
  return assertFound(await applications(db).where('application.id', '=', id).executeTakeFirst());
}

export const applicationOptions = (db: Database) =>
  db.selectFrom('application').select(['id', 'code', 'name']).where('active', '=', true).orderBy('code').limit(10_000).execute();

export const addApplication = (db: Database, values: Input<'add'>) =>
  db.insertInto('application').values(values).returning('id').executeTakeFirstOrThrow();

export async function updateApplication(db: Database, { id, version, ...values }: Input<'update'>, current: () => Promise<unknown>) {
  await lockForUpdate(db, 'application', id, version, current);
  await db.updateTable('application').set(values).where('id', '=', id).execute();
  return { id };
}

export async function setApplicationStatus(db: Database, { id, status }: Input<'setStatus'>) {
  await lockEditable(db, 'application', id);
  await db.updateTable('application').set({ active: status === 1 }).where('id', '=', id).execute();
  return null;
}
