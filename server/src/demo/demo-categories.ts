import { sql } from 'kysely';
import type { Database } from '../kernel/database/tenant-database.ts';
import { addEnglishName } from '../kernel/record/translations.ts';
import { demoMaterialCategories } from './demo-material-categories.ts';
import { addCategories, type CategoryOutline } from '../modules/category/add-categories.ts';

interface DemoSet {
  code: string;
  name: string;
  english: string;
  type: number;
  remark: string;
  active?: boolean;
  outline: readonly CategoryOutline[];
}

const sets: readonly DemoSet[] = [
  {
    code: 'MALL_GOODS',
    name: '商城商品分类',
    english: 'Shop categories',
    type: 1,
    remark: '线上商城前台展示用的分类',
    outline: [
      [
        '泵与配件',
        'Pumps and parts',
        [
          ['清水泵', 'Clean water pumps'],
          ['污水泵', 'Sewage pumps'],
          ['泵用密封', 'Pump seals'],
        ],
      ],
      [
        '阀门与执行机构',
        'Valves and actuators',
        [
          ['手动阀门', 'Manual valves'],
          ['自动控制阀', 'Automatic valves'],
          ['执行机构', 'Actuators'],
        ],
      ],
      [
        '仪器仪表',
        'Instruments',
        [
          ['压力', 'Pressure'],
          ['温度', 'Temperature'],
          ['流量', 'Flow'],
        ],
      ],
      ['电气自动化', 'Electrical and automation'],
    ],
  },
  {
    code: 'CUSTOMER_BASE',
    name: '客户基础分类',
    english: 'Customer categories',
    type: 2,
    remark: '按行业划分客户，用于报价与授信',
    outline: [
      [
        '石油化工',
        'Oil and chemicals',
        [
          ['炼化', 'Refining'],
          ['煤化工', 'Coal chemicals'],
          ['精细化工', 'Fine chemicals'],
        ],
      ],
      [
        '市政水务',
        'Municipal water',
        [
          ['自来水', 'Water supply'],
          ['污水处理', 'Waste water'],
        ],
      ],
      [
        '电力能源',
        'Power and energy',
        [
          ['火电', 'Thermal power'],
          ['新能源', 'Renewables'],
        ],
      ],
      [
        '经销渠道',
        'Dealers',
        [
          ['一级经销商', 'First-tier dealers'],
          ['二级经销商', 'Second-tier dealers'],
        ],
      ],
    ],
  },
  {
    code: 'ASSET_BASE',
    name: '固定资产分类',
    english: 'Asset categories',
    type: 3,
    remark: '固定资产台账与折旧分类',
    outline: [
      [
        '房屋建筑物',
        'Buildings',
        [
          ['厂房', 'Workshops'],
          ['办公用房', 'Offices'],
        ],
      ],
      [
        '机器设备',
        'Machinery',
        [
          ['数控机床', 'CNC machines'],
          ['检测设备', 'Test equipment'],
          ['起重设备', 'Lifting equipment'],
        ],
      ],
      ['运输设备', 'Vehicles'],
      [
        '电子设备',
        'Electronic equipment',
        [
          ['计算机', 'Computers'],
          ['网络设备', 'Network equipment'],
        ],
      ],
    ],
  },
  {
    code: 'OLD_GOODS',
    name: '旧版商品分类',
    english: 'Old goods categories',
    type: 1,
    remark: '2024年以前使用，已停用',
    active: false,
    outline: [
      ['泵', 'Pumps'],
      ['阀', 'Valves'],
      ['其他', 'Others'],
    ],
  },
];

/** Materials of these categories should have these fields filled in. */
const demoRequirements: Readonly<Record<string, readonly string[]>> = {
  '01': ['specificationModel', 'specification', 'texture', 'furnaceBatchNumber', 'marketPrice', 'netWeight'],
  '02': [
    'specificationModel',
    'specification',
    'texture',
    'drawingNumber',
    'marketPrice',
    'listPricePerUnit',
    'netWeight',
    'materialDescription',
  ],
};

export async function addDemoCategories(db: Database): Promise<void> {
  const base = await db
    .selectFrom('category_set')
    .select('id')
    .where('code', '=', 'PRO_BASE_CLASS')
    .executeTakeFirstOrThrow();
  const nodes = await db.selectFrom('category').select(['id', 'code']).where('category_set_id', '=', base.id).execute();
  for (const node of nodes) await addCategories(db, base.id, demoMaterialCategories[node.code] ?? [], node);
  for (const [code, needed] of Object.entries(demoRequirements))
    await sql`update category set needed = jsonb_build_object('material', to_jsonb(${needed}::text[]))
      where category_set_id = ${base.id} and code = ${code}`.execute(db);
  for (const { english, outline, active = true, ...values } of sets.toReversed()) {
    const { id } = await db
      .insertInto('category_set')
      .values({ ...values, active })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addEnglishName(db, 'category_set', id, english);
    await addCategories(db, id, outline);
  }
}
