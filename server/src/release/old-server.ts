import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { linkPackages } from '../testing/link-packages.ts';
import { startServerIn } from '../testing/start-server-in.ts';

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
  const server = await startServerIn(folder, { EDP_DATA: join(folder, 'data'), ...settings });
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Its own code with the packages that are installed here, because the test has no network. */
async function checkOut(commit: string, folder: string) {
  const archive = join(folder, 'release.tar');
  await promisify(execFile)('git', git('archive', '--output', archive, commit, 'server', 'contract', 'package.json'));
  await promisify(execFile)('tar', ['-xf', archive, '-C', folder]);
  await linkPackages(folder, ['contract', 'server']);
}
