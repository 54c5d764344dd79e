import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../kernel/embedded-postgres/embedded-postgres.ts';
import { removeStaleFolders } from './databases/stale-folders.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { copyDataFolder, ensureTemplates, fastSettings } from './databases/test-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL server, with the owner's rights. */
    postgresUrl: string;
    /** Where the files of the demo data are. */
    dataFolder: string;
    /** What tests copy that start a server on a data folder of its own. */
    startedFolder: string;
  }
}

/** One PostgreSQL for the whole run, with a migrated and seeded database that each test file clones. */
export default async function setup(project: TestProject) {
  await removeStaleFolders();
  const { databases, started } = await ensureTemplates();
  const folder = await temporaryFolder('edp-test-');
  await copyDataFolder(databases, folder);
  const postgres = await startEmbeddedPostgres({ folder, settings: fastSettings });
  project.provide('postgresUrl', postgres.url);
  project.provide('dataFolder', folder);
  project.provide('startedFolder', started);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
