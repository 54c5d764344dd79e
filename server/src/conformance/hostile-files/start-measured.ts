import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { loginAs, testCaptcha } from '../../testing/login-as.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** Since the last time that it was asked for. */
export interface Measured {
  /**
   * Processor time that the thread which serves took without answering anything else, as a multiple of what it takes
   * for work that is always the same: on a slower machine both take longer.
   */
  longestTurn: number;
  /** More than after the start, without garbage. */
  grownMiB: number;
}

const program = fileURLToPath(new URL('measured-server.ts', import.meta.url));

/** A server process on the database of `app`, with an administrator who uses it. */
export async function startMeasured(app: TestApp) {
  const child = fork(program, {
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      EDP_DATA: inject('dataFolder'),
      EDP_TEST_CAPTCHA: testCaptcha,
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: '0',
      DATABASE_POOL: '6',
      WORKER_MEMORY_MB: '0',
      JOB_CONCURRENCY: '1',
      TEST_DATABASE_URL: app.databaseUrl,
    },
  });
  const [baseUrl] = (await once(child, 'message')) as [string];
  const measured = async (): Promise<Measured> => {
    child.send('measure');
    return ((await once(child, 'message')) as [Measured])[0];
  };
  const admin = await loginAs(baseUrl, { account: 'admin', password: 'Admin123' });
  await measured();
  return { baseUrl, admin, measured, stop: () => void child.kill('SIGKILL') };
}
