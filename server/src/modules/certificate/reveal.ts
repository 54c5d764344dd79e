import type { Database } from '../../kernel/database/tenant-database.ts';
import { openSecretBox } from '../../kernel/crypto/secret-box.ts';
import { assertFound, AppError } from '../../kernel/app-error.ts';

const newest = 10;

/** Passwords are sealed for their tenant. */
export function passwordsOf(secret: string, tenantId: number) {
  const box = openSecretBox(secret, 'certificate-password');
  return {
    seal: (password: string) => box.seal(password, String(tenantId)),
    open: (sealed: string) => box.open(sealed, String(tenantId)),
  };
}

/** Written down in the same transaction: no password is read without a trace. */
export async function revealPassword(db: Database, id: string, open: (sealed: string) => string | undefined) {
  const { sealed_password } = assertFound(
    await db.selectFrom('certificate').select('sealed_password').where('id', '=', id).executeTakeFirst(),
  );
  if (sealed_password === '') throw new AppError(409, 'certificate.noPassword');
  const certificatePwd = open(sealed_password);
  if (certificatePwd === undefined) throw new AppError(409, 'certificate.unreadable');
  await recordReveal(db, id, 'password');
  return { certificatePwd };
}

export const recordReveal = (db: Database, certificateId: string, what: 'password' | 'file') =>
  db.insertInto('certificate_reveal').values({ certificate_id: certificateId, what }).execute();

export async function newestReveals(db: Database, certificateId: string) {
  assertFound(await db.selectFrom('certificate').select('id').where('id', '=', certificateId).executeTakeFirst());
  const rows = await db
    .selectFrom('certificate_reveal')
    .innerJoin('user_account', 'user_account.id', 'certificate_reveal.user_id')
    .select([
      'certificate_reveal.id',
      'user_account.name as userName',
      'certificate_reveal.what',
      'certificate_reveal.created_time as createTime',
    ])
    .where('certificate_reveal.certificate_id', '=', certificateId)
    .orderBy('certificate_reveal.id', 'desc')
    .limit(newest)
    .execute();
  return rows.map((row) => ({ ...row, what: row.what as 'password' | 'file' }));
}
