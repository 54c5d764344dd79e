import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StartError } from '../process/start-error.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

let folder: string;
let postgres: EmbeddedPostgres;
const lines: string[] = [];
const givenUp: StartError[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edp-supervise-'));
  postgres = await startEmbeddedPostgres({
    folder,
    log: (line) => lines.push(line),
    onGivenUp: (reason) => givenUp.push(reason),
    longestDelayMs: 200,
  });
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const postmaster = () => Number(readFileSync(join(folder, 'cluster/data/postmaster.pid'), 'utf8').split('\n')[0]);

async function answer(): Promise<unknown> {
  const client = new pg.Client({ connectionString: postgres.url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query('select count(*)::int as notes from note')).rows[0];
  } catch (error) {
    return String(error);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Ends it and waits until its server holds the folder again: it answers a moment earlier. */
async function endAndAwait(signal: 'SIGKILL' | 'SIGINT') {
  const timesBack = () => lines.filter((line) => line === 'PostgreSQL is back').length;
  const before = timesBack();
  process.kill(postmaster(), signal);
  await expect.poll(timesBack).toBe(before + 1);
}

describe('内置数据库被终止', () => {
  it('自动重新启动，端口不变，数据还在', async () => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('create table note (text text)');
    await client.query(`insert into note values ('kept')`);
    await client.end();
    for (let round = 0; round < 2; round++) {
      const pid = postmaster();
      await endAndAwait('SIGKILL');
      expect(await answer()).toEqual({ notes: 1 });
      expect(postmaster()).not.toBe(pid);
    }
  });

  it('管理员停止它也一样；另一个服务器仍不能占用这个文件夹', async () => {
    await endAndAwait('SIGINT');
    expect(await answer()).toEqual({ notes: 1 });
    expect(await startEmbeddedPostgres({ folder }).then(() => 'started', String)).toContain(
      'in use by another running server',
    );
  });

  it('一再失败后放弃，只有一行原因', async () => {
    const control = join(folder, 'cluster/data/global/pg_control');
    renameSync(control, `${control}.away`);
    process.kill(postmaster(), 'SIGKILL');
    await expect.poll(() => givenUp.length, { interval: 100 }).toBe(1);
    expect(givenUp[0]!.message).toMatch(/^PostgreSQL does not come back: .*pg_control.*$/);
    renameSync(`${control}.away`, control);
  });
});
