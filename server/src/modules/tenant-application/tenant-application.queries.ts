import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import { mapPage } from '@edp/contract/kernel/paging.ts';
import {
  type ApplicationStatus,
  applicationTests,
  type tenantApplication,
} from '@edp/contract/modules/tenant-application/tenant-application.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { byCondition, testedTable } from '../../kernel/list/condition/by-condition.ts';
import { between, equals, textIn } from '../../kernel/list/filters.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { assertFound } from '../../kernel/app-error.ts';

/** Something about the decision; reviews are seen by the platform tenant alone. */
const ofReview = <T>(expression: string) =>
  sql<T>`(select ${sql.raw(expression)} from tenant_review r where r.application_id = app.tenant_application.id)`;
const reviewer = '(select u.name from user_account u where u.id = r.created_by)';

const applications = (db: Database) =>
  db
    .selectFrom('app.tenant_application')
    .select([
      'id',
      'number',
      sql<'company' | 'person'>`kind`.as('kind'),
      'company_name as name',
      'credit_code as creditCode',
      'region',
      'applicant',
      'phone',
      sql<ApplicationStatus>`status`.as('status'),
      'created_time as createTime',
      sql<string>`coalesce(${ofReview(reviewer)}, '')`.as('reviewerName'),
      ofReview<string | null>('r.created_time').as('reviewTime'),
      sql<string>`coalesce(${ofReview('r.tenant_code')}, '')`.as('tenantCode'),
    ]);

const textOf = (column: string) => byPinyin(`app.tenant_application.${column}`);
const sortColumns = {
  number: 'id',
  kind: 'kind',
  name: textOf('company_name'),
  creditCode: 'credit_code',
  region: textOf('region'),
  applicant: textOf('applicant'),
  phone: 'phone',
  status: 'status',
  createTime: 'created_time',
} as const;

const tested = testedTable('app.tenant_application', applicationTests, {
  number: 'number',
  name: 'company_name',
  kind: 'kind',
  creditCode: 'credit_code',
  region: 'region',
  applicant: 'applicant',
  phone: 'phone',
  status: 'status',
  createTime: 'created_time',
});

export async function listApplications({ db, reader, input }: Context<ParsedOf<typeof tenantApplication.list>>) {
  const { name, number, kind, status, createdFrom, createdUntil, condition, sort: by, ...page } = input;
  const list = await readList(
    db,
    {
      table: 'app.tenant_application',
      language: defaultLanguage,
      select: () => applications(db),
      filters: [
        textIn(['company_name'], name),
        equals('number', number?.toUpperCase()),
        equals('kind', kind),
        equals('status', status),
        between('created_time', createdFrom, createdUntil),
        byCondition(tested, condition, defaultLanguage),
      ],
      order: [['created_time', 'desc']],
      sort: { by, columns: sortColumns },
    },
    page,
    reader,
  );
  return mapPage(list, (row) => ({ ...row, reviewTime: row.reviewTime ?? '' }));
}

export async function findApplication(db: Database, id: string) {
  const application = await applications(db)
    .select([
      'address_detail as addressDetail',
      'requirement',
      sql<string>`coalesce(${ofReview('r.reason')}, '')`.as('reason'),
      sql<string>`coalesce(${ofReview('(select t.name from app.tenant t where t.id = r.new_tenant_id)')}, '')`.as(
        'tenantName',
      ),
      sql<0 | 1>`coalesce(${ofReview('(r.notified_time is not null)::int')}, 0)`.as('notified'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  const record = assertFound(application);
  return { ...record, reviewTime: record.reviewTime ?? '' };
}

export const picturesOf = (db: Database, applicationId: string) =>
  db
    .selectFrom('app.public_upload')
    .select(['id', 'original_name as name'])
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute();
