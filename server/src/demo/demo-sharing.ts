import type { Database } from '../kernel/database/tenant-database.ts';

const rules = [
  {
    name: '主数据中心品牌共享给营销中心',
    writable: false,
    active: true,
    remark: '销售报价时可查阅品牌资料',
    source: 'D02',
    target: 'D04',
  },
  {
    name: '供应链中心品牌由主数据中心维护',
    writable: true,
    active: true,
    remark: '采购与仓储建立的品牌统一核对',
    source: 'D03',
    target: 'D02',
  },
  {
    name: '营销中心品牌共享给供应链中心',
    writable: false,
    active: false,
    remark: '促销季结束后停用',
    source: 'D04',
    target: 'D03',
  },
] as const;

/**
 * Rules between departments. Brands are public at first, so that the rules show their effect once an administrator
 * changes that.
 */
export async function addDemoSharing(db: Database) {
  const organisations = await db.selectFrom('organisation').select(['id', 'code']).execute();
  const idOf = new Map(organisations.map(({ code, id }) => [code, id]));
  for (const { source, target, ...rule } of rules) {
    const { id } = await db
      .insertInto('sharing_rule')
      .values({ ...rule, table_name: 'brand' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('sharing_rule_part')
      .values([
        { rule_id: id, side: 'source', organisation_id: idOf.get(source)! },
        { rule_id: id, side: 'target', organisation_id: idOf.get(target)! },
      ])
      .execute();
  }
  const { id } = await db
    .insertInto('sharing_rule')
    .values({
      name: '新品导入项目组品牌协作',
      writable: true,
      table_name: 'brand',
      remark: '项目成员共同维护主数据专员建立的品牌',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const role = await db.selectFrom('role').select('id').where('code', '=', 'MASTER_DATA').executeTakeFirstOrThrow();
  const group = await db
    .selectFrom('user_group')
    .select('id')
    .where('name', '=', '新品导入项目组')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sharing_rule_part')
    .values([
      { rule_id: id, side: 'source', role_id: role.id },
      { rule_id: id, side: 'target', group_id: group.id },
    ])
    .execute();
}
