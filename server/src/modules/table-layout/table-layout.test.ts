import { type TableLayout, tableLayout } from '@edp/contract/modules/table-layout/table-layout.ts';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();

const layoutOf = (fields: Partial<TableLayout> = {}): TableLayout => ({
  columns: [{ key: 'name', width: 320, pinned: 'left' }, { key: 'createTime', isHidden: true }, { key: 'code' }],
  density: 'compact',
  pageSize: 50,
  ...fields,
});
const layoutsOf = (client: TestClient) => client.data(tableLayout.read, {});
const columns = (count: number) => Array.from({ length: count }, (_none, index) => ({ key: `c${index}` }));

describe('表格布局', () => {
  it('每人保存自己的，再次保存即替换，不留变更记录；同事和别的租户各有各的', async () => {
    const [zhangwei, dealer] = [await used.app.as('zhangwei'), await used.app.as('kehu')];
    await zhangwei.succeed(tableLayout.save, { table: 'brand', layout: layoutOf({ density: 'loose' }) });
    await zhangwei.succeed(tableLayout.save, { table: 'brand', layout: layoutOf() });
    await zhangwei.succeed(tableLayout.save, { table: 'account.logins', layout: { columns: [], density: 'standard' } });
    expect(await layoutsOf(zhangwei)).toEqual([
      { table: 'account.logins', layout: { columns: [], density: 'standard' } },
      { table: 'brand', layout: layoutOf() },
    ]);
    for (const other of [used.admin, used.neighbour, dealer]) expect(await layoutsOf(other)).toEqual([]);
    await dealer.succeed(tableLayout.save, { table: 'brand', layout: layoutOf({ density: 'loose' }) });
    expect((await layoutsOf(zhangwei))[1]!.layout.density).toBe('compact');
    const tenantOne = await used.app.asTenant(1);
    expect((await tenantOne.query(`select from change_record where table_name = 'table_layout'`)).rowCount).toBe(0);
  });

  it('同一人在另一处登录时也在；恢复默认后不再保存，别的表格不受影响', async () => {
    const [here, there] = [await used.app.as('lina'), await used.app.as('lina')];
    for (const table of ['brand', 'unit']) await here.succeed(tableLayout.save, { table, layout: layoutOf() });
    expect(await layoutsOf(there)).toHaveLength(2);
    await there.succeed(tableLayout.save, { table: 'brand', layout: null });
    await there.succeed(tableLayout.save, { table: 'brand', layout: null });
    expect((await layoutsOf(here)).map(({ table }) => table)).toEqual(['unit']);
  });

  it.each([
    ['表格名称过长', { table: 'x'.repeat(51) }, 'table', '不超过50个字符'],
    ['表格名称含空格', { table: 'a b' }, 'table', '格式不正确'],
    ['没有布局', { layout: undefined }, 'layout', '格式不正确'],
    ['列过多', { layout: layoutOf({ columns: columns(101) }) }, 'layout.columns', '最多100项'],
    ['同一列出现两次', { layout: layoutOf({ columns: [{ key: 'a' }, { key: 'a' }] }) }, 'layout.columns', '格式不正确'],
    [
      '列名过长',
      { layout: layoutOf({ columns: [{ key: 'x'.repeat(51) }] }) },
      'layout.columns.0.key',
      '不超过50个字符',
    ],
    ['列过窄', { layout: layoutOf({ columns: [{ key: 'a', width: 39 }] }) }, 'layout.columns.0.width', '不能小于40'],
    [
      '列过宽',
      { layout: layoutOf({ columns: [{ key: 'a', width: 2001 }] }) },
      'layout.columns.0.width',
      '不能大于2000',
    ],
    [
      '固定在别处',
      { layout: layoutOf({ columns: [{ key: 'a', pinned: 'top' as never }] }) },
      'layout.columns.0.pinned',
      '请选择有效的选项',
    ],
    ['没有这种密度', { layout: layoutOf({ density: 'huge' as never }) }, 'layout.density', '请选择有效的选项'],
    ['每页条数过多', { layout: layoutOf({ pageSize: 1001 }) }, 'layout.pageSize', '不能大于1000'],
  ])('%s时在该字段提示', async (_what, fields, field, message) => {
    const { status, body } = await used.admin.attempt(tableLayout.save, {
      table: 'brand',
      layout: layoutOf(),
      ...fields,
    } as never);
    expect([status, body.data.fields]).toEqual([400, [{ field, message }]]);
  });

  it('没有名称的字段不保存', async () => {
    const more = { ...layoutOf(), script: 'x'.repeat(10_000) };
    await used.admin.succeed(tableLayout.save, { table: 'brand', layout: more });
    expect((await layoutsOf(used.admin))[0]!.layout).toEqual(layoutOf());
    const tenantOne = await used.app.asTenant(1);
    expect((await tenantOne.query(`select from table_layout where layout ? 'script'`)).rowCount).toBe(0);
  });

  it('每人最多两百个，已有的仍可修改', async () => {
    const person = await addPerson(used.app, 'arranger', null);
    const tenantOne = await used.app.asTenant(1);
    await tenantOne.query(`insert into table_layout (user_id, table_key, layout)
      select u.id, 't' || n, '{"columns": [], "density": "standard"}' from user_account u, generate_series(1, 199) n where u.account = 'arranger'`);
    const answers = await Promise.all(
      ['a', 'b'].map((table) => person.attempt(tableLayout.save, { table, layout: layoutOf() })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.message).toBe(
      '最多保存200个表格的布局，请先恢复其他表格的默认布局',
    );
    await person.succeed(tableLayout.save, { table: 't7', layout: layoutOf() });
    expect(await layoutsOf(person)).toHaveLength(200);
  });
});
