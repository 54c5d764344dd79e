import { brand } from '@edp/contract/modules/brand/brand.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { schemaFolder } from '../../testing/databases/schema-folder.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { migrate } from './migrate.ts';
import { usualPatience } from './migration-session.ts';

const used = useTestApp();

/**
 * Short, so that a test waits for little; what is proven does not depend on how long they are. Who holds a lock is seen
 * while an attempt waits, on a busy machine not in each of them: so messages are compared without the number of the
 * attempt, and a start is given up after many.
 */
const brief = { lockTimeoutMs: 200, pausesMs: Array.from({ length: 5000 }, () => 20) };
const fewAttempts = { lockTimeoutMs: 200, pausesMs: Array.from({ length: 19 }, () => 10) };

/** Migrates with more files, and tells what was said so far. */
async function startMigration(
  migrations: Record<string, string>,
  options: { functions?: Record<string, (sql: string) => string>; patience?: typeof usualPatience } = {},
) {
  const said: string[] = [];
  const owner = await used.app.owner();
  const folder = await schemaFolder({ migrations, functions: options.functions });
  const ended = migrate(used.app.ownerUrl, undefined, {
    folder,
    patience: options.patience ?? brief,
    log: (line) => said.push(line),
  });
  // It is awaited later.
  ended.catch(() => {});
  onTestFinished(
    async () =>
      void (await owner.query('delete from migration.applied where name = any ($1)', [Object.keys(migrations)])),
  );
  const saying = async (text: string | RegExp) => {
    await expect.poll(() => said.join('\n'), { interval: 20 }).toMatch(text);
  };
  return { ended, said, saying };
}

/** A user of the table whose transaction has not ended. */
async function openTransaction(statement: string) {
  const holder = await used.app.asTenant(1);
  await holder.query('begin');
  await holder.query(statement);
  return holder;
}

const indexOf = async (name: string) =>
  (
    await (
      await used.app.owner()
    ).query(`select indisvalid as valid, indisunique as unique from pg_index where indexrelid = to_regclass($1)`, [
      name,
    ])
  ).rows;
const isApplied = async (name: string) =>
  (await (await used.app.owner()).query('select from migration.applied where name = $1', [name])).rows.length === 1;

describe('迁移与运行中的服务器', () => {
  it('表被占用时放弃等待、稍后再试：别人照常读写；占用结束后完成', async () => {
    const holder = await openTransaction('select from brand limit 1');
    const { ended, said, saying } = await startMigration({
      '9001-column.sql': `alter table public.brand add column extra text not null default ''`,
    });
    await saying(
      /migration 9001-column\.sql waits for brand, held by process \d+ of edp_app \(.*idle in transaction, since .*\); attempt \d+ in 0\.02 s/,
    );
    // The holder goes on, and so do others: a request that waited without end would keep all of them waiting behind it.
    const { id } = await used.admin.data(brand.save, { code: 'BESIDE', name: '旁边', active: 1, sortOrder: 1 });
    expect((await used.admin.data(brand.list, { keyword: '旁边' })).map(({ code }) => code)).toEqual(['BESIDE']);
    await used.admin.succeed(brand.delete, { id });
    expect(await isApplied('9001-column.sql')).toBe(false);
    await holder.query('commit');
    expect(await ended).toBe(1);
    expect(said.length).toBeGreaterThan(0);
    expect((await (await used.app.owner()).query(`select from brand where extra <> ''`)).rows).toEqual([]);
    await (await used.app.owner()).query('alter table brand drop column extra');
  });

  it('请求排在迁移后面，只等到迁移的等待时限：占用的人还没有结束，它就得到答复', async () => {
    const holder = await openTransaction('select from brand limit 1');
    const reader = await used.app.asTenant(1);
    const owner = await used.app.owner();
    const { rows: readers } = await reader.query<{ pid: number }>('select pg_backend_pid() as pid');
    const { ended } = await startMigration(
      {
        '9005-waited.sql': `
          create table public.waited as select current_setting('lock_timeout') as most;
          alter table public.brand add column extra text`,
      },
      { patience: { ...brief, lockTimeoutMs: usualPatience.lockTimeoutMs } },
    );
    /** The reader waits for the migration, which itself waits for the holder. */
    const isQueued = async () =>
      (
        await owner.query(
          `select from unnest(pg_blocking_pids($1)) as blocker join pg_stat_activity on pid = blocker
            where application_name = 'edp migration' and wait_event_type = 'Lock'`,
          [readers[0]!.pid],
        )
      ).rows.length > 0;
    await expect
      .poll(
        async () => {
          let isAnswered = false;
          const read = reader.query('select from brand limit 1').then(() => (isAnswered = true));
          let wasQueued = false;
          while (!isAnswered && !wasQueued) wasQueued = await isQueued();
          await read;
          return wasQueued;
        },
        { interval: 20 },
      )
      .toBe(true);
    // Nothing but the limit of PostgreSQL itself can have ended the wait: the table is held as before.
    await holder.query('commit');
    expect(await ended).toBe(1);
    expect((await owner.query('select most from waited')).rows).toEqual([{ most: `${usualPatience.lockTimeoutMs}ms` }]);
    await owner.query('drop table waited; alter table brand drop column extra');
  });

  it('一直被占用时不启动，说明是谁占用，什么都没有改', async () => {
    const holder = await openTransaction('select from brand limit 1');
    const { ended } = await startMigration(
      {
        '9002-unit-and-brand.sql': `alter table public.unit add column extra text; alter table public.brand add column extra text`,
      },
      { patience: fewAttempts },
    );
    await expect(ended).rejects.toThrow(
      /^migration 9002-unit-and-brand\.sql waited 20 times for brand, held by process \d+ of edp_app .*; end that transaction, or start again when it has ended$/,
    );
    const { rows } = await (
      await used.app.owner()
    ).query(`select from pg_attribute where attrelid in ('unit'::regclass, 'brand'::regclass) and attname = 'extra'`);
    expect(rows).toEqual([]);
    await holder.query('commit');
  });

  it('与请求互相等待时由迁移让开，请求不会失败', async () => {
    const owner = await used.app.owner();
    const { rows: timeouts } = await owner.query<{ ms: number }>(
      `select setting::int as ms from pg_settings where name = 'deadlock_timeout'`,
    );
    expect(usualPatience.lockTimeoutMs).toBeLessThanOrEqual(timeouts[0]!.ms / 2);
    // PostgreSQL itself ends neither of the two: on a busy machine it might choose the request before the migration
    // gives way.
    const holder = await used.app.owner();
    await holder.query(`set deadlock_timeout = '1h'`);
    await holder.query('begin');
    await holder.query('select from brand limit 1');
    // It goes on when the request waits for it, or is gone: then it is the second attempt.
    const migration = `
      set local deadlock_timeout = '1h';
      lock table public.unit;
      do $$ begin
        while exists (select from pg_locks where relation = 'public.brand'::regclass) and not exists (select from pg_locks where relation = 'public.unit'::regclass and not granted) loop
          perform pg_sleep(0.01);
        end loop;
      end $$;
      lock table public.brand`;
    const { ended, saying } = await startMigration({ '9003-both.sql': migration }, { patience: usualPatience });
    await expect
      .poll(
        async () =>
          (
            await owner.query(
              `select from pg_locks where relation = 'unit'::regclass and mode = 'AccessExclusiveLock' and granted`,
            )
          ).rows.length,
        { interval: 20 },
      )
      .toBe(1);
    await holder.query('select from unit limit 1');
    await holder.query('commit');
    await saying(/9003-both\.sql waits for .*; attempt \d+ in [\d.]+ s/);
    expect(await ended).toBe(1);
  });

  it('替换函数时也一样', async () => {
    const owner = await used.app.owner();
    await owner.query('begin');
    await owner.query('alter function app.likeness(text, text) cost 2');
    const functions = {
      'modules/material.sql': (sql: string) =>
        sql.replace('returns real\nlanguage sql', 'returns real\ncost 3 language sql'),
    };
    const { ended, saying } = await startMigration({}, { functions });
    await saying(/functions waits for a transaction, held by process \d+ of postgres .*; attempt \d+ in 0\.02 s/);
    await owner.query('rollback');
    expect(await ended).toBe(0);
    expect(
      (await owner.query(`select procost from pg_proc where oid = 'app.likeness(text, text)'::regprocedure`)).rows,
    ).toEqual([{ procost: 3 }]);
  });
});

describe('在事务之外建立的索引', () => {
  const create = 'create index concurrently if not exists brand_beside on public.brand (tenant_id, description);\n';

  it('读写不受影响；等待之前的事务时说明原因', async () => {
    const holder = await openTransaction(`update brand set description = description where code = 'none'`);
    const { ended, saying } = await startMigration({
      '9011-index.concurrent.sql': `-- Finds brands by description.\n${create}`,
    });
    await saying(
      /migration 9011-index\.concurrent\.sql waits for .*, held by process \d+ of edp_app .*; nothing waits for it meanwhile/,
    );
    const { id } = await used.admin.data(brand.save, { code: 'BESIDE', name: '旁边', active: 1, sortOrder: 1 });
    await used.admin.succeed(brand.delete, { id });
    expect(await isApplied('9011-index.concurrent.sql')).toBe(false);
    await holder.query('commit');
    expect(await ended).toBe(1);
    expect(await indexOf('brand_beside')).toEqual([{ valid: true, unique: false }]);
    await (await used.app.owner()).query('drop index brand_beside');
  });

  it('中途被终止，留下无效的索引；再次启动时重新建立', async () => {
    const owner = await used.app.owner();
    const holder = await openTransaction(`update brand set description = description where code = 'none'`);
    const first = await startMigration({ '9012-index.concurrent.sql': create });
    await first.saying('nothing waits for it meanwhile');
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'edp migration' and datname = current_database() and query like 'create index%'`,
    );
    await expect(first.ended).rejects.toThrow('migration 9012-index.concurrent.sql failed');
    expect(await indexOf('brand_beside')).toEqual([{ valid: false, unique: false }]);
    expect(await isApplied('9012-index.concurrent.sql')).toBe(false);
    await holder.query('commit');
    const second = await startMigration({ '9012-index.concurrent.sql': create });
    expect(await second.ended).toBe(1);
    expect(await indexOf('brand_beside')).toEqual([{ valid: true, unique: false }]);
    await owner.query('drop index brand_beside');
  });

  it('唯一索引因重复而建不成时不留下索引，它会拒绝运行中的服务器写入', async () => {
    const { ended } = await startMigration({
      '9013-index.concurrent.sql':
        'create unique index concurrently if not exists brand_beside on public.brand (tenant_id, active);',
    });
    await expect(ended).rejects.toThrow(
      /migration 9013-index\.concurrent\.sql failed: could not create unique index "brand_beside"/,
    );
    expect(await indexOf('brand_beside')).toEqual([]);
  });

  it('两个进程一起启动时轮流进行，不会互相等待', async () => {
    const holder = await openTransaction(`update brand set description = description where code = 'none'`);
    const migration = { '9014-index.concurrent.sql': create };
    const first = await startMigration(migration);
    await first.saying('nothing waits for it meanwhile');
    const second = await startMigration(migration);
    await second.saying('another process migrates this database');
    await holder.query('commit');
    expect([await first.ended, await second.ended]).toEqual([1, 0]);
    await (await used.app.owner()).query('drop index brand_beside');
  });

  it('只收可以重复执行的语句', async () => {
    const { ended } = await startMigration({
      '9015-other.concurrent.sql': `${create}update public.brand set description = 'x' where code = 'none';`,
    });
    await expect(ended).rejects.toThrow(
      /9015-other\.concurrent\.sql: "update public\.brand .*" cannot stand in a concurrent migration/,
    );
    expect(await indexOf('brand_beside')).toEqual([]);
  });
});
