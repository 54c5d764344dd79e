import { application } from '@edp/contract/modules/application/application.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { expect, it } from 'vitest';
import { allCalls } from '../modules.ts';
import { useTestApp } from '../testing/use-test-app.ts';

/** Every call that answers the options of a select, with rows of which the last is beyond its first page. */
const used = useTestApp();
const pageSize = 1000;
const many = `generate_series(1, ${pageSize + 100}) n`;
const selects = [
  {
    call: brand.options,
    rows: `insert into brand (code, name, sort_order) select 'MANY' || n, '众多' || n, 700 from ${many}`,
    last: `insert into brand (code, name, sort_order) values ('LASTONE', '最末青瓷', 900) returning id`,
    disable: 'update brand set active = false where id = $1',
  },
  {
    call: application.options,
    rows: `insert into application (code, name) select 'MANY' || n, '众多' || n from ${many}`,
    last: `insert into application (code, name) values ('ZLASTONE', '最末青瓷') returning id`,
    disable: 'update application set active = false where id = $1',
  },
  {
    call: goodsGroup.options,
    rows: `insert into goods_group (name, description) select '众多' || n, '' from ${many}`,
    last: `insert into goods_group (name, description) values ('最末青瓷', '') returning id`,
  },
];

it('每个选项的接口都在这里', () => {
  const found = allCalls.filter(({ name, input }) => name.endsWith('.options') && 'keyword' in shapeOf(input));
  expect(found.map(({ name }) => name).toSorted()).toEqual(selects.map(({ call }) => call.name).toSorted());
});
const shapeOf = (input: unknown) => (input as { shape?: object }).shape ?? {};

it.each(selects.map((each) => ({ name: each.call.name, ...each })))(
  '$name：第一页以后的也找得到：按名称、拼音首字母或编码查询，或翻页；已选的按编号读出，停用后也能',
  async ({ call, rows, last, disable }) => {
    const tenantOne = await used.app.asTenant(1);
    await tenantOne.query(rows);
    const id: string = (await tenantOne.query<{ id: string }>(last)).rows[0]!.id;
    const names = async (input: object) =>
      (await used.viewer.data(call, { pageSize, ...input })).map((option) => option.name);
    const first = await names({});
    expect(first).toHaveLength(pageSize);
    expect(first).not.toContain('最末青瓷');
    const keywords = ['最末青瓷', 'zmqc', ...(disable ? ['lastone'] : [])];
    for (const keyword of keywords) expect(await names({ keyword })).toEqual(['最末青瓷']);
    const all = [...first, ...(await names({ pageNo: 2 }))];
    expect(all.at(-1)).toBe('最末青瓷');
    expect(new Set(all).size).toBe(all.length);
    if (disable) {
      await tenantOne.query(disable, [id]);
      expect(await names({ keyword: '最末青瓷' })).toEqual([]);
    }
    expect(await names({ ids: [id] })).toEqual(['最末青瓷']);
  },
);
