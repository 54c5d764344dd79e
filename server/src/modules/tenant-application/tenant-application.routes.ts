import { tenantApplication } from '@edp/contract/modules/tenant-application/tenant-application.ts';
import { sql } from 'kysely';
import { noTenant } from '../../kernel/files/visitor-files.ts';
import { bind } from '../../kernel/http/bind.ts';
import { AppError, assertFound } from '../../kernel/app-error.ts';
import { createCompany } from '../tenant/create-tenant.ts';
import { notifyAfterCommit, notifyApplicant } from './notify-applicant.ts';
import { findApplication, listApplications, picturesOf } from './tenant-application.queries.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { initialsOf } from '../../kernel/search/initials.ts';

export const tenantApplicationRoutes = bind(
  tenantApplication,
  {
    list: listApplications,
    async detail({ db, input, kernel }) {
      const application = await findApplication(db, input.id);
      const pictures = await picturesOf(db, input.id);
      return {
        ...application,
        pictures: pictures.map((picture) => ({ ...picture, url: kernel.links.to(noTenant, picture.id) })),
        suggestedCode: application.status === 'pending' ? await suggestCode(db, application) : '',
      };
    },
    async approve(context) {
      const {
        db,
        input: { id, tenantCode, tenantName },
      } = context;
      const application = await lockPending(db, id);
      const { applicant, phone, password_hash: passwordHash } = application;
      const admin = { account: phone, name: applicant, passwordHash };
      const newTenantId = await createCompany(db, { code: tenantCode, name: tenantName, admin });
      await decide(db, application, { approved: true, new_tenant_id: newTenantId, tenant_code: tenantCode });
      return notifyAfterCommit(context, id);
    },
    async reject(context) {
      const {
        db,
        input: { id, reason },
      } = context;
      await decide(db, await lockPending(db, id), { approved: false, reason });
      return notifyAfterCommit(context, id);
    },
    async notify(context) {
      const {
        db,
        input: { id },
        afterCommit,
      } = context;
      const { status } = await findApplication(db, id);
      if (status === 'pending') throw new AppError(409, 'tenantApplication.undecided');
      afterCommit(() => notifyApplicant(context, id));
      return null;
    },
  },
  { tenant_code_key: { error: 'tenantApplication.codeTaken', field: 'tenantCode' } },
);

const longest = 8;
const legalForm = /(?:集团)?(?:股份)?(?:有限)?(?:责任)?公司$/;
const inBrackets = /[（(][^（(）)]*[）)]/g;

/** 深圳市云岭智造科技有限公司 in 广东省/深圳市/南山区 is known as 云岭智造科技: what every second company is called tells nothing. */
function knownAs(name: string, region: string): string {
  let rest = name.replaceAll(inBrackets, '').replace(legalForm, '');
  for (const place of region.split('/')) {
    const short = place.replace(/[省市区县]$/, '');
    const start = [place, short].find((each) => each.length > 1 && rest.startsWith(each));
    if (start && rest.length - start.length > 1) rest = rest.slice(start.length);
  }
  return rest;
}

const shortCode = async (name: string) => (await initialsOf(name)).slice(0, longest).toUpperCase();

/** A tenant code that is not taken; the operator may change it. */
async function suggestCode(
  db: Database,
  { id, name, region }: { id: string; name: string; region: string },
): Promise<string> {
  const codes = [await shortCode(knownAs(name, region)), await shortCode(name)];
  const start = codes.find((code) => code.length > 1) ?? `T${id}`;
  const rows = await db.selectFrom('app.tenant').select('code').where('code', 'like', `${start}%`).execute();
  const taken = new Set(rows.map(({ code }) => code));
  let code = start;
  for (let number = 2; taken.has(code); number++) code = `${start}${number}`;
  return code;
}

type PendingApplication = Awaited<ReturnType<typeof lockPending>>;

/**
 * Locks an application that is not decided yet: of two concurrent decisions the second waits here and is told of the
 * first.
 */
async function lockPending(db: Database, id: string) {
  const application = await db
    .selectFrom('app.tenant_application')
    .select(['id', 'status', 'company_name', 'applicant', 'phone', 'password_hash'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (assertFound(application).status !== 'pending') throw await decidedMeanwhile(db, id);
  return application!;
}

async function decidedMeanwhile(db: Database, id: string): Promise<AppError> {
  const { status, reviewerName, reviewTime } = await findApplication(db, id);
  const key = status === 'approved' ? 'tenantApplication.approvedMeanwhile' : 'tenantApplication.rejectedMeanwhile';
  return new AppError(409, key, { params: { user: reviewerName || '—', time: reviewTime } });
}

type Outcome = { approved: true; new_tenant_id: number; tenant_code: string } | { approved: false; reason: string };

async function decide(db: Database, { id, company_name }: PendingApplication, outcome: Outcome): Promise<void> {
  await db
    .insertInto('tenant_review')
    .values({ application_id: id, company_name, ...outcome })
    .execute();
  await db
    .updateTable('app.tenant_application')
    // The password has gone to its account, or is of no use: a copy would only be one more to lose.
    .set({
      status: outcome.approved ? 'approved' : 'rejected',
      password_hash: sql<string>`''`,
      // When its personal data will be removed counts from here.
      rejected_time: outcome.approved ? null : sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute();
}
