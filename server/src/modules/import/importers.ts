import { forbidden, invalid } from '../../kernel/app-error.ts';
import type { Importer } from '../../kernel/exchange/import/importer.ts';
import { mayCall, type Session } from '../../kernel/session/session.ts';
import { records } from '../../records.ts';
import { skuImporter } from '../product/variants/import-skus.ts';
import { sql } from 'kysely';
import { readingDatabase } from '../../kernel/database/tenant-database.ts';
import type { Kernel } from '../../kernel/kernel.ts';

/** Every noun whose records can be imported. */
export const importers: readonly Importer[] = [...records.flatMap(({ importer }) => importer ?? []), skuImporter];

/** What is imported by the noun's name; undefined where the role may not. */
export const findImporter = (session: Session, noun: string): Importer | undefined =>
  importers.find(({ sheet }) => sheet.noun === noun && mayCall(session, sheet.save!));

/** A user imports what they may save one by one. */
export function requireImporter(session: Session, noun: string): Importer {
  const importer = importers.find(({ sheet }) => sheet.noun === noun);
  if (!importer) throw invalid('rule.choice', 'noun');
  if (!mayCall(session, importer.sheet.save!)) throw forbidden();
  return importer;
}

export const importableNouns = (session: Session) =>
  importers.filter(({ sheet }) => mayCall(session, sheet.save!)).map(({ sheet }) => sheet.noun);

/** What an import created is deleted when it is undone, which needs the permission for that. */
export async function assertMayUndo(
  session: Session,
  { pool }: Pick<Kernel, 'pool'>,
  importer: Importer,
  runId: string,
): Promise<void> {
  if (mayCall(session, importer.deletes)) return;
  const db = readingDatabase(pool, session.tenantId);
  const { rows } =
    await sql`select from import_row where run_id = ${runId} and state = 'written' and result = 'new' limit 1`.execute(
      db,
    );
  if (rows.length > 0) throw forbidden();
}
