import type { Call } from '@edp/contract/kernel/call.ts';
import { application } from '@edp/contract/modules/application/application.ts';
import { bom } from '@edp/contract/modules/bom/bom.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { setting } from '@edp/contract/modules/setting/setting.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { materialChoices, materialSample } from '@edp/server/testing/samples/material-sample.ts';
import { productCategory } from '@edp/server/testing/samples/product-category.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import type { Page } from 'playwright-core';
import { chooseNode, chooseOption } from './choose-option.ts';
import { choosePath } from './product/material-screen.ts';
import { formField } from './screens/record-screen.ts';

/** What the journeys of every list and every form need to know of a noun. */
export interface Noun {
  route: string;
  /** The title of the list, and the entry of the menu where it has another name. */
  title: string;
  menu?: string;
  /** Its table in the database. */
  table: string;
  calls: Record<'list' | 'detail' | 'save' | 'delete', Call> &
    Partial<Record<'update' | 'translations' | 'setActiveBatch', Call>>;
  /** The fields of a new record, besides its name; the client reads what they refer to. */
  sample: (code: string, client: TestClient) => object | Promise<object>;
  /**
   * What the wire calls the name and the code, and the id in the detail call, where it is not `name`, `code` and `id`.
   */
  wire?: { name: string; code: string; id: string };
  /** The field of the description: its name on the wire and its label. */
  text: readonly [name: string, label: string];
  nameLabel: string;
  /**
   * The field that no two records share, where there is one that is typed: its label, and the message of the second
   * one.
   */
  unique?: readonly [label: string, message: string];
  /** Chooses what has no default. */
  choose?: (page: Page) => Promise<void>;
  required: { ZHS: readonly string[]; ENG: readonly string[] };
  /** A column that can be hidden. */
  column: string;
  /** Those who may only view can tick rows, such as to print them. */
  isTickedByViewers?: true;
  /** The form is a page of its own, opened from the one that shows the record. */
  isPage?: true;
}

export const nouns: readonly Noun[] = [
  {
    route: '/brand',
    title: '品牌管理',
    table: 'brand',
    calls: brand,
    column: '创建时间',
    sample: (code) => ({ code, active: 1, sortOrder: 900, description: '' }),
    text: ['description', '描述'],
    nameLabel: '品牌名称',
    unique: ['品牌编码', '品牌编码已存在，请更换'],
    required: {
      ZHS: ['请输入品牌编码', '请输入品牌名称!'],
      ENG: ['Please enter the brand code', 'Please enter the brand name!'],
    },
  },
  {
    route: '/classification',
    title: '商品分组',
    table: 'goods_group',
    calls: goodsGroup,
    column: '更新时间',
    isPage: true,
    sample: () => ({ description: '一起展示的商品' }),
    text: ['description', '分组描述'],
    nameLabel: '分组名称',
    unique: ['分组名称', '分组名称已存在，请更换'],
    required: {
      ZHS: ['请输入分组名称', '请输入分组描述'],
      ENG: ['Please enter the name of the group', 'Please enter the description of the group'],
    },
  },
  {
    route: '/unit',
    title: '单位管理',
    table: 'unit',
    calls: unit,
    column: '创建时间',
    sample: (code) => ({ code, unitCategory: 'CountUnit', active: 1, sortOrder: 900, description: '' }),
    text: ['description', '描述'],
    nameLabel: '单位名称',
    unique: ['单位编码', '单位编码已存在，请更换'],
    choose: (page) => chooseOption(formField(page, '单位类别'), '长度'),
    required: {
      ZHS: ['请输入单位编码', '请输入单位名称', '请选择单位类别'],
      ENG: ['Please enter the unit code', 'Please enter the unit name', 'Please select the unit category'],
    },
  },
  {
    route: '/specification',
    title: '规格管理',
    table: 'specification',
    calls: specification,
    column: '创建时间',
    sample: async (_code, client) => ({
      productTypeId: await productCategory(client, '球阀'),
      active: 1,
      sortOrder: 900,
      description: '',
      specValueList: [{ specValue: '甲' }],
    }),
    text: ['description', '描述'],
    nameLabel: '规格名称',
    unique: ['规格名称', '该产品类别下已有同名规格，请更换名称'],
    choose: (page) => chooseNode(formField(page, '产品类别'), '球阀'),
    required: {
      ZHS: ['请输入规格名称', '请选择产品类别'],
      ENG: ['Please enter the specification name', 'Please select the product category'],
    },
  },
  {
    route: '/categorySet',
    title: '分类集管理',
    table: 'category_set',
    calls: categorySet,
    column: '创建时间',
    sample: (code) => ({ code, type: 1, state: 1, remark: '' }),
    text: ['remark', '备注'],
    nameLabel: '分类集名称',
    unique: ['分类集编码', '分类集编码已存在，请更换'],
    required: {
      ZHS: ['请输入分类集编码', '请输入分类集名称'],
      ENG: ['Please enter the set code', 'Please enter the set name'],
    },
  },
  {
    route: '/labelSet',
    title: '标签集管理',
    table: 'label_set',
    calls: labelSet,
    column: '创建时间',
    sample: () => ({ useObj: 'PRODUCT', state: 1, remark: '' }),
    text: ['remark', '备注'],
    nameLabel: '标签集名称',
    unique: ['标签集名称', '标签集名称已存在，请更换'],
    choose: (page) => chooseOption(formField(page, '使用对象'), '设备'),
    required: {
      ZHS: ['请输入标签集名称', '请选择使用对象'],
      ENG: ['Please enter the set name', 'Please select what the labels are for'],
    },
  },
  {
    route: '/applicationManage',
    title: '应用管理',
    table: 'application',
    calls: application,
    column: '创建时间',
    isPage: true,
    sample: (code) => ({ code, remarks: '' }),
    text: ['remarks', '备注'],
    nameLabel: '应用名称',
    unique: ['应用代码', '应用代码已存在，请更换'],
    required: {
      ZHS: ['请输入应用代码', '请输入应用名称'],
      ENG: ['Please enter the application code', 'Please enter the application name'],
    },
  },
  {
    route: '/applicationSetup/appsort',
    title: '应用分类',
    menu: '应用设置',
    table: 'setting',
    calls: setting,
    column: '更新日期',
    sample: (code) => ({ type: 'APPLICATION_CATEGORY', code, remark: '' }),
    text: ['remark', '备注'],
    nameLabel: '应用分类名称',
    unique: ['分类标识', '分类标识已存在，请更换'],
    required: {
      ZHS: ['请输入应用分类名称', '请输入分类标识'],
      ENG: ['Please enter the application category name', 'Please enter the category mark'],
    },
  },
  {
    route: '/materialManage',
    title: '物料管理',
    table: 'material',
    calls: material,
    column: '创建时间',
    isPage: true,
    isTickedByViewers: true,
    wire: { name: 'itemName', code: 'itemCode', id: 'skuId' },
    sample: async (code, client) => ({
      ...materialSample(await materialChoices(client), 0),
      itemCode: code,
      materialDescription: '',
    }),
    text: ['materialDescription', '物料描述'],
    nameLabel: '物料名称',
    unique: ['物料编码', '物料编码已存在，请更换'],
    choose: async (page) => {
      await choosePath(page, '物料类别', ['外购件', '机械件', '轴承', '深沟球轴承']);
      await choosePath(page, '物料类型', ['实物物料', '采购件']);
      await chooseOption(formField(page, '物料单位'), '个');
    },
    required: {
      ZHS: ['请输入物料编码', '请输入物料名称', '请选择物料类别', '请选择物料类型', '请选择物料单位'],
      ENG: [
        'Please enter the material code',
        'Please enter the material name',
        'Please select the material category',
        'Please select the material type',
        'Please select the material unit',
      ],
    },
  },
  {
    route: '/sparebom',
    title: '产品BOM',
    table: 'bom',
    calls: bom,
    column: '创建时间',
    wire: { name: 'productName', code: 'productCode', id: 'id' },
    sample: () => ({ proSpecName: 'DN50', active: 1, remark: '' }),
    text: ['remark', '备注'],
    nameLabel: '产品名称',
    choose: (page) => formField(page, '规格').fill('DN50'),
    required: {
      ZHS: ['请选择产品或输入产品名称', '请输入规格'],
      ENG: ['Please select a product or enter its name', 'Please enter the specification'],
    },
  },
];

/** What the wire calls the name, the code and the id of a noun. */
export const wireOf = ({ wire = { name: 'name', code: 'code', id: 'id' } }: Noun) => wire;

let number = 0;

/** Records of the test's own, whose names begin alike; sorted by name. */
export async function addRecords(client: TestClient, noun: Noun, count: number) {
  const { calls, sample } = noun;
  const { name, code } = wireOf(noun);
  number += 1;
  const start = `共有${number}号`;
  const records = [];
  for (let index = 1; index <= count; index += 1) {
    const place = String(index).padStart(2, '0');
    const fields: Record<string, unknown> = {
      ...(await sample(`E${number}N${place}`, client)),
      [name]: `${start}${place}`,
    };
    const { id } = (await client.data(calls.save, fields)) as { id: string };
    records.push({ id, name: `${start}${place}`, code: fields[code] as string | undefined });
  }
  return { start, records };
}
