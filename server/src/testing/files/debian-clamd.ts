import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eicar } from './clamd.ts';
import { freePort } from '../http/free-port.ts';

const program = '/usr/sbin/clamd';

/** ClamAV as Debian installs it. */
export const hasClamd = existsSync(program);

/** A clamd that knows the test virus alone, in an empty folder: the signatures of the project are not needed. */
export async function startDebianClamd(folder: string) {
  const [port, path] = [await freePort(), join(folder, 'clamd.ctl')];
  await mkdir(join(folder, 'signatures'));
  await writeFile(join(folder, 'signatures', 'test.ndb'), `Eicar-Test:0:*:${Buffer.from(eicar).toString('hex')}\n`);
  const settings = [
    `DatabaseDirectory ${join(folder, 'signatures')}`,
    `TCPSocket ${port}`,
    'TCPAddr localhost',
    `LocalSocket ${path}`,
    'StreamMaxLength 1M',
    'Foreground yes',
  ];
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  const clamd = spawn(program, [`--config-file=${join(folder, 'clamd.conf')}`], { stdio: 'ignore' });
  const stop = async () => {
    if (clamd.exitCode === null && clamd.kill()) await once(clamd, 'exit');
  };
  await expect.poll(() => answers(path)).toBe(true);
  return { addresses: [`tcp://localhost:${port}`, `unix:${path}`], stop };
}

const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path, () => socket.end('zPING\0'));
    socket.on('data', (answer) => resolve(String(answer) === 'PONG\0'));
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
  });
