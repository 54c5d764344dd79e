import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longestWaitMs } from './server/src/testing/longest-wait.ts';
import { definitionTexts } from './web/build/definition-texts.ts';

// Each worker reads all the code of the server, and compiling takes half of that: the result is kept.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

/** Nothing may fail because the machine is slow or busy: what takes this long does not come to an end. */
const patience = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: longestWaitMs } } };

/**
 * Files that are short and take long, because they wait for processes and timers: last, they would be waited for alone.
 */
const waiting = /\/(?:chaos|backup|contributing)\/|start\.test|start-worker|worker-limits|several-processes|-restart/;

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not that of an array
    const sorted = await super.sort(files);
    const isWaiting = (file: TestSpecification) => waiting.test(file.moduleId);
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        test: {
          name: 'server',
          experimental: { viteModuleRunner: false },
          include: ['contract/src/**/*.test.ts', 'server/src/**/*.test.ts'],
          // Server and client leave much garbage behind: with more room for it, less of what is in use is copied.
          execArgv: ['--max-semi-space-size=64'],
          // A file's own server and database keep it apart; reading all the code again for each would take more than a
          // second.
          isolate: false,
          globalSetup: 'server/src/testing/global-setup.ts',
          ...patience,
          // Tests wait for the database, for timers and for other processes: on a small machine one more than cores
          // keeps all of them busy.
          maxWorkers: Math.max(3, availableParallelism() - 1),
          env: { NODE_ENV: 'test' },
        },
      },
      {
        plugins: [definitionTexts()],
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: 'web/src/testing/reset-state.ts',
          ...patience,
          provide: { longestWaitMs },
          // Reading all the code again for each file would take most of the time.
          isolate: false,
          env: { NODE_ENV: 'test' },
        },
      },
      {
        test: {
          name: 'e2e',
          experimental: { viteModuleRunner: false },
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'server/src/testing/global-setup.ts',
          ...patience,
          // Journeys wait for the network and for delays more than they compute: two browsers at a time even on two
          // cores.
          maxWorkers: 2,
          isolate: false,
          env: { NODE_ENV: 'test' },
        },
      },
    ],
  },
});
