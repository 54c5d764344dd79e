import { Readable } from 'node:stream';
import { certificateLimit } from '@edp/contract/kernel/stored-file.ts';
import { sql } from 'kysely';
import type { Database } from '../kernel/database/tenant-database.ts';
import type { FileStore } from '../kernel/files/file-store.ts';
import { areaOfTenant, storeUpload } from '../kernel/uploads/store-upload.ts';
import { passwordsOf } from '../modules/certificate/reveal.ts';
import { rowOfUpload } from '../kernel/uploads/add-upload.ts';

/** A certificate that signs itself and protects nothing. */
const demoFile = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUM1Scw6ffdGWK9buVM2dqcgG0/i4wCgYIKoZIzj0EAwIw
IzESMBAGA1UEAwwJRGVtbyBQdXNoMQ0wCwYDVQQKDAREZW1vMB4XDTI2MTExNTA2
Mjg0N1oXDTI3MTExNTA2Mjg0N1owIzESMBAGA1UEAwwJRGVtbyBQdXNoMQ0wCwYD
VQQKDAREZW1vMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEjQBmAMlzH/NnWdfE
Bv01EkEYZBhX+9zSDfugrrUj601wJ5D2hnMzIVYVsWeQS+LAWBiXUxSloGvcHeUC
6nO6t6NTMFEwHQYDVR0OBBYEFLWrmB6p7zrBa0dchObfiXz8S8aMMB8GA1UdIwQY
MBaAFLWrmB6p7zrBa0dchObfiXz8S8aMMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZI
zj0EAwIDSQAwRgIhAJQCViKHrXvnJtQQIYftXr3UW8oD0cr7xCII6XYvS/7/AiEA
9clpOGrU7FY3drIbMju6xEsBkzBvxqh9ORjqblxcrXM=
-----END CERTIFICATE-----
`;

interface DemoCertificate {
  application: string;
  type: 'PUSH' | 'RELEASE';
  usable?: boolean;
  /** Days from the day on which the demo is loaded. */
  from: number;
  to: number;
  appKey: string;
  packageName: string;
  password: string;
  people: readonly string[];
  file?: string;
}

/** In every state: just expired, expired and put away, about to expire, still good. The newest is last. */
const demoCertificates: readonly DemoCertificate[] = [
  {
    application: 'OA',
    type: 'RELEASE',
    from: -200,
    to: 165,
    appKey: '5f0c2a71b94e4d18',
    packageName: 'office',
    password: 'Oa-2026-release',
    people: ['zhangwei', 'admin'],
    file: 'office-release.pem',
  },
  {
    application: 'CRM',
    type: 'PUSH',
    usable: false,
    from: -420,
    to: -55,
    appKey: '8d31e6f2705a4cb9',
    packageName: 'crm',
    password: 'crm#push2025',
    people: ['zhangwei'],
  },
  {
    application: 'WMS',
    type: 'RELEASE',
    from: -380,
    to: -15,
    appKey: 'c27b9d4e1f6843a0',
    packageName: 'wms.handheld',
    password: 'Wms_Handheld_01',
    people: ['zhangwei', 'huangtao'],
  },
  {
    application: 'SRM',
    type: 'PUSH',
    from: -90,
    to: 275,
    appKey: '1e84a05d37cf42b6',
    packageName: 'supplier',
    password: 'srm-push-9x4',
    people: ['zhangwei', 'liuyang'],
  },
  {
    application: 'MES',
    type: 'PUSH',
    from: -360,
    to: 5,
    appKey: 'a9406cb8e2d14f73',
    packageName: 'mes.shopfloor',
    password: 'Mes@Shopfloor5',
    people: ['admin', 'zhangwei', 'majun'],
  },
  {
    application: 'BI',
    type: 'RELEASE',
    from: -10,
    to: 720,
    appKey: '76e2f1903ab54d8c',
    packageName: 'cockpit',
    password: 'bi.cockpit.720',
    people: ['admin'],
  },
  {
    application: 'APP-STAFF',
    type: 'RELEASE',
    from: -310,
    to: 55,
    appKey: 'e5b3d80249c74f1a',
    packageName: 'staff',
    password: 'Staff-Release-55',
    people: ['admin', 'zhangwei'],
  },
  {
    application: 'APP-STAFF',
    type: 'PUSH',
    from: -345,
    to: 20,
    appKey: 'e5b3d80249c74f1a',
    packageName: 'staff',
    password: 'Staff-Push-20',
    people: ['admin', 'zhangwei', 'zhouyi'],
    file: 'staff-push.pem',
  },
];

interface Place {
  tenantId: number;
  tenantCode: string;
  files: FileStore;
  secret: string;
}

export async function addDemoCertificates(db: Database, { tenantId, tenantCode, files, secret }: Place) {
  const { seal } = passwordsOf(secret, tenantId);
  const applications = new Map(
    (await db.selectFrom('application').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]),
  );
  const people = new Map(
    (await db.selectFrom('user_account').select(['id', 'account']).execute()).map(({ id, account }) => [account, id]),
  );
  const today = (days: number) => sql<string>`current_date + ${days}::int`;
  for (const {
    application,
    type,
    usable = true,
    from,
    to,
    appKey,
    packageName,
    password,
    people: reminded,
    file,
  } of demoCertificates) {
    const { id } = await db
      .insertInto('certificate')
      .values({
        application_id: applications.get(application)!,
        type,
        usable,
        app_key: appKey,
        package_name: `com.${tenantCode.toLowerCase()}.${packageName}`,
        sealed_password: seal(password),
        start_date: today(from),
        end_date: today(to),
        file_id: file ? await addFile(db, files, tenantId, file) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('certificate_remind')
      .values(reminded.map((account) => ({ certificate_id: id, user_id: people.get(account)! })))
      .execute();
  }
  // Reminders of the past have been sent: a fresh demo does not begin with a pile of messages.
  await sql`
    insert into certificate_reminder (certificate_id, end_date, days)
    select id, end_date, step from certificate, unnest(array[90, 30, 7]) as step where end_date - current_date <= step`.execute(
    db,
  );
}

async function addFile(db: Database, files: FileStore, tenantId: number, name: string): Promise<string> {
  const upload = await storeUpload(
    files,
    { ...areaOfTenant(tenantId), limits: [certificateLimit] },
    name,
    Readable.from([Buffer.from(demoFile)]),
  );
  const { id } = await db
    .insertInto('file')
    .values({ ...rowOfUpload(upload), source: 'demo' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
