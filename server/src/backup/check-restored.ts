import pg from 'pg';
import { startEmbeddedPostgres } from '../kernel/embedded-postgres/embedded-postgres.ts';
import { StartError } from '../kernel/process/start-error.ts';
import { printStep } from '../kernel/process/step.ts';
import type { Manifest } from './manifest.ts';
import { compareRows } from './row-counts.ts';
import { compareUploads } from './uploads.ts';

/**
 * Starts the copy, which replays the WAL to the end of the backup, compares what it holds with the manifest, and stops
 * it.
 */
export async function checkRestored(folder: string, manifest: Manifest): Promise<void> {
  let startedAt = performance.now();
  // It answers only when it is consistent: without the WAL up to the end of the backup PostgreSQL refuses to start.
  const postgres = await startEmbeddedPostgres({ folder });
  try {
    const client = new pg.Client({ connectionString: postgres.url, application_name: 'edp restore' });
    await client.connect();
    try {
      await client.query('begin isolation level repeatable read, read only');
      await requireEndOfBackup(client, manifest);
      printStep('recovery', `consistent at ${manifest.stopLsn}`, startedAt);
      startedAt = performance.now();
      printStep('rows', await compareRows(client, manifest), startedAt);
      startedAt = performance.now();
      printStep('files', await compareUploads(client, manifest), startedAt);
    } finally {
      await client.end();
    }
  } finally {
    await postgres.stop();
  }
}

async function requireEndOfBackup(client: pg.Client, { stopLsn }: Manifest): Promise<void> {
  const { rows } = await client.query<{ reached: boolean }>('select pg_current_wal_lsn() >= $1::pg_lsn as reached', [
    stopLsn,
  ]);
  if (!rows[0]!.reached) throw new StartError(`recovery ended before ${stopLsn}, where the backup ends`);
}
