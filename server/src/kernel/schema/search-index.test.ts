import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let tenantOne: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  tenantOne = await app.asTenant(1);
  await tenantOne.query(`
    insert into brand (code, name, active) values ('ABC', '甲乙丙', true), ('XYZ', '丙ABC甲', true), ('甲乙', 'Q', false) on conflict do nothing`);
});
afterAll(() => app.stop());

const search = async (fields: string[], query: string, filters: object = {}, most = 100) => {
  const { rows } = await tenantOne.query<{ codes: string[] | null }>(
    `select case when ids is not null then array(select code from brand where id = any (ids) order by code collate "C") end as codes
       from app.search('brand', $1::name[], $2, $3, $4) ids`,
    [fields, query, JSON.stringify(filters), most],
  );
  return rows[0]!.codes;
};

describe('多列共用一个检索索引', () => {
  it('任一列含有即找到；只查一列时，别的列含有的不算', async () => {
    expect(await search(['code', 'name'], 'abc')).toEqual(['ABC', 'XYZ']);
    expect(await search(['code'], 'abc')).toEqual(['ABC']);
    expect(await search(['name'], 'abc')).toEqual(['XYZ']);
    expect(await search(['name'], '甲乙')).toEqual(['ABC']);
    expect(await search(['code', 'name'], '甲乙')).toEqual(['ABC', '甲乙']);
    // The grams of two columns together do not make a word.
    expect(await search(['code', 'name'], 'c甲')).toEqual(['XYZ']);
  });

  it('同时按其他列的值筛选；多于上限时不给出', async () => {
    expect(await search(['code', 'name'], '甲', { active: false })).toEqual(['甲乙']);
    expect(await search(['code', 'name'], '甲', {}, 2)).toBeNull();
    expect(await search(['code', 'name'], '甲', {}, 3)).toHaveLength(3);
  });

  it('没有索引的列不能检索，别的租户的记录找不到', async () => {
    await expect(search(['description'], 'abc')).rejects.toThrow(/not searchable/);
    await expect(search([], 'abc')).rejects.toThrow(/not searchable/);
    await tenantOne.query(`set app.tenant = '2'`);
    expect(await search(['code', 'name'], 'abc')).toEqual([]);
  });
});

describe('行数估计', () => {
  it('每个租户一行，重新计算后跟上；不再有行的租户被去掉', async () => {
    const estimates = async () =>
      (await tenantOne.query(`select tenant_id, rows::int from app.row_estimate where table_name = 'brand' order by 1`))
        .rows;
    await tenantOne.query(`select app.refresh_row_estimates('brand')`);
    const before = await estimates();
    expect(before.map((row) => row.tenant_id)).toEqual([1, 2]);
    await tenantOne.query(`insert into brand (code, name) values ('E1', '估')`);
    await (
      await app.owner()
    ).query(
      'truncate bom cascade; delete from material_stock where tenant_id = 2; delete from product where tenant_id = 2; delete from brand where tenant_id = 2',
    );
    expect(await estimates()).toEqual(before);
    await tenantOne.query(`select app.refresh_row_estimates('brand')`);
    expect(await estimates()).toEqual([{ tenant_id: 1, rows: before[0].rows + 1 }]);
  });

  it('列出的表都能计算，其他的表不能', async () => {
    await tenantOne.query('select app.refresh_row_estimates(t) from app.listed_tables() t');
    const { rows } = await tenantOne.query(`select distinct table_name from app.row_estimate order by 1`);
    expect(rows.map((row) => row.table_name)).toEqual(expect.arrayContaining(['brand', 'certificate', 'user_account']));
    await expect(tenantOne.query(`select app.refresh_row_estimates('app.session')`)).rejects.toThrow(
      /not a listed table/,
    );
    await expect(tenantOne.query('delete from app.row_estimate')).rejects.toThrow(/permission denied/);
  });
});
