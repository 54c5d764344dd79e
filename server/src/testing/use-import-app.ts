import { afterAll, beforeAll } from 'vitest';
import type { JobKind } from '../kernel/jobs/define-job.ts';
import { checkImportJob, runImportJob, undoImportJob } from '../modules/import/import-jobs.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export const importKinds: readonly JobKind[] = [checkImportJob, runImportJob, undoImportJob];

/** A server for a test file that also works on imports: see `useTestApp`. */
export function useImportApp(kinds: readonly JobKind[] = importKinds) {
  let started: { app: TestApp; admin: TestClient; neighbour: TestClient; viewer: TestClient };
  beforeAll(async () => {
    const app = await startTestApp({}, { kinds });
    started = { app, admin: await app.as('admin'), neighbour: await app.as('admin', { tenantCode: 'HXJT' }), viewer: await app.as('lina') };
  });
  afterAll(() => started.app.stop());
  return {
    get app() { return started.app; },
    get admin() { return started.admin; },
    get neighbour() { return started.neighbour; },
    get viewer() { return started.viewer; },
  };
}
