import { brand } from '@edp/contract/modules/brand/brand.ts';
import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();

it('常见的字命中很多条时，分页与总数仍然正确', async () => {
  const tenantTwo = await used.app.asTenant(2);
  await tenantTwo.query(
    `insert into brand (code, name, sort_order, active) select 'M' || n, '常见' || n, n, n % 2 = 0 from generate_series(1, 1500) n`,
  );
  const read = async (input: object) => (await used.neighbour.succeed(brand.list, { pageSize: 20, ...input })).body;
  const page = await read({ name: '常见', pageNo: 3 });
  expect([page.approximate, page.data[0]!.code]).toEqual([true, 'M41']);
  expect(page.total).toBeGreaterThanOrEqual(1000);
  // The pages behind can be turned to, and the last one knows how many there are.
  const behind = await read({ name: '常见', pageNo: 60 });
  expect([behind.approximate, behind.data[0]!.code]).toEqual([true, 'M1181']);
  expect(behind.total).toBeGreaterThanOrEqual(1240);
  const last = await read({ name: '常见', pageNo: 75 });
  expect([last.total, last.approximate, last.data.at(-1)!.code]).toEqual([1500, undefined, 'M1500']);
  const beyond = await read({ name: '常见', pageNo: 76 });
  expect([beyond.total, beyond.approximate, beyond.data]).toEqual([1500, undefined, []]);
  const narrowed = await read({ name: '常见', active: 1, pageSize: 5 });
  expect([narrowed.total, narrowed.approximate, narrowed.data.map((row) => row.code)]).toEqual([
    750,
    undefined,
    ['M2', 'M4', 'M6', 'M8', 'M10'],
  ]);
  expect((await read({ name: '常见1', active: 1 })).total).toBe(306);
  expect((await read({ name: '常见', code: 'M1499' })).total).toBe(1);
  // So frequent that the index is of no use: the planner must know.
  await (await used.app.owner()).query('analyze brand');
  expect(await read({ name: '常见' })).toMatchObject({ approximate: true });
  expect((await read({ name: '常见1', active: 0 })).total).toBe(306);
});

it('几乎每条都有的长词，带其他条件时也只给约数；只在少数编码中的，总数准确', async () => {
  const tenantTwo = await used.app.asTenant(2);
  await tenantTwo.query(
    `insert into brand (code, name, sort_order, active) select 'Q' || lpad(n::text, 6, '0'), '处处见' || n, 10000 + n, n % 20 <> 0 from generate_series(1, 12000) n`,
  );
  await (await used.app.owner()).query(`analyze brand; select app.refresh_row_estimates('public.brand')`);
  const read = async (input: object) => (await used.neighbour.succeed(brand.list, { pageSize: 5, ...input })).body;
  const many = await read({ name: '处处见', active: 1 });
  expect([many.approximate, many.data.map((row) => row.code)]).toEqual([
    true,
    ['Q000001', 'Q000002', 'Q000003', 'Q000004', 'Q000005'],
  ]);
  expect(many.total).toBeGreaterThan(3000);
  expect(await read({ name: '处处见', active: 0 })).toMatchObject({
    total: 600,
    data: [{ code: 'Q000020' }, {}, {}, {}, {}],
  });
  expect((await read({ code: 'Q00049' })).total).toBe(10);
  expect(await read({ name: '处处不见' })).toMatchObject({ total: 0, data: [] });
});
