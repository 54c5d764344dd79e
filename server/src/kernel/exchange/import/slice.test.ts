import { recordSheet } from '@edp/contract/kernel/exchange/record-sheet.ts';
import { brand, brandRecord } from '@edp/contract/modules/brand/brand.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { AppError } from '../../app-error.ts';
import { openPool } from '../../database/pool.ts';
import { attempt } from './forms/form-calls.ts';
import { inSlice, type Worker } from './slice.ts';

const used = useTestApp([]);
const noun = { sheet: recordSheet(brandRecord) };
const nameOf = async () => (await used.admin.data(brand.list, { code: 'HENGTUO' }))[0]!.name;

it('提交之后的工作在提交后做，同一件只做一次；失败的行与没有提交的事务不做', async () => {
  const pool = openPool({ url: used.app.databaseUrl, timeZone: 'Asia/Shanghai', size: 1 });
  const worker = {
    caller: { kernel: { pool } },
    actor: { tenantId: 1, userId: '1', requestId: 'slice' },
  } as unknown as Worker;
  const seen: string[] = [];
  const once = async () => void seen.push(await nameOf());
  try {
    await inSlice(worker, async (context) => {
      for (const name of ['提交甲', '提交乙']) {
        await attempt(context, noun, async (within) => {
          await sql`update brand set name = ${name} where code = 'HENGTUO'`.execute(within.db);
          within.afterCommit(once);
        });
      }
      const refused = await attempt(context, noun, async ({ afterCommit }) => {
        afterCommit(() => void seen.push('失败的行'));
        return Promise.reject(new AppError(409, 'error.readOnly', { field: 'name' }));
      });
      expect(refused).toMatchObject({ errors: [{ field: 'name' }] });
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual(['提交乙']);
    await expect(
      inSlice(worker, ({ afterCommit }) => {
        afterCommit(() => void seen.push('没有提交'));
        return Promise.reject(new Error('stopped'));
      }),
    ).rejects.toThrow('stopped');
    expect(seen).toEqual(['提交乙']);
  } finally {
    await pool.end();
  }
});
