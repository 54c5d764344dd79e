import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type pg from 'pg';
import { type Database, inTransaction } from '../kernel/database/tenant-database.ts';
import type { FileStore } from '../kernel/files/file-store.ts';
import { storeUpload, visitorArea } from '../kernel/uploads/store-upload.ts';
import { hashPassword } from '../kernel/crypto/password.ts';
import { rowOfUpload } from '../kernel/uploads/add-upload.ts';
import { createPlatform, hasPlatform } from '../modules/tenant/platform-tenant.ts';
import { demoTenantApplications } from './demo-tenant-applications.ts';

export const demoPlatformPassword = 'Admin123';
/** The applicants chose this password: it is known, so that an approved one can be tried. */
const applicantPassword = 'Demo1234';

type DemoApplication = (typeof demoTenantApplications)[number];

/** The platform tenant with applications in every state, where there is none yet. */
export async function seedPlatform(pool: pg.Pool, files: FileStore): Promise<boolean> {
  if (await hasPlatform(pool)) return false;
  await createPlatform(pool, demoPlatformPassword);
  const { rows } = await pool.query<{ id: number }>('select id from app.tenant where platform');
  const tenantId = rows[0]!.id;
  const passwordHash = await hashPassword(applicantPassword);
  await inTransaction(pool, { tenantId }, async (db) => {
    const reviewer = await db.selectFrom('user_account').select('id').executeTakeFirstOrThrow();
    for (const application of demoTenantApplications) {
      const id = await addApplication(db, application, passwordHash);
      await addPicture(db, files, id, application);
      await addReview(db, id, application, reviewer.id);
    }
  });
  return true;
}

async function addApplication(db: Database, application: DemoApplication, passwordHash: string): Promise<string> {
  const status = application.tenantCode ? 'approved' : application.reason ? 'rejected' : 'pending';
  const { id } = await db
    .insertInto('app.tenant_application')
    .values({
      kind: application.kind ?? 'company',
      company_name: application.company,
      credit_code: application.creditCode ?? '',
      region_code: application.regionCode,
      region: application.region,
      address_detail: application.address,
      applicant: application.applicant,
      phone: application.phone,
      password_hash: status === 'pending' ? passwordHash : '',
      requirement: application.requirement,
      language: 'ZHS',
      status,
      created_time: application.time,
      rejected_time: application.reason ? sql<string>`now()` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addPicture(
  db: Database,
  files: FileStore,
  applicationId: string,
  { kind, company, creditCode = '', region, address, applicant }: DemoApplication,
) {
  const place = `${region.replaceAll('/', '')}${address}`;
  const paper =
    kind === 'person'
      ? {
          title: '居民身份证',
          lines: [
            ['姓名', applicant],
            ['住址', place],
            ['公民身份号码', '************0000'],
          ] as const,
        }
      : {
          title: '营业执照',
          lines: [
            ['统一社会信用代码', creditCode],
            ['名称', company],
            ['类型', '有限责任公司'],
            ['法定代表人', applicant],
            ['住所', place],
          ] as const,
        };
  // As the demo products: only the first start should pay for what draws.
  const { demoPaper } = await import('./demo-paper.ts');
  const picture = await storeUpload(files, visitorArea, `${paper.title}.jpg`, Readable.from([await demoPaper(paper)]));
  await db
    .insertInto('app.public_upload')
    .values({ ...rowOfUpload(picture), application_id: applicationId })
    .execute();
}

async function addReview(
  db: Database,
  applicationId: string,
  { company, tenantCode, reason, reviewTime }: DemoApplication,
  reviewerId: string,
) {
  if (!reviewTime) return;
  const tenant = await db
    .selectFrom('app.tenant')
    .select('id')
    .where('code', '=', tenantCode ?? '')
    .executeTakeFirst();
  await db
    .insertInto('tenant_review')
    .values({
      application_id: applicationId,
      company_name: company,
      approved: tenant !== undefined,
      reason: reason ?? '',
      new_tenant_id: tenant?.id ?? null,
      tenant_code: tenantCode ?? '',
      notified_time: reviewTime,
      created_by: reviewerId,
      created_time: reviewTime,
    })
    .execute();
}
