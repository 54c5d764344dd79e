import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { decimal, holds } from '../measures.ts';

/** Litres and weight of the empty container; oils are kept by the litre. */
const packs = [
  { code: '18', litres: 18, tare: 1.2, words: '18 L桶' },
  { code: '200', litres: 200, tare: 17, words: '200 L钢桶' },
];

const oils = [
  {
    category: '润滑与清洗/液压油',
    prefix: 'L-HM',
    chinese: '抗磨液压油',
    english: 'Anti-wear hydraulic oil',
    grades: [32, 46, 68, 100],
    standard: 'GB 11118.1-2011',
    price: 13.5,
    flash: 200,
  },
  {
    category: '润滑与清洗/液压油',
    prefix: 'L-HV',
    chinese: '低温抗磨液压油',
    english: 'Low-temperature hydraulic oil',
    grades: [32, 46, 68],
    standard: 'GB 11118.1-2011',
    price: 17.8,
    flash: 175,
  },
  {
    category: '润滑与清洗/齿轮油',
    prefix: 'L-CKC',
    chinese: '工业闭式齿轮油',
    english: 'Industrial gear oil',
    grades: [100, 150, 220, 320],
    standard: 'GB 5903-2011',
    price: 14.6,
    flash: 200,
  },
  {
    category: '润滑与清洗/齿轮油',
    prefix: 'L-CKD',
    chinese: '重负荷工业闭式齿轮油',
    english: 'Heavy-duty gear oil',
    grades: [150, 220, 320, 460],
    standard: 'GB 5903-2011',
    price: 17.2,
    flash: 200,
  },
];

const oilList = oils.flatMap(({ category, prefix, chinese, english, grades, standard, price, flash }) =>
  grades.flatMap((grade) =>
    packs.slice(prefix.startsWith('L-CK') ? 1 : 0).map(({ code, litres, tare, words }) => {
      const kilograms = litres * (0.862 + grade / 15_000);
      return familyOf({
        category,
        kind: 'consumable',
        unit: 'L',
        control: 'lot',
        prefix: 'YP',
        flags: { isRetest: true, isInspection: true },
      })({
        itemCode: `RY-${prefix.replace('L-', '')}${grade}-${code}`,
        itemName: `${chinese} ${prefix} ${grade} ${words}`,
        english: `${english} ${prefix} ${grade}, ${litres} L`,
        specificationModel: `${prefix} ${grade}`,
        specification: `ISO VG ${grade} ${words}`,
        sizeSpecification: `每桶净重约${decimal(kilograms)} kg，毛重约${decimal(kilograms + tare)} kg`,
        materialDescription: `${standard}，闪点（开口）≥${flash} ℃；保质期3年，到期复验`,
        price: price * (1 + grade / 2500) * (litres < 100 ? 1.12 : 1),
        measures: {
          ...holds(1, 'L'),
          weightUnit: 'kg',
          netWeight: decimal(kilograms / litres),
          roughWeight: decimal((kilograms + tare) / litres),
        },
      });
    }),
  ),
);

const greases: readonly (readonly [
  code: string,
  name: string,
  english: string,
  grade: string,
  standard: string,
  price: number,
])[] = [
  ['ZL2', '通用锂基润滑脂', 'Lithium grease', '2号', 'GB/T 7324-2010', 21],
  ['ZL3', '通用锂基润滑脂', 'Lithium grease', '3号', 'GB/T 7324-2010', 21.5],
  ['EP2', '极压锂基润滑脂', 'EP lithium grease', '2号', 'GB/T 7323-2019', 27],
  ['FL2', '复合锂基润滑脂', 'Lithium complex grease', '2号', 'SH/T 0535', 36],
  ['JN2', '聚脲润滑脂', 'Polyurea grease', '2号', 'SH/T 0789', 58],
  ['SP2', '食品级润滑脂', 'Food grade grease', '2号', 'NSF H1', 145],
];
const greaseList = greases.flatMap(([code, name, english, grade, standard, price]) =>
  (price < 25 ? [1, 15] : [1]).map((kilograms) =>
    familyOf({
      category: '润滑与清洗/润滑脂',
      kind: 'consumable',
      unit: 'kg',
      control: 'lot',
      prefix: 'RZ',
      flags: { isRetest: true },
    })({
      itemCode: `RZ-${code}-${kilograms}`,
      itemName: `${name} ${grade} ${kilograms} kg装`,
      english: `${english} NLGI ${grade.slice(0, 1)}, ${kilograms} kg`,
      specification: `${grade} ${kilograms} kg/桶`,
      materialDescription: `${standard}，用于泵与电动机轴承；保质期3年`,
      price: price * (kilograms === 1 ? 1.25 : 1),
    }),
  ),
);

const others: readonly (readonly [
  code: string,
  category: string,
  name: string,
  english: string,
  specification: string,
  unit: string,
  price: number,
  description: string,
])[] = [
  [
    'QX-JS-20',
    '润滑与清洗/清洗剂',
    '水基金属清洗剂',
    'Water-based metal cleaner',
    '20 kg/桶',
    'kg',
    9.8,
    '稀释3 %~5 %使用，无亚硝酸盐',
  ],
  [
    'QX-TH-20',
    '润滑与清洗/清洗剂',
    '碳氢清洗剂',
    'Hydrocarbon cleaner',
    '20 L/桶',
    'L',
    18.5,
    '闪点≥62 ℃，用于轴承与密封件清洗',
  ],
  ['QX-DQ-500', '润滑与清洗/清洗剂', '电气设备清洗剂', 'Electrical cleaner', '500 mL/罐', 'PCS', 32, '快干，不留残留'],
  ['QX-FX-450', '润滑与清洗/清洗剂', '松动防锈润滑剂', 'Penetrating oil', '450 mL/罐', 'PCS', 24, '气雾罐，远离火源'],
  [
    'YQ-HF-DQ',
    '化工原料/油漆与涂料',
    '环氧富锌底漆',
    'Zinc-rich epoxy primer',
    '灰色 20 kg',
    'kg',
    34,
    '干膜60 μm，与固化剂10:1配比',
  ],
  ['YQ-HY-MQ', '化工原料/油漆与涂料', '环氧云铁中间漆', 'Epoxy MIO coat', '灰色 20 kg', 'kg', 27, '干膜80 μm'],
  [
    'YQ-JA-5010',
    '化工原料/油漆与涂料',
    '丙烯酸聚氨酯面漆',
    'Polyurethane topcoat',
    'RAL5010蓝 20 kg',
    'kg',
    38,
    '泵外表面用，干膜50 μm',
  ],
  [
    'YQ-JA-7035',
    '化工原料/油漆与涂料',
    '丙烯酸聚氨酯面漆',
    'Polyurethane topcoat',
    'RAL7035浅灰 20 kg',
    'kg',
    38,
    '电控柜用',
  ],
  [
    'YQ-YS-HS',
    '化工原料/油漆与涂料',
    '饮用水舱环氧涂料',
    'Potable water epoxy',
    '白色 20 kg',
    'kg',
    62,
    '符合GB/T 17219',
  ],
  ['JN-LS243', '化工原料/胶粘剂', '中强度螺纹锁固剂', 'Thread locker, medium', '50 mL', 'PCS', 26, 'M6~M20，可拆卸'],
  ['JN-LS271', '化工原料/胶粘剂', '高强度螺纹锁固剂', 'Thread locker, high', '50 mL', 'PCS', 29, '拆卸需加热'],
  ['JN-GT609', '化工原料/胶粘剂', '圆柱固持胶', 'Retaining compound', '50 mL', 'PCS', 38, '轴承与轴套固持'],
  ['JN-PM587', '化工原料/胶粘剂', '硅酮平面密封胶', 'Silicone gasket maker', '100 g', 'PCS', 21, '-60~260 ℃'],
  ['BM-LH', '化工原料/表面处理剂', '锌系磷化液', 'Zinc phosphating liquid', '25 kg/桶', 'kg', 11.2, '涂装前处理'],
  [
    'BM-DH',
    '化工原料/表面处理剂',
    '不锈钢酸洗钝化膏',
    'Pickling paste',
    '5 kg/桶',
    'kg',
    23,
    '含氢氟酸，须穿戴防护用品',
  ],
  ['BM-FX', '化工原料/表面处理剂', '溶剂型防锈油', 'Rust preventive oil', '16 kg/桶', 'kg', 15.6, '室内防锈12个月'],
];

const welding: readonly (readonly [
  code: string,
  leaf: string,
  name: string,
  english: string,
  model: string,
  sizes: readonly number[],
  price: number,
])[] = [
  ['J422', '焊条', '碳钢焊条', 'Carbon steel electrode', 'E4303', [2.5, 3.2, 4, 5], 6.4],
  ['J507', '焊条', '低氢型碳钢焊条', 'Low-hydrogen electrode', 'E5015', [2.5, 3.2, 4], 7.6],
  ['A102', '焊条', '不锈钢焊条', 'Stainless electrode', 'E308-16', [2.5, 3.2, 4], 38],
  ['A022', '焊条', '不锈钢焊条', 'Stainless electrode', 'E316L-16', [2.5, 3.2], 62],
  ['ER50-6', '焊丝', '气体保护焊丝', 'Solid wire', 'ER50-6', [0.8, 1, 1.2], 6.9],
  ['ER308L', '焊丝', '不锈钢焊丝', 'Stainless wire', 'ER308L', [1, 1.2], 41],
  ['ER316L', '焊丝', '不锈钢氩弧焊丝', 'Stainless TIG wire', 'ER316L', [2, 2.4], 66],
];
function handlingOf(leaf: string, code: string): string {
  if (leaf === '焊条') return `使用前${code === 'J507' ? '350' : '150'} ℃烘干1 h`;
  return code === 'ER50-6' ? '镀铜层均匀，防潮包装' : '表面光洁无油污，防潮包装';
}

const weldingList = welding.flatMap(([code, leaf, name, english, model, sizes, price]) =>
  sizes.map((size) =>
    familyOf({
      category: `焊接材料/${leaf}`,
      kind: 'consumable',
      unit: 'kg',
      control: 'lot',
      prefix: 'HC',
      flags: { isInspection: true },
    })({
      itemCode: `HC-${code}-${size}`,
      itemName: `${name} ${code} φ${size}`,
      english: `${english} ${model}, ${size} mm`,
      specificationModel: model,
      specification: `φ${size}`,
      outsideDiameter: `${size} mm`,
      materialDescription: handlingOf(leaf, code),
      price: price * (size < 3 && leaf === '焊条' ? 1.06 : 1),
    }),
  ),
);
const gases = (
  [
    ['AR', '高纯氩', 'Argon', '99.999 % 40 L瓶', 65],
    ['CO2', '二氧化碳', 'Carbon dioxide', '99.9 % 40 L瓶', 48],
    ['AR80', '氩-二氧化碳混合气', 'Ar/CO₂ mixture', '80/20 40 L瓶', 72],
  ] as const
).map(([code, name, english, specification, price]) =>
  familyOf({ category: '焊接材料/保护气体', kind: 'consumable', unit: 'PCS' })({
    itemCode: `QT-${code}`,
    itemName: `焊接用${name}`,
    english: `${english} for welding`,
    specification,
    price,
    materialDescription: '钢瓶周转使用，单独存放',
    measures: holds(40, 'L'),
  }),
);

export const lubricantsAndChemicals = (): DemoMaterial[] => [
  ...oilList,
  ...greaseList,
  ...weldingList,
  ...gases,
  ...others.map(([itemCode, category, itemName, english, specification, unit, price, materialDescription]) =>
    familyOf({
      category,
      kind: 'consumable',
      unit,
      control: unit === 'PCS' ? 'none' : 'lot',
      prefix: 'HX',
      flags: { isRetest: unit !== 'PCS' },
    })({ itemCode, itemName, english, specification, price, materialDescription }),
  ),
];
