import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { schemaTypes } from './schema-types.ts';

// Run by `npm run types -w server` after a migration was added.
const folder = await mkdtemp(join(tmpdir(), 'edp-types-'));
const postgres = await startEmbeddedPostgres({ folder });
try {
  await migrate(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    await writeFile(new URL('schema.generated.ts', import.meta.url), await schemaTypes(client));
  } finally {
    await client.end();
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
