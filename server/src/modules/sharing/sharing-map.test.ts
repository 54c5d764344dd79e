import { employee } from '@edp/contract/modules/employee/employee.ts';
import { sharing } from '@edp/contract/modules/sharing/sharing.ts';
import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();

it('每条规则给出谁把什么共享给谁，新的在前；与列表一样可以查询', async () => {
  const { rules, hasMore } = await used.admin.data(sharing.map, {});
  expect(
    rules.map(({ name, sharingTypeName, powerStr, status, sources, targets }) => [
      name,
      sharingTypeName,
      powerStr,
      status,
      ...[sources, targets].map((side) => side.map((each) => `${each.kind} ${each.name}`).join()),
    ]),
  ).toEqual([
    ['新品导入项目组品牌协作', '品牌', '读写', '1', 'role 主数据专员', 'group 新品导入项目组'],
    ['营销中心品牌共享给供应链中心', '品牌', '只读', '0', 'organisation 营销中心', 'organisation 供应链中心'],
    ['供应链中心品牌由主数据中心维护', '品牌', '读写', '1', 'organisation 供应链中心', 'organisation 主数据中心'],
    ['主数据中心品牌共享给营销中心', '品牌', '只读', '1', 'organisation 主数据中心', 'organisation 营销中心'],
  ]);
  expect(hasMore).toBe(false);
  // The same organisation is the same subject on both sides.
  expect(rules[3]!.sources[0]).toEqual(rules[2]!.targets[0]);
  expect((await used.admin.data(sharing.map, { status: '0' })).rules.map(({ name }) => name)).toEqual([
    '营销中心品牌共享给供应链中心',
  ]);
});

it('一边人数很多时只列出前几个，另给总数；规则很多时只给最新的一百条', async () => {
  const people = (await used.admin.data(employee.choose, { pageSize: 8 })).map(({ id }) => id);
  expect(people).toHaveLength(8);
  const rule = {
    sharingType: 'brand' as const,
    power: 0 as const,
    addResource: { empIds: people },
    addSharingTo: { empIds: people.slice(0, 1) },
  };
  await used.admin.succeed(sharing.add, { ...rule, name: '多人共享' });
  const [many] = (await used.admin.data(sharing.map, { name: '多人共享' })).rules;
  expect([many!.sources.length, many!.sourceCount, many!.targets.length, many!.targetCount]).toEqual([6, 8, 1, 1]);
  const tenant = await used.app.asTenant(1);
  await tenant.query(
    `insert into sharing_rule (name, table_name, writable) select '批量' || n, 'brand', false from generate_series(1, 101) n`,
  );
  await tenant.end();
  const { rules, hasMore } = await used.admin.data(sharing.map, { name: '批量' });
  expect([rules.length, rules[0]!.name, hasMore]).toEqual([100, '批量101', true]);
  expect((await used.neighbour.data(sharing.map, { name: '批量' })).rules).toEqual([]);
});
