import { execFileSync } from 'node:child_process';
import { readlinkSync, realpathSync } from 'node:fs';

/** A process number alone proves nothing: it may have been given to another program since. */
export function isPostmasterOf(pid: number, data: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
    if (process.platform === 'win32') return process.kill(pid, 0);
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(data);
  } catch {
    return false;
  }
}
