import type { Database } from '../kernel/database/tenant-database.ts';
import { demoInventoryOrganisations, demoUnitOrganisations } from './materials/inventory-organisations.ts';
import { initialsOfPerson, pinyinOfPerson } from '../kernel/search/initials.ts';

interface Department {
  code: string;
  name: string;
  children?: readonly Department[];
}

export const departments: readonly Department[] = [
  { code: 'D01', name: '总经理办公室' },
  {
    code: 'D02',
    name: '主数据中心',
    children: [
      { code: 'D0201', name: '物料数据组' },
      { code: 'D0202', name: '产品数据组' },
    ],
  },
  {
    code: 'D03',
    name: '供应链中心',
    children: [
      { code: 'D0301', name: '采购部' },
      { code: 'D0302', name: '仓储部' },
      { code: 'D0303', name: '物流部' },
    ],
  },
  {
    code: 'D04',
    name: '营销中心',
    children: [
      { code: 'D0401', name: '华东销售部' },
      { code: 'D0402', name: '渠道管理部' },
    ],
  },
  { code: 'D05', name: '新业务筹备组' },
];

/** After the companies: they were founded later. */
const laterDepartments: readonly Department[] = [
  {
    code: 'D06',
    name: '研发中心',
    children: [
      { code: 'D0601', name: '机械设计部' },
      { code: 'D0602', name: '电气与软件部' },
    ],
  },
  {
    code: 'D07',
    name: '制造中心',
    children: [
      { code: 'D0701', name: '质量管理部' },
      { code: 'D0702', name: '生产计划部' },
    ],
  },
  { code: 'D08', name: '人力资源部' },
  { code: 'D09', name: '财务部' },
  { code: 'D10', name: '信息技术部' },
];

/** Where the accounts of the demo belong, by account. */
const places: Readonly<Record<string, string>> = { admin: 'D01', zhangwei: 'D0201', lina: 'D0302', kehu: 'D0402' };

const groups = [
  { name: '新品导入项目组', remark: '负责新品资料的建立与核对', members: ['zhangwei', 'lina'] },
  { name: '数据治理委员会', remark: '审定主数据标准', members: ['admin', 'zhangwei'] },
  { name: '年终盘点小组', remark: '十二月盘点期间的临时小组', members: ['lina'] },
];

/**
 * The tree of departments and companies below the group, the inventory organisations that belong to them, the people in
 * it, and two groups across it.
 */
export async function addDemoOrganisation(db: Database, tenantCode: string, companyName: string) {
  const ids = new Map<string, string>();
  await addBelow(
    db,
    [
      {
        code: 'D00',
        name: companyName,
        children: [...departments, ...demoUnitOrganisations[tenantCode]!, ...laterDepartments],
      },
    ],
    null,
    ids,
  );
  for (const { code, unitOrganisation } of demoInventoryOrganisations[tenantCode]!) {
    await db
      .updateTable('inventory_organisation')
      .set({ unit_organisation_id: ids.get(unitOrganisation)! })
      .where('code', '=', code)
      .execute();
  }
  // Planned, so nothing is assigned to it and no role may work in it yet.
  await db
    .insertInto('inventory_organisation')
    .values({ code: 'INV90', name: '青岛筹建仓库存组织', active: false, unit_organisation_id: ids.get('C06')! })
    .execute();
  const people = await db.selectFrom('user_account').select(['id', 'account', 'name']).orderBy('id').execute();
  for (const [index, { id, account, name }] of people.entries()) {
    const organisation_id = ids.get(places[account] ?? 'D00')!;
    const job_number = `E${String(index + 1).padStart(4, '0')}`;
    await db
      .updateTable('user_account')
      .set({
        organisation_id,
        job_number,
        initials: await initialsOfPerson(name),
        pinyin: await pinyinOfPerson(name),
        email: `${account}@example.com`,
      })
      .where('id', '=', id)
      .execute();
  }
  const idOf = new Map(people.map(({ account, id }) => [account, id]));
  for (const { name, remark, members } of groups) {
    const { id } = await db.insertInto('user_group').values({ name, remark }).returning('id').executeTakeFirstOrThrow();
    await db
      .insertInto('user_group_member')
      .values(members.map((account) => ({ group_id: id, user_id: idOf.get(account)! })))
      .execute();
  }
}

async function addBelow(db: Database, lines: readonly Department[], parentId: string | null, ids: Map<string, string>) {
  for (const [order, { code, name, children = [] }] of lines.entries()) {
    const { id } = await db
      .insertInto('organisation')
      .values({ code, name, parent_id: parentId, sort_order: order })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(code, id);
    await addBelow(db, children, id, ids);
  }
}
