import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@edp/server/kernel/embedded-postgres/embedded-postgres.ts';

/** Runs the work with a temporary folder, removed afterwards. */
export async function withScratchFolder(work: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'edp-bench-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs the work with a temporary PostgreSQL, removed afterwards. */
export const withScratchPostgres = (work: (ownerUrl: string, folder: string) => Promise<void>) =>
  withScratchFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres({ folder });
    try {
      await work(postgres.url, folder);
    } finally {
      await postgres.stop();
    }
  });
