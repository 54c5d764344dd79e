import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { takeOwnerLock } from '../../kernel/embedded-postgres/owner-lock.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { removeStaleFolders } from './stale-folders.ts';

const here = (name: string) => JSON.stringify(join(import.meta.dirname, name));

async function ownFolder(prefix: string): Promise<string> {
  const folder = await temporaryFolder(prefix);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A run of tests that is killed while its PostgreSQL works. */
async function killedRun(): Promise<{ folder: string; url: string }> {
  const script = join(await ownFolder('edp-scripts-'), 'run.ts');
  await writeFile(
    script,
    `
    import { startEmbeddedPostgres } from ${here('../../kernel/embedded-postgres/embedded-postgres.ts')};
    import { temporaryFolder } from ${here('../temporary-folder.ts')};
    import { copyDataFolder, fastSettings } from ${here('test-template.ts')};
    const folder = await temporaryFolder('edp-killed-');
    await copyDataFolder(process.argv[2], folder);
    const { url } = await startEmbeddedPostgres({ folder, settings: fastSettings });
    process.send({ folder, url });
    setInterval(() => {}, 1000);
  `,
  );
  const child = fork(script, [inject('startedFolder')], { execArgv: [] });
  const [made] = (await once(child, 'message')) as [{ folder: string; url: string }];
  child.kill('SIGKILL');
  await once(child, 'exit');
  return made;
}

test('what a killed run leaves in the temporary folders goes, with its PostgreSQL, unless another process uses it', async () => {
  const own = await ownFolder('edp-own-');
  const { folder, url } = await killedRun();

  const lock = await takeOwnerLock(url);
  await removeStaleFolders();
  expect(existsSync(folder)).toBe(true);
  await lock!.release();

  await removeStaleFolders();
  expect(existsSync(folder)).toBe(false);
  await lock!.lost;
  await expect(takeOwnerLock(url)).rejects.toThrow('ECONNREFUSED');
  expect(existsSync(own)).toBe(true);
});
