import type { Text } from '@edp/contract/kernel/language.ts';
import { systemCategorySets as codes } from '@edp/contract/modules/category-set/category-set.ts';
import { addCategories, type CategoryOutline } from '../category/add-categories.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { addEnglishName } from '../../kernel/record/translations.ts';

interface SystemCategorySet {
  code: string;
  name: Text;
  type: number;
  remark: string;
  /** A new tenant starts with these; from then on the tree is its own. */
  outline: readonly CategoryOutline[];
}

export const systemCategorySets: readonly SystemCategorySet[] = [
  {
    code: codes.materialCategory,
    name: { ZHS: '物料基础分类', ENG: 'Material base categories' },
    type: 1,
    remark: '物料与产品的基础分类，供物料、产品和规格选用',
    outline: [
      [
        '原材料',
        'Raw materials',
        [
          ['金属材料', 'Metals'],
          ['非金属材料', 'Non-metals'],
          ['化工原料', 'Chemicals'],
        ],
      ],
      [
        '外购件',
        'Purchased parts',
        [
          ['机械件', 'Mechanical parts'],
          ['电气件', 'Electrical parts'],
          ['电子件', 'Electronic parts'],
          ['标准件', 'Standard parts'],
        ],
      ],
      [
        '半成品',
        'Semi-finished products',
        [
          ['机加工件', 'Machined parts'],
          ['铸锻件', 'Castings and forgings'],
          ['焊接件', 'Welded parts'],
          ['部装件', 'Sub-assemblies'],
        ],
      ],
      [
        '产成品',
        'Finished products',
        [
          ['整机', 'Complete machines'],
          ['成套系统', 'Systems'],
        ],
      ],
      [
        '备品备件',
        'Spare parts',
        [
          ['易损件', 'Wearing parts'],
          ['维修备件', 'Repair parts'],
        ],
      ],
      [
        '辅助材料',
        'Auxiliary materials',
        [
          ['润滑与清洗', 'Lubrication and cleaning'],
          ['焊接材料', 'Welding consumables'],
          ['工具与量具', 'Tools and gauges'],
        ],
      ],
      [
        '包装物',
        'Packaging',
        [
          ['外包装', 'Outer packaging'],
          ['内包装', 'Inner packaging'],
        ],
      ],
      [
        '劳保与办公用品',
        'Safety and office supplies',
        [
          ['劳动防护用品', 'Protective equipment'],
          ['办公用品', 'Office supplies'],
        ],
      ],
    ],
  },
  {
    code: codes.materialType,
    name: { ZHS: '物料类型', ENG: 'Material types' },
    type: 1,
    remark: '物料的业务类型，决定采购、生产与库存的处理方式',
    outline: [
      [
        '实物物料',
        'Physical materials',
        [
          ['采购件', 'Purchased'],
          ['自制件', 'Made in house'],
          ['委外件', 'Subcontracted'],
          ['资产类', 'Assets'],
          ['消耗品', 'Consumables'],
        ],
      ],
      [
        '虚拟物料',
        'Virtual materials',
        [
          ['虚拟件', 'Phantom parts'],
          ['选配件', 'Options'],
          ['套件', 'Kits'],
        ],
      ],
      [
        '服务',
        'Services',
        [
          ['安装调试', 'Installation'],
          ['维修保养', 'Maintenance'],
          ['技术服务', 'Technical services'],
        ],
      ],
    ],
  },
];

/** Gives the tenant what this version brings along and it does not have yet; what it has stays as it is. */
export async function addSystemData(db: Database): Promise<void> {
  for (const { code, name, type, remark, outline } of systemCategorySets) {
    const added = await db
      .insertInto('category_set')
      .values({ code, name: name.ZHS, type, remark, source: 1 })
      .onConflict((conflict) => conflict.constraint('category_set_code_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) continue;
    await addEnglishName(db, 'category_set', added.id, name.ENG);
    await addCategories(db, added.id, outline);
  }
}
