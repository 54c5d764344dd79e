import { sql } from 'kysely';
import { forbidden } from '../../kernel/app-error.ts';
import { readingDatabase } from '../../kernel/database/tenant-database.ts';
import type { AnyImporter } from '../../kernel/exchange/import/forms/form-importer.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { isAllowed, mayCall, type Session } from '../../kernel/session/session.ts';

/** What an import created is deleted when it is undone, which needs the permission for that. */
export async function assertMayUndo(
  session: Session,
  { pool }: Pick<Kernel, 'pool'>,
  importer: AnyImporter,
  runId: string,
): Promise<void> {
  if (
    'form' in importer
      ? mayCall(session, importer.form.delete.call)
      : isAllowed(session, `${importer.sheet.noun}.delete`)
  )
    return;
  const db = readingDatabase(pool, session.tenantId);
  const { rows } =
    await sql`select from import_row where run_id = ${runId} and state = 'written' and result = 'new' limit 1`.execute(
      db,
    );
  if (rows.length > 0) throw forbidden();
}
