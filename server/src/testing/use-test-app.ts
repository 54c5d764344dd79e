import { afterAll, beforeAll } from 'vitest';
import type { DemoSize } from '../demo/seed-demo.ts';
import type { JobKind } from '../kernel/jobs/define-job.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export type UsedApp = ReturnType<typeof useTestApp>;

/**
 * A server for a test file, with an administrator of the tenant, one of another tenant, and a user who may only view;
 * it works on jobs of these kinds.
 */
export function useTestApp(kinds: readonly JobKind[] = [], demo?: DemoSize) {
  let started: { app: TestApp; admin: TestClient; neighbour: TestClient; viewer: TestClient };
  beforeAll(async () => {
    const app = await startTestApp({}, { kinds, demo });
    started = {
      app,
      admin: await app.as('admin'),
      neighbour: await app.as('admin', { tenantCode: 'HXJT' }),
      viewer: await app.as('lina'),
    };
  });
  afterAll(() => started.app.stop());
  return {
    get app() {
      return started.app;
    },
    get admin() {
      return started.admin;
    },
    get neighbour() {
      return started.neighbour;
    },
    get viewer() {
      return started.viewer;
    },
  };
}
