import { execFile } from 'node:child_process';
import { chmod, cp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { linkPackages } from '@edp/server/testing/link-packages.ts';
import { loginAs } from '@edp/server/testing/login-as.ts';
import { startServerIn } from '@edp/server/testing/start-server-in.ts';
import { temporaryFolder } from '@edp/server/testing/temporary-folder.ts';
import { cloneTemplate, passwordOf } from '@edp/server/testing/test-app.ts';
import { testClient } from '@edp/server/testing/test-client.ts';
import { templates } from '@edp/server/testing/databases/test-template.ts';
import { inject } from 'vitest';
import type { JourneyApp } from '../testing/journey.ts';

interface CopyApp extends JourneyApp {
  folder: string;
}

const repository = resolve(import.meta.dirname, '..', '..');
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');

/** The product consists of these; what is made from them, and earlier versions, stay behind. */
const copied = ['contract', 'server', 'web', 'package.json', 'tsconfig.base.json', 'CONTRIBUTING.md'];
const left = new Set(['node_modules', 'dist', 'releases']);

/**
 * The server of a changed copy of the repository, on a database with the small demo data that the version before it
 * left.
 */
export async function startCopy(change: (folder: string) => Promise<void>): Promise<CopyApp> {
  const folder = await temporaryFolder('edp-contributing-');
  const database = await cloneTemplate(templates.small);
  const remove = async () => {
    database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await copyRepository(folder);
    await change(folder);
    await build(folder);
    const server = await startServerIn(folder, {
      DATABASE_URL: database.url,
      DATABASE_POOL: '6',
      EDP_DATA: await copyFiles(folder),
    });
    const baseUrl = server.url;
    return {
      folder,
      baseUrl,
      ownerUrl: database.url,
      as: (account, options) => loginAs(baseUrl, { account, password: passwordOf(account), ...options }),
      anonymous: (credentials) => testClient(baseUrl, { ticket: '', tenantAuth: '', ...credentials }),
      async stop() {
        await server.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function copyRepository(folder: string) {
  // PostgreSQL works as another user where this one is root.
  await chmod(folder, 0o755);
  const filter = (source: string) => !left.has(basename(source));
  for (const name of copied) await cp(join(repository, name), join(folder, name), { recursive: true, filter });
  await linkPackages(folder, ['contract', 'server', 'web']);
}

/** A folder with the files of the demo data, for this server alone: it removes those that its database does not name. */
async function copyFiles(folder: string) {
  const data = join(folder, 'data');
  await cp(join(inject('dataFolder'), 'files'), join(data, 'files'), { recursive: true });
  return data;
}

/** Generates the types of the tables and builds the pages. */
async function build(folder: string) {
  const run = (cwd: string, args: string[], env: NodeJS.ProcessEnv = process.env) =>
    promisify(execFile)(process.execPath, args, { cwd, env });
  await Promise.all([
    run(folder, ['server/src/kernel/schema/write-schema-types.ts']),
    run(join(folder, 'web'), [vite, 'build', '--logLevel', 'error'], { ...process.env, NODE_ENV: 'production' }),
  ]);
}
