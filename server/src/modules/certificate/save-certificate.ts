import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { type certificate, passwordMask } from '@edp/contract/modules/certificate/certificate.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { answerBatch, batchIds, lockBatch } from '../../kernel/batch/batch.ts';
import { anyOf } from '../../kernel/record/columns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { replaceLinks } from '../../kernel/record/replace-links.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { notFound, AppError } from '../../kernel/app-error.ts';
import { findCertificate, matchingCertificates } from './certificate.queries.ts';
import { dropFiles, requireCertificateFile } from './certificate-file.ts';

type Input<Name extends 'save' | 'update'> = ParsedOf<(typeof certificate)[Name]>;

/** How a password gets into the table. */
type Seal = (password: string) => string;

const columnsOf = (fields: Omit<Input<'save'>, 'certificatePwd'>) => ({
  application_id: fields.appId,
  app_key: fields.appKey,
  package_name: fields.packageName,
  type: fields.certificateType,
  usable: fields.workStatus === 'USEABLE',
  file_id: fields.certificateFile?.id ?? null,
  start_date: fields.startTime,
  end_date: fields.endTime,
});

/** An import leaves the password empty until it is entered in the form. */
export async function addCertificate(db: Database, { certificatePwd, ...fields }: Input<'save'>, seal: Seal) {
  await requireApplication(db, fields.appId);
  await requireCertificateFile(db, fields.certificateFile?.id);
  const { id } = await db
    .insertInto('certificate')
    .values({ ...columnsOf(fields), sealed_password: certificatePwd && seal(certificatePwd) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await remindThese(db, id, fields.remindScope);
  return { id };
}

export async function updateCertificate(
  db: Database,
  { id, version, certificatePwd, ...fields }: Input<'update'>,
  seal: Seal,
) {
  await lockForUpdate(db, 'certificate', id, version, () => findCertificate(db, id));
  await requireCertificateFile(db, fields.certificateFile?.id);
  const before = await db
    .selectFrom('certificate')
    .select(['file_id', 'application_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (fields.appId !== before.application_id) await requireApplication(db, fields.appId);
  const isKept = certificatePwd === undefined || certificatePwd === passwordMask;
  await db
    .updateTable('certificate')
    .set({ ...columnsOf(fields), ...(!isKept && { sealed_password: seal(certificatePwd) }) })
    .where('id', '=', id)
    .execute();
  await remindThese(db, id, fields.remindScope);
  await dropFiles(db, [before.file_id]);
}

/** The foreign key also accepts what the user does not see, so it is looked up first. */
async function requireApplication(db: Database, id: string) {
  const seen = await db.selectFrom('application').select('id').where('id', '=', id).executeTakeFirst();
  if (!seen) throw new AppError(409, 'certificate.applicationGone', { field: 'appId' });
}

const remindThese = (db: Database, id: string, people: readonly { id: string }[]) =>
  replaceLinks(db, 'certificate_remind', ['certificate_id', id], ['user_id', people.map((person) => person.id)]);

/** All of them or none; with their files. Who read a password stays written down. */
export async function deleteCertificates(db: Database, ids: readonly string[]): Promise<void> {
  const different = [...new Set(ids)];
  if ((await deleteWithFiles(db, different)) !== different.length) throw notFound();
}

async function deleteWithFiles(db: Database, ids: readonly string[]): Promise<number> {
  const deleted = await db.deleteFrom('certificate').where('id', '=', anyOf(ids)).returning('file_id').execute();
  await dropFiles(
    db,
    deleted.map(({ file_id }) => file_id),
  );
  return deleted.length;
}

export async function deleteBatch(context: Context<ParsedOf<typeof certificate.deleteBatch>>): Promise<BatchResult> {
  const { db, input } = context;
  const ids = await batchIds(input, (filters, most) => matchingCertificates(db, filters, most));
  const batch = await lockBatch(context, 'certificate', ids);
  await deleteWithFiles(db, batch.allowed);
  return answerBatch(context, 'certificate', batch);
}
