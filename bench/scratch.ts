import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@edp/server/kernel/embedded-postgres/embedded-postgres.ts';

/** A PostgreSQL of its own that is gone afterwards. */
export async function withScratchPostgres(work: (url: string, folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'edp-bench-'));
  const postgres = await startEmbeddedPostgres({ folder });
  try {
    await work(postgres.url, folder);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
