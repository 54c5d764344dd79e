import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../testing/http/free-port.ts';
import { testCaptcha } from '../testing/login-as.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const git = (...args: string[]) => ['-C', root, ...args];

/** False in a tarball, or in a clone that holds only the newest commits. */
export function hasHistory(commit: string): boolean {
  try {
    execFileSync('git', git('cat-file', '-e', `${commit}^{commit}`), { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The server of an earlier release as a process of its own, on this database. */
export async function startOldServer(commit: string, settings: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'edp-old-'));
  await checkOut(commit, folder);
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, 'server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      EDP_TEST_CAPTCHA: testCaptcha,
      REQUESTS_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
      EDP_DATA: join(folder, 'data'),
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
  if (hasEnded()) throw new Error(`the server of ${commit} did not start:\n${output}`);
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Its own code with the packages that are installed here, because the test has no network. */
async function checkOut(commit: string, folder: string) {
  const archive = join(folder, 'release.tar');
  await promisify(execFile)('git', git('archive', '--output', archive, commit, 'server', 'contract', 'package.json'));
  await promisify(execFile)('tar', ['-xf', archive, '-C', folder]);
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, '@edp'), { recursive: true });
  const installed = (await readdir(join(root, 'node_modules'))).filter(
    (name) => name !== '@edp' && !name.startsWith('.'),
  );
  await Promise.all(installed.map((name) => symlink(join(root, 'node_modules', name), join(packages, name))));
  for (const name of ['contract', 'server']) await symlink(join(folder, name), join(packages, '@edp', name));
}
