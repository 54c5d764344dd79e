import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, weighs } from '../measures.ts';
import { flangeSizes } from './flanges.ts';

/** DN, face to face, rated flow coefficient, stroke, kilograms with a pneumatic drive. */
const sizes: readonly (readonly [dn: number, length: number, kv: number, stroke: number, kilograms: number])[] = [
  [25, 184, 11, 16, 22],
  [40, 222, 27.5, 25, 32],
  [50, 254, 44, 25, 39],
  [65, 276, 69, 40, 60],
  [80, 298, 110, 40, 71],
  [100, 352, 176, 40, 93],
  [150, 451, 440, 60, 182],
  [200, 543, 690, 60, 265],
];

interface Model {
  model: string;
  chinese: string;
  english: string;
  category: string;
  kind: 'purchased' | 'product';
  texture: string;
  drive: string;
  weight: number;
  price: number;
  drawing?: string;
}

const models: readonly Model[] = [
  {
    model: 'ZJHP-16K',
    chinese: '气动薄膜单座调节阀',
    english: 'Pneumatic single-seat control valve',
    category: '阀门/调节阀',
    kind: 'purchased',
    texture: '阀体WCB，阀芯304',
    drive: '信号压力20~100 kPa，气关式（B）',
    weight: 1,
    price: 58,
  },
  {
    model: 'ZJHM-16K',
    chinese: '气动薄膜套筒调节阀',
    english: 'Pneumatic cage control valve',
    category: '阀门/调节阀',
    kind: 'purchased',
    texture: '阀体WCB，套筒304',
    drive: '信号压力20~100 kPa，气开式（K）',
    weight: 1.04,
    price: 64,
  },
  {
    model: 'BZP-16P',
    chinese: '气动单座控制阀',
    english: 'Pneumatic control valve',
    category: '控制阀/气动控制阀',
    kind: 'product',
    texture: '阀体CF8，阀芯316堆焊司太立',
    drive: '智能定位器4~20 mA，HART',
    weight: 1.06,
    price: 112,
    drawing: 'BZP',
  },
  {
    model: 'BZD-16C',
    chinese: '电动单座控制阀',
    english: 'Electric control valve',
    category: '控制阀/电动控制阀',
    kind: 'product',
    texture: '阀体WCB，阀芯304',
    drive: '电源AC220 V，输入输出4~20 mA',
    weight: 1.12,
    price: 92,
    drawing: 'BZD',
  },
];

const controlValve = (
  { model, chinese, english, category, kind, texture, drive, weight, price, drawing }: Model,
  [dn, length, kv, stroke, kilograms]: (typeof sizes)[number],
): DemoMaterial => {
  const { outside } = flangeSizes.find((size) => size.dn === dn)!;
  const height = 380 + dn * 3.4;
  return familyOf({
    category,
    kind,
    unit: 'TAI',
    control: 'serial',
    prefix: 'CV',
    flags: { isCustomerOrder: true, isInspection: true },
  })({
    itemCode: `TJF-${model}-DN${dn}`,
    itemName: `${chinese} ${model} DN${dn}`,
    english: `${english} ${model} DN${dn}`,
    specificationModel: model,
    specification: `DN${dn} PN16 Kv=${kv}`,
    texture,
    sizeSpecification: `L=${length}，行程${stroke}`,
    bore: `DN${dn}`,
    materialDescription: `${drive}；等百分比特性，可调比50:1，泄漏等级Ⅳ级，GB/T 4213`,
    price: 900 + kilograms * price,
    measures: { ...box(length, Math.max(outside, 285), height), ...weighs(kilograms * weight, 1.08) },
    drawingNumber: drawing ? `${drawing}${dn}-16.00` : '',
    drawingExplain: drawing ? '总装图，B版' : '',
    accessories: kind === 'product' ? [`FTX-${dn}-316`] : [`FL-PL-DN${dn}-16-Q235B`],
    ...(kind === 'product' && dn === 50 ? details(kv) : {}),
  });
};

const details = (kv: number) => ({
  graphicDetails:
    '<h3>产品特点</h3><p>单座柱塞式阀芯，关闭严密，适用于压差较小、泄漏量要求严格的场合。</p><ul><li>阀座螺纹连接，现场可换</li><li>阀杆填料为柔性石墨与PTFE组合</li><li>执行机构可在线改变作用方式</li></ul>',
  parameter: `<h3>主要参数</h3><ul><li>公称压力：PN16</li><li>额定流量系数：Kv ${kv}</li><li>工作温度：-20~200 ℃</li><li>基本误差：≤±1.5 %</li></ul>`,
});

const plug = familyOf({
  category: '机加工件/阀芯',
  kind: 'made',
  unit: 'JIAN',
  texture: '06Cr17Ni12Mo2，密封面堆焊司太立6号',
  control: 'lot',
  prefix: 'FX',
});
const plugs = sizes.map(([dn, , kv, stroke]) =>
  plug({
    itemCode: `FTX-${dn}-316`,
    itemName: `单座阀芯 DN${dn}`,
    english: `Valve plug DN${dn}`,
    specification: `DN${dn} Kv=${kv}`,
    drawingNumber: `BZP${dn}-16.03`,
    drawingExplain: '零件图，等百分比型线',
    sizeSpecification: `行程${stroke}，密封面Ra0.4`,
    price: 70 + dn * 4.2,
  }),
);

const body = familyOf({
  category: '铸锻件/阀体铸件',
  kind: 'subcontracted',
  unit: 'JIAN',
  control: 'lot',
  prefix: 'ZT',
});
const bodies = sizes.flatMap(([dn, length, , , kilograms]) =>
  [
    ['WCB', 'WCB', 13],
    ['CF8', 'CF8', 46],
  ].map(([code, texture, price]) =>
    body({
      itemCode: `FT-${dn}-${code}`,
      itemName: `单座阀阀体铸件 DN${dn}`,
      english: `Valve body casting DN${dn}, ${texture}`,
      specification: `DN${dn} PN16 ${texture}`,
      texture: String(texture),
      drawingNumber: `BZ${dn}-16.01M`,
      drawingExplain: '毛坯图，加工余量按GB/T 6414 CT10',
      sizeSpecification: `L=${length}（加工后）`,
      price: 35 + kilograms * 0.48 * Number(price),
      measures: weighs(kilograms * 0.48, 1.01),
    }),
  ),
);

export const controlValves = (): DemoMaterial[] => [
  ...models.flatMap((model) => sizes.map((size) => controlValve(model, size))),
  ...plugs,
  ...bodies,
];
