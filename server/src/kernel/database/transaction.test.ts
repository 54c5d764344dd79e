import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { nonceHash } from '../http/replay-guard.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openPool } from './pool.ts';
import { type Database, inTransaction } from './tenant-database.ts';
import type { DatabasePool } from './tenant-reader.ts';

let app: TestApp;
let pool: DatabasePool;
beforeAll(async () => {
  app = await startTestApp();
  pool = openPool({ url: app.databaseUrl, timeZone: 'Asia/Shanghai', size: 2 });
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});

const addBrand = (db: Database, code: string) => db.insertInto('brand').values({ code, name: code }).execute();
const hasBrand = async (code: string) =>
  (await (await app.asTenant(1)).query('select from brand where code = $1', [code])).rowCount === 1;

describe('一次请求的事务', () => {
  it.each([
    ['写数据的', (db: Database) => addBrand(db, 'AGAIN')],
    ['不写数据的', () => Promise.resolve()],
    ['自己也出错的', () => Promise.reject(new Error('own'))],
    ['忽略了错误的', (db: Database) => addBrand(db, 'AGAIN').catch(() => {})],
  ])('%s重放都被拒绝', async (_what, work) => {
    const actor = { tenantId: 1, nonce: nonceHash(randomUUID()) };
    await inTransaction(pool, actor, (db) => sql`select 1`.execute(db));
    await expect(inTransaction(pool, actor, work)).rejects.toMatchObject({ status: 409, key: 'error.replayed' });
    expect(await hasBrand('AGAIN')).toBe(false);
  });

  it('失败的请求可以再发', async () => {
    const actor = { tenantId: 1, nonce: nonceHash(randomUUID()) };
    await expect(inTransaction(pool, actor, () => Promise.reject(new Error('first')))).rejects.toThrow('first');
    await inTransaction(pool, actor, (db) => addBrand(db, 'RETRIED'));
    expect(await hasBrand('RETRIED')).toBe(true);
  });

  it('忽略了出错的语句时不会声称成功', async () => {
    const ignoring = inTransaction(pool, { tenantId: 1 }, async (db) => {
      await addBrand(db, 'IGNORED');
      await sql`select 1 / 0`.execute(db).catch(() => {});
    });
    await expect(ignoring).rejects.toThrow('rolled back');
    expect(await hasBrand('IGNORED')).toBe(false);
  });

  it('结束之后仍在进行的工作不能再用这个连接', async () => {
    let later: Promise<unknown> | undefined;
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const failing = inTransaction(pool, { tenantId: 1 }, async (db) => {
      const slow = async () => {
        await sql`select 1`.execute(db);
        await isOver;
        await addBrand(db, 'LATE');
      };
      later = slow();
      later.catch(() => {});
      throw new Error('early');
    });
    await expect(failing).rejects.toThrow('early');
    end();
    await expect(later).rejects.toThrow('the transaction is over');
    expect(await hasBrand('LATE')).toBe(false);
  });
});
