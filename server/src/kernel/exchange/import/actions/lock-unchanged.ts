import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { type Batch, lockBatch, refuseAll, refuseEach } from '../../../batch/batch.ts';
import { type AnyImporter, tableOf } from '../forms/form-importer.ts';
import type { ImportContext } from '../importer.ts';
import type { ActionRow } from './row-action.ts';

/** The versions of those records that the user sees. */
export async function versionsOf(
  { db }: ImportContext,
  importer: AnyImporter,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{
    id: string;
    version: number;
  }>`select id, version from ${sql.table(tableOf(importer))} where id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Locks the records that are still as the run knows them; the others are refused. */
export async function lockUnchanged(
  context: ImportContext,
  importer: AnyImporter,
  rows: readonly ActionRow[],
  changed: 'import.changedSince' | 'import.changedAfter',
): Promise<Batch> {
  const ids = rows.map(({ record_id: id }) => id!);
  const outside = 'form' in importer ? [] : ((await importer.outside?.(context, ids)) ?? []);
  const locked = refuseAll(context, await lockBatch(context, tableOf(importer), ids), outside, 'error.notFound');
  const versions = await versionsOf(context, importer, ids);
  const different = rows.filter(({ record_id: id, version }) => versions.has(id!) && versions.get(id!) !== version);
  return refuseEach(locked, new Map(different.map(({ record_id: id }) => [id!, translate(changed, context.language)])));
}
