import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { employee } from '@edp/contract/modules/employee/employee.ts';
import { sql } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import { answerBatch, batchIds, doEach } from '../../kernel/batch/batch.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { lockRights, requirePerson } from '../../kernel/session/rights.ts';
import type { Session } from '../../kernel/session/session.ts';
import { endSessions } from '../../kernel/session/end-sessions.ts';
import { assertNotLastAdministrator } from '../../kernel/session/administrators.ts';
import { findEmployee, matchingEmployees } from './employee.queries.ts';

type Input<Name extends keyof typeof employee> = ParsedOf<(typeof employee)[Name]>;

/** Disabling a user ends every session of theirs at once. Who is enabled again after leaving is taken back. */
export async function setEmployeeStatus(context: Context<Input<'setStatus'>>) {
  const {
    db,
    session,
    language,
    input: { id, status },
  } = context;
  await lockRights(context);
  await lockForUpdate(db, 'user_account', id, undefined, () => findEmployee(db, id, language));
  if (status === 0) refuseYourself(session, id);
  await requirePerson(context, id);
  if (status === 0) await assertNotLastAdministrator(db, id);
  await db
    .updateTable('user_account')
    .set(status === 1 ? { active: true, left_time: null } : { active: false })
    .where('id', '=', id)
    .execute();
  if (status === 0) await endSessions(context, id);
}

/** Each person is compared with the rights of the caller. */
export async function setStatusOfEach(context: Context, ids: readonly string[], active: 0 | 1): Promise<BatchResult> {
  // Once for all sessions that end.
  const afterwards = new Set<() => unknown>();
  const batch = await doEach(context, ids, (id) =>
    setEmployeeStatus({ ...context, input: { id, status: active }, afterCommit: (work) => void afterwards.add(work) }),
  );
  for (const work of afterwards) context.afterCommit(work);
  return answerBatch(context, 'user_account', batch);
}

export async function setEmployeesActive(context: Context<Input<'setActiveBatch'>>): Promise<BatchResult> {
  const {
    db,
    session,
    input: { active, ...chosen },
  } = context;
  return setStatusOfEach(
    context,
    await batchIds(chosen, (filters, most) => matchingEmployees(db, session, filters, most)),
    active,
  );
}

/** Only who has left no trace is deleted; the others are disabled, so that the history can still name them. */
export async function deleteEmployee(context: Context<Input<'delete'>>) {
  const {
    db,
    session,
    language,
    input: { id },
  } = context;
  await lockRights(context);
  await lockForUpdate(db, 'user_account', id, undefined, () => findEmployee(db, id, language));
  refuseYourself(session, id);
  await requirePerson(context, id);
  await assertNotLastAdministrator(db, id);
  // Not read as everybody reads it: the history may be of records that the caller does not see.
  const { rows } = await sql`select where app.has_history(${id}::bigint)`.execute(db);
  if (rows.length) throw new AppError(409, 'employee.hasHistory');
  await endSessions(context, id);
  await deleteUnused(context, 'user_account', id);
}

function refuseYourself(session: Session, id: string) {
  if (session.userId === id) throw new AppError(409, 'employee.notYourself');
}
