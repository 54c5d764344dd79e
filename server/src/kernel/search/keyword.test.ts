import { brand } from '@edp/contract/modules/brand/brand.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { setting } from '@edp/contract/modules/setting/setting.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
beforeAll(() =>
  used.app.inTransaction({ tenantId: 1 }, (db) =>
    sql`insert into brand (code, name, sort_order) values
  ('KW-1', '重庆弹簧', 1), ('KW-2', 'ＡＢ密封', 2), ('kw-cqth', '别的', 3), ('KW-4', 'Ab 阀门', 4)`.execute(db),
  ),
);

const found = async (input: object) =>
  (await used.admin.succeed(brand.list, { pageSize: 50, ...input })).body.data.map(({ code }) => code);

describe('关键字', () => {
  it('名称、编码、拼音首字母，任一符合即可', async () => {
    expect(await found({ keyword: '弹簧' })).toEqual(['KW-1']);
    expect(await found({ keyword: 'kw-2' })).toEqual(['KW-2']);
    expect(await found({ keyword: 'CQTH' })).toEqual(['KW-1', 'kw-cqth']);
    expect(await found({ keyword: 'abmf' })).toEqual(['KW-2']);
  });

  it('按名称查找时首字母也算，按编码查找时不算', async () => {
    expect(await found({ name: 'cqth' })).toEqual(['KW-1']);
    expect(await found({ code: 'cqth' })).toEqual(['kw-cqth']);
  });

  it('不分大小写与全角半角', async () => {
    for (const keyword of ['ab', 'ＡＢ', 'ａＢ'])
      expect(await found({ keyword, code: 'KW' })).toEqual(['KW-2', 'KW-4']);
  });

  it('与其他条件一起；空的等于没有；通配符只是字符', async () => {
    expect(await found({ keyword: 'cqth', active: 0 })).toEqual([]);
    expect(await found({ keyword: ' ' })).toEqual(await found({}));
    expect(await found({ keyword: '%' })).toEqual([]);
    expect((await used.admin.attempt(brand.list, { keyword: '长'.repeat(101) })).status).toBe(400);
  });

  it('改名之后首字母随之改变，变更记录中不出现', async () => {
    const { id } = await used.admin.data(brand.save, { code: 'KW-9', name: '旧名字', active: 1, sortOrder: 9 });
    await used.admin.data(brand.save, { id, code: 'KW-9', name: '新品牌', active: 1, sortOrder: 9 });
    expect([await found({ keyword: 'jmz' }), await found({ keyword: 'xpp' })]).toEqual([[], ['KW-9']]);
    const { rows } = await (
      await used.app.owner()
    ).query(`select changes from change_record where table_name = 'brand' and record_id = $1`, [id]);
    expect(JSON.stringify(rows)).toContain('新品牌');
    expect(JSON.stringify(rows)).not.toContain('initials');
  });

  it('没有编码的、编码另有其名的列表也有', async () => {
    const people = await used.admin.succeed(employee.list, { keyword: 'zw' });
    expect(people.body.data.map(({ realname }) => realname)).toContain('张伟');
    expect(
      (await used.admin.succeed(employee.list, { keyword: 'zhangwei' })).body.data.map(({ realname }) => realname),
    ).toContain('张伟');
    expect((await used.admin.succeed(categorySet.list, { keyword: 'item_type' })).body.data).toHaveLength(1);
    expect((await used.admin.succeed(organisation.list, { keyword: '部' })).body.total).toBeGreaterThan(0);
    expect(
      (await used.admin.succeed(setting.list, { keyword: '没有这个', type: 'APPLICATION_LABEL' })).body,
    ).toMatchObject({ page: { list: [] } });
  });

  it('别的租户的找不到', async () => {
    expect((await used.neighbour.succeed(brand.list, { keyword: 'cqth' })).body.data).toEqual([]);
  });

  it('一万条中按首字母、编码查找，总数与翻页正确', async () => {
    const tenantTwo = await used.app.asTenant(2);
    await tenantTwo.query(
      `insert into brand (code, name, sort_order) select 'L' || n, '氪镝' || n, n from generate_series(1, 10000) n`,
    );
    const read = async (input: object) => (await used.neighbour.succeed(brand.list, { pageSize: 20, ...input })).body;
    const one = await read({ keyword: 'kd9876' });
    expect([one.total, one.data.map(({ code }) => code)]).toEqual([1, ['L9876']]);
    const many = await read({ keyword: 'kd', pageNo: 500 });
    expect(many.data.at(-1)!.code).toBe('L10000');
  });
});
