import { productCategorySet } from '@edp/contract/modules/specification/specification-fields.ts';
import { sql } from 'kysely';
import type { Database } from '../kernel/database/tenant-database.ts';
import { addEnglishName } from '../kernel/record/translations.ts';

/** A value is the same in every language, or has an English name. */
type DemoValue = string | readonly [name: string, english: string];

interface DemoSpecification {
  name: string;
  english: string;
  /** The name of its product category. */
  category: string;
  description?: string;
  values: readonly DemoValue[];
  active?: boolean;
}

/** The products of both demo tenants are offered in these. */
export const demoSpecifications: readonly DemoSpecification[] = [
  {
    name: '颜色',
    english: 'Colour',
    category: '产成品',
    description: '外表面油漆或包装的颜色，标准色为工业蓝',
    values: [
      ['工业蓝', 'Industrial blue'],
      ['信号红', 'Signal red'],
      ['交通黄', 'Traffic yellow'],
      ['浅灰', 'Light grey'],
      ['黑色', 'Black'],
      ['不锈钢本色', 'Plain stainless'],
    ],
  },
  {
    name: '过流件材质',
    english: 'Wetted material',
    category: '离心泵',
    description: '与介质接触的零件的材质',
    values: [
      ['铸铁 HT250', 'Cast iron HT250'],
      ['球墨铸铁 QT450', 'Ductile iron QT450'],
      ['不锈钢 304', 'Stainless 304'],
      ['不锈钢 316L', 'Stainless 316L'],
      ['双相钢 2205', 'Duplex 2205'],
      ['氟塑料', 'Fluoroplastic'],
    ],
  },
  {
    name: '口径',
    english: 'Nominal diameter',
    category: '阀门',
    description: '公称通径',
    values: [
      'DN15',
      'DN20',
      'DN25',
      'DN32',
      'DN40',
      'DN50',
      'DN65',
      'DN80',
      'DN100',
      'DN125',
      'DN150',
      'DN200',
      'DN250',
      'DN300',
    ],
  },
  {
    name: '压力等级',
    english: 'Pressure rating',
    category: '阀门',
    values: ['PN6', 'PN10', 'PN16', 'PN25', 'PN40', 'PN63', 'Class 150', 'Class 300'],
  },
  {
    name: '连接方式',
    english: 'Connection',
    category: '阀门',
    values: [
      ['法兰', 'Flanged'],
      ['对夹', 'Wafer'],
      ['内螺纹', 'Female thread'],
      ['外螺纹', 'Male thread'],
      ['承插焊', 'Socket weld'],
      ['卡箍', 'Clamp'],
    ],
  },
  {
    name: '阀体材质',
    english: 'Body material',
    category: '阀门',
    values: [
      ['碳钢 WCB', 'Carbon steel WCB'],
      ['不锈钢 CF8', 'Stainless CF8'],
      ['不锈钢 CF8M', 'Stainless CF8M'],
      ['球墨铸铁', 'Ductile iron'],
      ['黄铜', 'Brass'],
    ],
  },
  {
    name: '电压',
    english: 'Voltage',
    category: '电机',
    description: '未注明的为三相',
    values: [['220V 单相', '220 V single-phase'], '380V', '400V', '660V', '690V', '6kV', '10kV'],
  },
  {
    name: '功率',
    english: 'Power',
    category: '电机',
    values: [
      '0.75kW',
      '1.1kW',
      '1.5kW',
      '2.2kW',
      '3kW',
      '4kW',
      '5.5kW',
      '7.5kW',
      '11kW',
      '15kW',
      '18.5kW',
      '22kW',
      '30kW',
      '37kW',
      '45kW',
      '55kW',
      '75kW',
      '90kW',
    ],
  },
  {
    name: '极数',
    english: 'Poles',
    category: '电机',
    values: [
      ['2极', '2 poles'],
      ['4极', '4 poles'],
      ['6极', '6 poles'],
      ['8极', '8 poles'],
    ],
  },
  {
    name: '防护等级',
    english: 'Protection',
    category: '电气件',
    values: ['IP44', 'IP54', 'IP55', 'IP65', 'IP66', 'IP67', 'IP68'],
  },
  {
    name: '长度',
    english: 'Length',
    category: '线缆',
    description: '每卷或每盘的长度',
    values: [
      ['50米', '50 m'],
      ['100米', '100 m'],
      ['200米', '200 m'],
      ['305米', '305 m'],
      ['500米', '500 m'],
      ['1000米', '1,000 m'],
    ],
  },
  {
    name: '芯数',
    english: 'Cores',
    category: '线缆',
    values: [
      ['2芯', '2 cores'],
      ['3芯', '3 cores'],
      ['4芯', '4 cores'],
      ['5芯', '5 cores'],
      ['7芯', '7 cores'],
      ['12芯', '12 cores'],
    ],
  },
  {
    name: '强度等级',
    english: 'Strength class',
    category: '螺栓',
    values: ['4.8', '8.8', '10.9', '12.9', 'A2-70', 'A4-80'],
  },
  {
    name: '包装规格',
    english: 'Packaging',
    category: '液压油',
    values: [
      ['1升/瓶', '1 L bottle'],
      ['4升/桶', '4 L can'],
      ['18升/桶', '18 L pail'],
      ['200升/桶', '200 L drum'],
    ],
  },
  {
    name: '量程',
    english: 'Range',
    category: '压力变送器',
    values: ['0~0.6MPa', '0~1.0MPa', '0~1.6MPa', '0~2.5MPa', '0~4.0MPa', '-0.1~0MPa'],
  },
  { name: '线圈电压', english: 'Coil voltage', category: '电磁阀', values: ['DC24V', 'DC12V', 'AC110V', 'AC220V'] },
  {
    name: '缸径',
    english: 'Bore',
    category: '气缸',
    description: '气缸的内径',
    values: ['Φ16', 'Φ20', 'Φ25', 'Φ32', 'Φ40', 'Φ50', 'Φ63', 'Φ80', 'Φ100', 'Φ125', 'Φ160'],
  },
  {
    name: '行程',
    english: 'Stroke',
    category: '气缸',
    values: [
      '10mm',
      '15mm',
      '20mm',
      '25mm',
      '30mm',
      '40mm',
      '50mm',
      '60mm',
      '75mm',
      '80mm',
      '100mm',
      '125mm',
      '150mm',
      '160mm',
      '175mm',
      '200mm',
      '250mm',
      '300mm',
      '350mm',
      '400mm',
      '450mm',
      '500mm',
    ],
  },
  {
    name: '安装方式',
    english: 'Mounting',
    category: '气缸',
    values: [
      ['基本型', 'Basic'],
      ['前法兰', 'Front flange'],
      ['双耳环', 'Double clevis'],
      ['脚座', 'Foot'],
    ],
  },
  {
    name: '磁环',
    english: 'Magnet',
    category: '气缸',
    description: '带磁环的可以安装磁性开关',
    values: [
      ['带磁环', 'With magnet'],
      ['不带磁环', 'Without magnet'],
    ],
  },
  {
    name: '缓冲',
    english: 'Cushioning',
    category: '气缸',
    values: [
      ['可调气缓冲', 'Adjustable air cushion'],
      ['橡胶缓冲', 'Rubber bumper'],
    ],
  },
  {
    name: '输出方式',
    english: 'Output',
    category: '接近开关',
    values: [
      ['NPN 常开', 'NPN NO'],
      ['NPN 常闭', 'NPN NC'],
      ['PNP 常开', 'PNP NO'],
      ['PNP 常闭', 'PNP NC'],
    ],
  },
  {
    name: '接线方式',
    english: 'Wiring',
    category: '接近开关',
    values: [
      ['2米电缆', '2 m cable'],
      ['M12 插头', 'M12 plug'],
    ],
  },
  {
    name: '公称长度',
    english: 'Nominal length',
    category: '螺栓',
    values: ['30mm', '40mm', '50mm', '60mm', '80mm', '100mm'],
  },
  {
    name: '旧版口径',
    english: 'Old diameters',
    category: '阀门',
    description: '英制口径，已由“口径”取代',
    values: ['1/2"', '3/4"', '1"', '1-1/2"', '2"'],
    active: false,
  },
];

export async function addDemoSpecifications(db: Database) {
  const categories = await db
    .selectFrom('category')
    .innerJoin('category_set', 'category_set.id', 'category.category_set_id')
    .select(['category.id', 'category.name'])
    .where('category_set.code', '=', productCategorySet)
    .orderBy('category.id')
    .execute();
  for (const [
    index,
    { name, english, category, description = '', values, active = true },
  ] of demoSpecifications.entries()) {
    const node = categories.find((each) => each.name === category);
    if (!node) throw new Error(`the demo has no category ${category}`);
    // Spread over some weeks, so that lists look like lists.
    const created_time = `2026-09-${String(1 + ((index * 3) % 28)).padStart(2, '0')} 10:${String((index * 7) % 60).padStart(2, '0')}:00`;
    const { id } = await db
      .insertInto('specification')
      .values({
        name,
        description,
        active,
        created_time,
        updated_time: created_time,
        category_id: node.id,
        sort_order: (index + 1) * 10,
        source: index === 0 ? 1 : 2,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addEnglishName(db, 'specification', id, english);
    await addValues(db, id, values);
  }
}

async function addValues(db: Database, specificationId: string, values: readonly DemoValue[]) {
  const rows = JSON.stringify(
    values.map((value, index) => ({
      name: typeof value === 'string' ? value : value[0],
      english: typeof value === 'string' ? null : value[1],
      place: index + 1,
    })),
  );
  await sql`insert into specification_value (specification_id, name, sort_order)
    select ${specificationId}::bigint, name, place from jsonb_to_recordset(${rows}::jsonb) as given (name text, place int) order by place`.execute(
    db,
  );
  await sql`insert into translation (table_name, record_id, language, name)
    select 'specification_value', v.id, 'ENG', given.english from jsonb_to_recordset(${rows}::jsonb) as given (name text, english text)
      join specification_value v on v.specification_id = ${specificationId} and v.name = given.name where given.english is not null`.execute(
    db,
  );
}
