import { spawn, type SpawnOptions } from 'node:child_process';
import type { SystemUser } from './system-user.ts';

/** PG* variables of the operator's shell would silently change what PostgreSQL does. */
export function optionsFor(user: SystemUser, folder: string): SpawnOptions {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
  return { ...user, cwd: folder, windowsHide: true, env: { ...env, LC_ALL: 'C', LC_MESSAGES: 'C' } };
}

export function runAs(
  user: SystemUser,
  folder: string,
  program: string,
  args: string[],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...optionsFor(user, folder),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += String(chunk)));
    child.stderr?.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
