import type { Database } from '../kernel/database/tenant-database.ts';
import { addEnglishName } from '../kernel/record/translations.ts';

type DemoUnit = [
  code: string,
  name: string,
  english: string,
  factor?: string,
  nativeCode?: string,
  description?: string,
];

/**
 * Both demo tenants measure with these; the factor leads to the unit whose factor is 1. Native codes are those of
 * UN/CEFACT.
 */
export const demoUnits: Readonly<Record<string, readonly DemoUnit[]>> = {
  CountUnit: [
    ['PCS', '个', 'Piece', '1', 'C62', '计件的基本单位'],
    ['JIAN', '件', 'Item', '1', 'H87'],
    ['SET', '套', 'Set', undefined, 'SET', '由多个部件组成，数量按实际配置'],
    ['TAI', '台', 'Machine', '1', '', '整机设备'],
    ['PAIR', '双', 'Pair', '2', 'PR'],
    ['DOZ', '打', 'Dozen', '12', 'DZN'],
    ['BOX', '箱', 'Box', undefined, 'BX', '装箱数量因包装规格而异'],
    ['ROLL', '卷', 'Roll', undefined, 'RO'],
  ],
  LengthUnit: [
    ['mm', '毫米', 'Millimetre', '0.001', 'MMT', '机械加工图纸的默认单位'],
    ['cm', '厘米', 'Centimetre', '0.01', 'CMT'],
    ['m', '米', 'Metre', '1', 'MTR', '长度的基本单位'],
    ['km', '千米', 'Kilometre', '1000', 'KMT'],
    ['in', '英寸', 'Inch', '0.0254', 'INH', '进口管件的公称尺寸'],
  ],
  WeightUnit: [
    ['g', '克', 'Gram', '0.001', 'GRM'],
    ['kg', '千克', 'Kilogram', '1', 'KGM', '重量的基本单位'],
    ['t', '吨', 'Tonne', '1000', 'TNE'],
    ['lb', '磅', 'Pound', '0.45359237', 'LBR'],
  ],
  VolumeUnit: [
    ['ml', '毫升', 'Millilitre', '0.000001', 'MLT'],
    ['L', '升', 'Litre', '0.001', 'LTR'],
    ['m3', '立方米', 'Cubic metre', '1', 'MTQ', '体积的基本单位'],
    ['gal', '美制加仑', 'US gallon', '0.0037854118', 'GLL'],
  ],
  AreaUnit: [
    ['cm2', '平方厘米', 'Square centimetre', '0.0001', 'CMK'],
    ['m2', '平方米', 'Square metre', '1', 'MTK', '面积的基本单位'],
  ],
  TimeUnit: [
    ['min', '分钟', 'Minute', '0.0166666667', 'MIN'],
    ['h', '小时', 'Hour', '1', 'HUR', '时间的基本单位，用于工时'],
    ['d', '天', 'Day', '24', 'DAY'],
  ],
};

/** Out of use, kept for old documents. */
const disused = [
  {
    category: 'LengthUnit',
    unit: ['CHI', '市尺', 'Chi', '0.3333333333', '', '非法定计量单位，已停用'] as DemoUnit,
    active: false,
  },
  {
    category: 'WeightUnit',
    unit: ['JIN', '市斤', 'Jin', '0.5', '', '非法定计量单位，已停用'] as DemoUnit,
    active: false,
  },
];

export async function addDemoUnits(db: Database) {
  const all = Object.entries(demoUnits).flatMap(([category, units]) =>
    units.map((unit) => ({ category, unit, active: true })),
  );
  for (const [index, { category, unit, active }] of [...all, ...disused].entries()) {
    const [code, name, english, factor, nativeCode = '', description = ''] = unit;
    const { id } = await db
      .insertInto('unit')
      .values({
        code,
        name,
        description,
        active,
        unit_category: category,
        conversion_factor: factor ?? null,
        native_code: nativeCode,
        sort_order: (index + 1) * 10,
        source: factor === '1' ? 1 : 2,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addEnglishName(db, 'unit', id, english);
  }
}
