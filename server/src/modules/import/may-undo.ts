import { sql } from 'kysely';
import { forbidden } from '../../kernel/app-error.ts';
import { readingDatabase } from '../../kernel/database/tenant-database.ts';
import type { Importer } from '../../kernel/exchange/import/importer.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { hasPermission, type Session } from '../../kernel/session/session.ts';

/** What an import created is deleted when it is undone, which needs the permission for that. */
export async function assertMayUndo(session: Session, { pool }: Pick<Kernel, 'pool'>, { sheet }: Importer, runId: string): Promise<void> {
  if (hasPermission(session, `${sheet.noun}.delete`)) return;
  const db = readingDatabase(pool, session.tenantId);
  const { rows } = await sql`select from import_row where run_id = ${runId} and state = 'written' and result = 'new' limit 1`.execute(db);
  if (rows.length > 0) throw forbidden();
}
