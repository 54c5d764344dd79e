import type { Database } from '../../kernel/database/tenant-database.ts';
import { openSecretBox } from '../../kernel/secret-box.ts';
import { found, Refusal } from '../../kernel/refusal.ts';

const newest = 10;

/** Passwords are sealed for their tenant. */
export function passwordsOf(secret: string, tenantId: number) {
  const box = openSecretBox(secret, 'certificate-password');
  return {
    seal: (password: string) => box.seal(password, String(tenantId)),
    open: (sealed: string) => box.open(sealed, String(tenantId)),
  };
}

/** Written down in the same transaction: nobody reads a password without leaving a trace. */
export async function revealPassword(db: Database, id: string, open: (sealed: string) => string | undefined) {
  const { sealed_password } = found(await db.selectFrom('certificate').select('sealed_password').where('id', '=', id).executeTakeFirst());
  const certificatePwd = open(sealed_password);
  if (certificatePwd === undefined) throw new Refusal(409, 'certificate.unreadable');
  await noteReveal(db, id, 'password');
  return { certificatePwd };
}

export const noteReveal = (db: Database, certificateId: string, what: 'password' | 'file') =>
  db.insertInto('certificate_reveal').values({ certificate_id: certificateId, what }).execute();

export async function newestReveals(db: Database, certificateId: string) {
  found(await db.selectFrom('certificate').select('id').where('id', '=', certificateId).executeTakeFirst());
  const rows = await db
    .selectFrom('certificate_reveal').innerJoin('user_account', 'user_account.id', 'certificate_reveal.user_id')
    .select(['certificate_reveal.id', 'user_account.name as userName', 'certificate_reveal.what', 'certificate_reveal.created_time as createTime'])
    .where('certificate_reveal.certificate_id', '=', certificateId)
    .orderBy('certificate_reveal.id', 'desc').limit(newest)
    .execute();
  return rows.map((row) => ({ ...row, what: row.what as 'password' | 'file' }));
}
