import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { assertFound, AppError } from '../../kernel/app-error.ts';
import { findApplication } from './tenant-application.queries.ts';

export type PendingApplication = Awaited<ReturnType<typeof lockPending>>;

/**
 * Locks an application that is not decided yet: of two concurrent decisions the second waits here and is told of the
 * first.
 */
export async function lockPending(db: Database, id: string) {
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

export async function decide(db: Database, { id, company_name }: PendingApplication, outcome: Outcome): Promise<void> {
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
