import type { Database } from '../kernel/database/tenant-database.ts';
import { addEnglishName } from '../kernel/record/translations.ts';

type Names = readonly [name: string, english: string];

interface DemoGroup {
  code: string;
  names: Names;
  radio: boolean;
  labels: readonly Names[];
}

interface DemoLabelSet {
  names: Names;
  useObject: string;
  remark: string;
  source?: number;
  active?: boolean;
  groups: readonly DemoGroup[];
}

const sets: readonly DemoLabelSet[] = [
  {
    names: ['通用管理标签', 'General labels'],
    useObject: 'MATERIAL',
    remark: '系统预置，各业务对象通用',
    source: 1,
    groups: [
      {
        code: 'LEVEL',
        names: ['重要程度', 'Importance'],
        radio: true,
        labels: [
          ['关键', 'Critical'],
          ['重要', 'Important'],
          ['一般', 'Ordinary'],
        ],
      },
      {
        code: 'CYCLE',
        names: ['生命周期', 'Life cycle'],
        radio: true,
        labels: [
          ['试制', 'Prototype'],
          ['量产', 'In production'],
          ['停产', 'Discontinued'],
        ],
      },
    ],
  },
  {
    names: ['产品营销标签', 'Product marketing labels'],
    useObject: 'PRODUCT',
    remark: '商城与样本中展示',
    groups: [
      {
        code: 'PROMOTION',
        names: ['营销活动', 'Promotions'],
        radio: false,
        labels: [
          ['新品', 'New'],
          ['热销', 'Bestseller'],
          ['限时优惠', 'Limited offer'],
          ['清仓', 'Clearance'],
        ],
      },
      {
        code: 'SCENE',
        names: ['适用场景', 'Applications'],
        radio: false,
        labels: [
          ['供水', 'Water supply'],
          ['化工', 'Chemicals'],
          ['矿山', 'Mining'],
          ['船舶', 'Shipping'],
        ],
      },
      {
        code: 'ENERGY',
        names: ['能效等级', 'Energy class'],
        radio: true,
        labels: [
          ['一级能效', 'Class 1'],
          ['二级能效', 'Class 2'],
          ['三级能效', 'Class 3'],
        ],
      },
    ],
  },
  {
    names: ['物料管控标签', 'Material control labels'],
    useObject: 'MATERIAL',
    remark: '仓储与质量管控',
    groups: [
      {
        code: 'STORAGE',
        names: ['存储要求', 'Storage'],
        radio: false,
        labels: [
          ['防潮', 'Keep dry'],
          ['避光', 'Keep from light'],
          ['易燃', 'Flammable'],
          ['易碎', 'Fragile'],
        ],
      },
      {
        code: 'ABC',
        names: ['ABC分类', 'ABC class'],
        radio: true,
        labels: [
          ['A类', 'Class A'],
          ['B类', 'Class B'],
          ['C类', 'Class C'],
        ],
      },
    ],
  },
  {
    names: ['客户画像标签', 'Customer labels'],
    useObject: 'CUSTOMER',
    remark: '用于客户分级与跟进',
    groups: [
      {
        code: 'GRADE',
        names: ['客户等级', 'Customer grade'],
        radio: true,
        labels: [
          ['战略客户', 'Strategic'],
          ['重点客户', 'Key'],
          ['普通客户', 'Ordinary'],
        ],
      },
      {
        code: 'CREDIT',
        names: ['信用状况', 'Credit'],
        radio: true,
        labels: [
          ['信用良好', 'Good'],
          ['需预付款', 'Prepayment'],
          ['暂停合作', 'On hold'],
        ],
      },
    ],
  },
  {
    names: ['设备巡检标签', 'Device inspection labels'],
    useObject: 'DEVICE',
    remark: '巡检系统切换后停用',
    active: false,
    groups: [],
  },
];

export async function addDemoLabels(db: Database): Promise<void> {
  for (const {
    names: [name, english],
    useObject,
    remark,
    source = 2,
    active = true,
    groups,
  } of sets.toReversed()) {
    const { id } = await db
      .insertInto('label_set')
      .values({ name, use_object: useObject, remark, source, active })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addEnglishName(db, 'label_set', id, english);
    for (const [index, group] of groups.entries()) await addGroup(db, id, group, (index + 1) * 10);
  }
}

async function addGroup(
  db: Database,
  setId: string,
  { code, names: [name, english], radio, labels }: DemoGroup,
  sort: number,
) {
  const add = async (
    values: { name: string; code: string; sort: number; radio?: boolean; parent_id?: string },
    translated: string,
  ) => {
    const { id } = await db
      .insertInto('label')
      .values({ label_set_id: setId, ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addEnglishName(db, 'label', id, translated);
    return id;
  };
  const root = await add({ name, code, sort, radio }, english);
  for (const [index, [label, labelEnglish]] of labels.entries()) {
    await add({ name: label, code: `${code}${index + 1}`, sort: (index + 1) * 10, parent_id: root }, labelEnglish);
  }
}
