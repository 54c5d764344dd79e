import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import {
  type certificate,
  certificateFields,
  type CertificateFile,
  certificateTests,
  type CertificateType,
  expiringDays,
  passwordMask,
  type RemindedPerson,
} from '@edp/contract/modules/certificate/certificate.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { byCondition } from '../../kernel/list/condition/by-condition.ts';
import { between, equals, textIn, where } from '../../kernel/list/filters.ts';
import { readIds, readList } from '../../kernel/list/read-list.ts';
import { assertFound } from '../../kernel/app-error.ts';
import { recordTable } from '../../kernel/record/record-table.ts';

type Input<Name extends keyof typeof certificate> = ParsedOf<(typeof certificate)[Name]>;

const remindedPeople = sql<RemindedPerson[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id::text, 'userName', u.name, 'organizationName', coalesce(o.name, '')) order by u.id), '[]')
    from certificate_remind r join user_account u on u.id = r.user_id left join organisation o on o.id = u.organisation_id
   where r.certificate_id = certificate.id)`;
/** Sharing may hide the application of a certificate from a user who sees the certificate: then it has no title. */
const application = sql<{
  title: string;
}>`jsonb_build_object('title', coalesce((select a.name from application a where a.id = certificate.application_id), ''))`;
const storedFile = sql<CertificateFile | null>`(select jsonb_build_object('id', f.id::text, 'name', f.original_name) from file f where f.id = certificate.file_id)`;

/** The password is not among the columns: it leaves the table in `reveal` alone. */
const certificates = (db: Database) =>
  db
    .selectFrom('certificate')
    .select([
      'certificate.id',
      'certificate.version',
      'certificate.application_id as appId',
      application.as('knApplicationInfo'),
      'certificate.app_key as appKey',
      'certificate.package_name as packageName',
      sql<CertificateType>`certificate.type`.as('certificateType'),
      sql<'USEABLE' | 'UNEABLE'>`case when certificate.usable then 'USEABLE' else 'UNEABLE' end`.as('workStatus'),
      sql<typeof passwordMask>`${passwordMask}::text`.as('certificatePwd'),
      storedFile.as('certificateFile'),
      'certificate.start_date as startTime',
      'certificate.end_date as endTime',
      sql<number>`certificate.end_date - current_date`.as('daysLeft'),
      remindedPeople.as('remindScope'),
      'certificate.created_time as createTime',
      'certificate.updated_time as updatedTime',
    ]);

export const inValidity = {
  valid: sql<boolean>`certificate.end_date > current_date + ${expiringDays}::int`,
  expiring: sql<boolean>`certificate.end_date between current_date and current_date + ${expiringDays}::int`,
  expired: sql<boolean>`certificate.end_date < current_date`,
};

type Filters = NonNullable<Input<'deleteBatch'>['filters']>;

const columns = { startTime: 'start_date', endTime: 'end_date' } as const;

export const certificateTable = recordTable('certificate', certificateFields, {
  ...columns,
  appId: 'application_id',
  certificateType: 'type',
  workStatus: 'usable',
});
const tested = recordTable('certificate', certificateTests, { ...columns, application: 'application_id' });

/** The newest first. */
export const certificateList = (db: Database, { appKey, workStatus, validity, endTime, condition }: Filters) => ({
  table: 'certificate' as const,
  language: defaultLanguage,
  select: () => certificates(db),
  filters: [
    textIn(['app_key'], appKey),
    equals('usable', workStatus && workStatus === 'USEABLE'),
    where(validity && inValidity[validity]),
    between('end_date', endTime?.from, endTime?.to),
    byCondition(tested, condition, defaultLanguage),
  ],
  order: [['id', 'desc']] as const,
});

const sortColumns = {
  appKey: 'app_key',
  packageName: 'package_name',
  certificateType: 'type',
  workStatus: 'usable',
  startTime: 'start_date',
  endTime: 'end_date',
  daysLeft: 'end_date',
  createTime: 'created_time',
  updatedTime: 'updated_time',
} as const;

export const listCertificates = ({
  db,
  reader,
  input: { page, limit, exactTotal, sort: by, ...filters },
}: Context<Input<'list'>>) =>
  readList(
    db,
    { ...certificateList(db, filters), sort: { by, columns: sortColumns } },
    { pageNo: page, pageSize: limit, exactTotal },
    reader,
  );

export const matchingCertificates = (db: Database, filters: Filters, most: number) =>
  readIds(db, certificateList(db, filters), most);

export async function findCertificate(db: Database, id: string) {
  return assertFound(await certificates(db).where('certificate.id', '=', id).executeTakeFirst());
}
