import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../kernel/embedded-postgres/embedded-postgres.ts';
import { copyTemplates, fastSettings } from './test-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL server, with the owner's rights. */
    postgresUrl: string;
    /** Where the files of the demo data are. */
    dataFolder: string;
  }
}

/** One PostgreSQL for the whole run, with a migrated and seeded database that each test file clones. */
export default async function setup(project: TestProject) {
  const folder = await copyTemplates();
  const postgres = await startEmbeddedPostgres({ folder, settings: fastSettings });
  project.provide('postgresUrl', postgres.url);
  project.provide('dataFolder', folder);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
