import { sql } from 'kysely';
import { assertFound } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { flag } from '../../kernel/record/columns.ts';

export const supId = sql<string>`coalesce(organisation.parent_id::text, '')`.as('supId');

/** Departments as their screen shows them. */
export const selectOrganisations = (db: Database) =>
  db
    .selectFrom('organisation')
    .select([
      'organisation.id',
      'organisation.version',
      'organisation.code',
      'organisation.name',
      supId,
      sql<string>`coalesce((select p.name from organisation p where p.id = organisation.parent_id), '')`.as('supName'),
      'organisation.sort_order as sortOrder',
      flag('organisation.active').as('active'),
      sql<string>`coalesce(organisation.head_id::text, '')`.as('headId'),
      sql<string>`coalesce((select u.name from user_account u where u.id = organisation.head_id), '')`.as('headName'),
      sql<number>`(select count(*)::int from user_account u where u.tenant_id = organisation.tenant_id and u.organisation_id = organisation.id and u.active)`.as(
        'people',
      ),
    ]);

const allPeople = sql<number>`(select count(*)::int from app.organisations_below(organisation.id) below
  join user_account u on u.tenant_id = organisation.tenant_id and u.organisation_id = below.id and u.active)`;

export const findOrganisation = async (db: Database, id: string) =>
  assertFound(
    await selectOrganisations(db)
      .select(allPeople.as('allPeople'))
      .where('organisation.id', '=', id)
      .executeTakeFirst(),
  );
