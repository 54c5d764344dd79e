import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { readConfig } from '../../config.ts';
import { analyseListed } from '../../demo/analyse-listed.ts';
import { demoTenants } from '../../demo/demo-tenants.ts';
import type { DemoSize } from '../../demo/seed-demo.ts';
import { findBinaries } from '../../kernel/embedded-postgres/binaries.ts';
import { startEmbeddedPostgres } from '../../kernel/embedded-postgres/embedded-postgres.ts';
import { findRunning } from '../../kernel/embedded-postgres/find-running.ts';
import { findPlace } from '../../kernel/embedded-postgres/place.ts';
import { runPostmaster, stopPostmaster } from '../../kernel/embedded-postgres/postmaster.ts';
import { changeOwner, runsAsRoot, unprivilegedUser } from '../../kernel/embedded-postgres/system-user.ts';
import { fillDatabase } from './fill-database.ts';
import { reachedFiles } from './reached-files.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** The databases that a test file can clone. */
export const templates: Readonly<Record<DemoSize, string>> = { small: 'edp_small', whole: 'edp_whole' };

const server = resolve(import.meta.dirname, '../../..');
const cache = resolve(server, '../node_modules/.cache/test-template');

/**
 * The data of tests need not survive a crash, nothing lives long enough to be vacuumed, all of it is in memory, and
 * thousands of connections are opened.
 */
export const fastSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_wal_size: '1GB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  wal_init_zero: 'off',
  max_wal_senders: '0',
  file_copy_method: 'clone',
  io_method: 'sync',
  scram_iterations: '1',
};

interface Kept {
  /** Of a server with the databases that test files clone. */
  databases: string;
  /**
   * As a server leaves it that was started once, with the small demo data: to copy it takes a tenth of loading that.
   */
  started: string;
}

/** The data folders that tests copy, which are made again when anything that they are made from has changed. */
export async function ensureTemplates(): Promise<Kept & { isNew: boolean }> {
  const kept = join(cache, fingerprint());
  const isNew = !existsSync(kept);
  if (isNew) await keep(kept);
  return { ...foldersIn(kept), isNew };
}

const foldersIn = (kept: string): Kept => ({ databases: join(kept, 'databases'), started: join(kept, 'started') });

/** A copy where the user that PostgreSQL runs as can reach it. */
export async function copyDataFolder(kept: string, folder: string): Promise<void> {
  await cp(kept, folder, { recursive: true });
  if (runsAsRoot()) changeOwner(unprivilegedUser(), folder);
}

function fingerprint(): string {
  const sql = ['migrations', 'functions'].flatMap((folder) =>
    readdirSync(join(server, folder))
      .filter((name) => name.endsWith('.sql'))
      .map((name) => join(server, folder, name)),
  );
  const files = [...sql.toSorted(), ...reachedFiles([import.meta.filename]), join(server, '../package-lock.json')];
  // Some of the demo data is of the past days.
  const today = new Date().toISOString().slice(0, 10);
  return files
    .reduce((sum, file) => sum.update(file).update(readFileSync(file)), createHash('sha256').update(today))
    .digest('hex')
    .slice(0, 16);
}

/** Made in a temporary folder and renamed, so that a half-made one is never used; earlier ones go. */
async function keep(kept: string): Promise<void> {
  const folder = await temporaryFolder('edp-template-');
  const draft = `${kept}.new-${process.pid}`;
  try {
    await makeTemplates(folder);
    await rm(cache, { recursive: true, force: true });
    await mkdir(cache, { recursive: true });
    await cp(folder, foldersIn(draft).databases, { recursive: true });
    await keepSmallAlone(folder);
    await cp(folder, foldersIn(draft).started, { recursive: true });
    await rename(draft, kept).catch((error: unknown) => {
      const anotherWasFaster = existsSync(kept);
      if (!anotherWasFaster) throw error;
    });
  } finally {
    await Promise.all([folder, draft].map((each) => rm(each, { recursive: true, force: true })));
  }
}

async function makeTemplates(folder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ folder, settings: fastSettings });
  const config = readConfig({ NODE_ENV: 'test', EDP_DATA: folder });
  try {
    // Again, now that it takes little work to compare with.
    await query(postgres.url, `alter role postgres password '${new URL(postgres.url).password}'`);
    for (const size of ['small', 'whole'] as const) {
      await query(postgres.url, `create database ${templates[size]}`);
      const ownerUrl = new URL(`/${templates[size]}`, postgres.url).href;
      await fillDatabase(config, ownerUrl, size);
      await simplifyPasswords(ownerUrl);
      await analyseListed(ownerUrl);
    }
  } finally {
    await postgres.stop();
  }
}

/**
 * The small database becomes the one that a server finds in its data folder, with as little of a log as there can be.
 */
async function keepSmallAlone(folder: string): Promise<void> {
  const place = findPlace(folder, () => {});
  const binaries = findBinaries(place.user, place.spare);
  await runPostmaster(place, binaries, { settings: { ...fastSettings, max_wal_size: '32MB' } });
  try {
    const url = new URL('/template1', findRunning(place)!.url).href;
    await query(url, 'drop database postgres');
    await query(url, `drop database ${templates.whole}`);
    await query(url, `alter database ${templates.small} rename to postgres`);
  } finally {
    await stopPostmaster(place, binaries);
  }
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/**
 * Tests log in thousands of times; a hash says itself how much work it takes to compare with, and these take little.
 */
async function simplifyPasswords(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // Without triggers: nothing was changed by anyone.
    await client.query('set session_replication_role = replica');
    for (const { code, accounts } of demoTenants) {
      for (const { account, password } of accounts) {
        await client.query(
          'update user_account set password_hash = $1 where account = $2 and tenant_id = (select id from app.tenant where code = $3)',
          [await hash(password, { memoryCost: 64, timeCost: 1 }), account, code],
        );
      }
    }
  } finally {
    await client.end();
  }
}
