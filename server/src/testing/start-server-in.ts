import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './http/free-port.ts';
import { testCaptcha } from './login-as.ts';

/** The server of a copy of the repository, as a process of its own. */
export async function startServerIn(folder: string, settings: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, 'server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      EDP_TEST_CAPTCHA: testCaptcha,
      REQUESTS_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
      PORT: String(port),
      ...settings,
    },
  });
  let output = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      if (output.includes('EDP is at')) ready.resolve();
    });
  }
  const ended = once(child, 'exit');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  await Promise.race([ready.promise, ended]);
  if (hasEnded()) throw new Error(`the server in ${folder} did not start:\n${output}`);
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
