import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** They start whole servers and measure how long things take, so nothing else may run beside them. */
const ofProcesses = ['server/src/start.test.ts', 'server/src/chaos/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['contract/src/**/*.test.ts', 'server/{src,migrations}/**/*.test.ts'],
          exclude: ofProcesses,
          // A file's own server and database keep it apart; reading all the code again for each would take more than a second.
          isolate: false,
          globalSetup: 'server/src/testing/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Tests wait for the database more than they compute: one worker fewer than cores would be one on a small machine.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          env: { NODE_ENV: 'test' },
        },
      },
      {
        test: {
          name: 'process',
          include: ofProcesses,
          globalSetup: 'server/src/testing/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          env: { NODE_ENV: 'test' },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'server/src/testing/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 90_000,
          // One browser at a time: the machine that runs this may have two cores only.
          fileParallelism: false,
          isolate: false,
          env: { NODE_ENV: 'test' },
        },
      },
    ],
  },
});
