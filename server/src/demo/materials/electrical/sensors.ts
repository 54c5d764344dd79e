import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, weighs } from '../measures.ts';

const pressure = familyOf({
  category: '传感器/压力传感器',
  kind: 'purchased',
  unit: 'PCS',
  texture: '壳体304，膜片316L',
  control: 'serial',
  prefix: 'YL',
  flags: { isInspection: true },
});
const temperature = familyOf({ category: '传感器/温度传感器', kind: 'purchased', unit: 'PCS' });
const proximity = familyOf({ category: '传感器/接近开关', kind: 'purchased', unit: 'PCS', texture: '黄铜镀镍' });

const signals = [
  { code: 'A', words: '4~20 mA 两线制', price: 1, ranges: undefined },
  { code: 'R', words: 'RS485 Modbus RTU', price: 1.35, ranges: ['0~1', '0~1.6', '0~2.5'] },
];
const pressureSensors = [
  '-0.1~0.1',
  '0~0.25',
  '0~0.6',
  '0~1',
  '0~1.6',
  '0~2.5',
  '0~4',
  '0~6',
  '0~10',
  '0~16',
  '0~25',
  '0~40',
].flatMap((range) =>
  signals
    .filter(({ ranges }) => ranges === undefined || ranges.includes(range))
    .map(({ code, words, price }) =>
      pressure({
        itemCode: `YLC-P20-${range.replace('~', '-')}-${code}`,
        itemName: `压力传感器 ${range} MPa ${words
          .split(' ')
          .slice(0, code === 'A' ? 2 : 1)
          .join(' ')}`,
        english: `Pressure sensor ${range} MPa, ${code === 'A' ? '4–20 mA' : 'RS485'}`,
        specificationModel: `P20-${code}`,
        specification: `${range} MPa ${words}`,
        materialDescription: '精度0.5级，过程连接M20×1.5外螺纹，IP65，介质温度-20~85 ℃',
        sizeSpecification: 'M20×1.5',
        price: 178 * price,
        measures: { ...box(118, 27, 27), ...weighs(0.21, 1.15) },
      }),
    ),
);

const temperatureSensors = [
  { model: 'WZP-230', graduation: 'Pt100', range: '-200~420 ℃', price: 62 },
  { model: 'WRN-230', graduation: 'K', range: '0~800 ℃', price: 58 },
].flatMap(({ model, graduation, range, price }) =>
  [100, 150, 200, 300].map((length) =>
    temperature({
      itemCode: `WD-${model}-${length}`,
      itemName: `${graduation === 'K' ? '热电偶' : '热电阻'} ${model} 插深${length}`,
      english: `${graduation === 'K' ? 'Thermocouple' : 'Resistance thermometer'} ${model}, ${length} mm`,
      specificationModel: model,
      specification: `${graduation} L=${length + 150} l=${length}`,
      texture: '保护管06Cr19Ni10',
      outsideDiameter: '16 mm',
      sizeSpecification: `保护管φ16，固定螺纹M27×2，插入深度${length}`,
      materialDescription: `测量范围${range}，${graduation === 'K' ? 'Ⅱ级' : 'B级，三线制'}，${graduation === 'K' ? 'GB/T 16839.1' : 'JB/T 8622'}`,
      price: price + length * 0.09,
      measures: weighs(0.55 + length * 0.0011),
    }),
  ),
);

/** Thread, length, sensing distance flush and not flush, price. */
const barrels: readonly (readonly [thread: number, length: number, flush: number, raised: number, price: number])[] = [
  [8, 45, 1.5, 2, 46],
  [12, 60, 2, 4, 38],
  [18, 65, 5, 8, 42],
  [30, 70, 10, 15, 58],
];
const proximitySwitches = barrels.flatMap(([thread, length, flush, raised, price]) =>
  [flush, raised].flatMap((distance) =>
    (thread === 12 || thread === 18 ? ['PNP', 'NPN'] : ['PNP']).flatMap((output) =>
      (thread === 18 ? ['NO', 'NC'] : ['NO']).map((contact) =>
        proximity({
          itemCode: `JK-M${thread}-${distance}-${output}-${contact}`,
          itemName: `电感式接近开关 M${thread} ${distance} mm ${output} ${contact === 'NO' ? '常开' : '常闭'}`,
          english: `Inductive proximity switch M${thread}, ${distance} mm, ${output} ${contact}`,
          specificationModel: `LJ${thread}A3-${distance}`,
          specification: `Sn=${distance} mm ${output} ${contact}`,
          sizeSpecification: `M${thread}×${length}`,
          outsideDiameter: `M${thread}`,
          materialDescription: `DC10~30 V三线制，${distance === flush ? '齐平' : '非齐平'}安装，IP67，2 m电缆`,
          price: price * (contact === 'NC' ? 1.05 : 1),
        }),
      ),
    ),
  ),
);

/** DN, length between the flanges, kilograms. */
const flowMeter = familyOf({
  category: '仪表/流量计',
  kind: 'product',
  unit: 'TAI',
  control: 'serial',
  prefix: 'LD',
  texture: '衬里F46，电极316L',
});
const flowMeters = (
  [
    [15, 200, 6],
    [25, 200, 7.5],
    [40, 200, 9.5],
    [50, 200, 11],
    [65, 250, 13],
    [80, 250, 15],
    [100, 250, 18],
    [125, 250, 22],
    [150, 300, 28],
    [200, 350, 41],
  ] as const
).map(([dn, length, kilograms]) => {
  const perMetre = (Math.PI / 4) * (dn / 1000) ** 2 * 3600;
  return flowMeter({
    itemCode: `LL-BLD-${dn}`,
    itemName: `电磁流量计 BLD-${dn}`,
    english: `Electromagnetic flow meter BLD-${dn}`,
    specificationModel: `BLD-${dn}/F46`,
    specification: `DN${dn} PN16 ${(perMetre * 0.3).toPrecision(2)}~${(perMetre * 8).toPrecision(3)} m³/h`,
    sizeSpecification: `法兰间距${length}`,
    bore: `DN${dn}`,
    drawingNumber: `BLD${dn}.00`,
    materialDescription: '精度0.5级，4~20 mA/脉冲/RS485，IP65，电导率≥5 μS/cm',
    price: 1450 + dn * 15,
    measures: { ...box(length, dn * 1.1 + 115, dn * 1.1 + 270), ...weighs(kilograms, 1.1) },
    ...(dn === 100
      ? {
          parameter:
            '<h3>主要参数</h3><ul><li>流速范围：0.3~8 m/s</li><li>介质温度：-20~120 ℃</li><li>供电：AC220 V或DC24 V</li><li>直管段：前5 DN，后3 DN</li></ul>',
        }
      : {}),
  });
});

const transmitter = familyOf({
  category: '仪表/压力变送器',
  kind: 'product',
  unit: 'TAI',
  control: 'serial',
  prefix: 'BS',
  texture: '膜片316L，壳体铸铝',
});
const transmitters = (
  [
    ['DP', '差压', '0~6 kPa', 1680],
    ['DP', '差压', '0~40 kPa', 1680],
    ['DP', '差压', '0~250 kPa', 1720],
    ['GP', '表压', '0~0.25 MPa', 1380],
    ['GP', '表压', '0~1.6 MPa', 1380],
    ['GP', '表压', '0~4 MPa', 1420],
    ['GP', '表压', '0~25 MPa', 1560],
    ['AP', '绝压', '0~100 kPa', 1880],
  ] as const
).map(([code, chinese, range, price], index) =>
  transmitter({
    itemCode: `BSQ-B3051${code}-${index + 1}`,
    itemName: `智能${chinese}变送器 B3051${code} ${range}`,
    english: `${{ DP: 'Differential', GP: 'Gauge', AP: 'Absolute' }[code]} pressure transmitter, ${range}`,
    specificationModel: `B3051${code}`,
    specification: range,
    drawingNumber: `B3051${code}.00`,
    materialDescription: '精度0.075级，4~20 mA+HART，量程比100:1，Ex ia ⅡC T4 Ga',
    price,
    measures: weighs(3.4, 1.12),
  }),
);

const gauge = familyOf({
  category: '仪表/液位计',
  kind: 'purchased',
  unit: 'TAI',
  control: 'serial',
  prefix: 'YW',
  flags: { isCustomerOrder: true },
});
const gauges = [
  ...[500, 800, 1000, 1500, 2000, 3000].map((range) =>
    gauge({
      itemCode: `YW-UHZ-${range}`,
      itemName: `磁翻板液位计 UHZ 中心距${range}`,
      english: `Magnetic level gauge UHZ, ${range} mm`,
      specificationModel: 'UHZ-10/C',
      specification: `L=${range} PN16 DN20`,
      texture: '06Cr19Ni10',
      sizeSpecification: `法兰中心距${range}`,
      materialDescription: '侧装，介质密度≥0.6 g/cm³，t≤150 ℃',
      price: 720 + range * 0.62,
      measures: { ...box(range + 350, 160, 105), ...weighs(6 + range * 0.006, 1.15) },
    }),
  ),
  ...[5, 10, 15, 30].map((range) =>
    gauge({
      itemCode: `YW-LD80-${range}`,
      itemName: `雷达液位计 LD80 ${range} m`,
      english: `Radar level gauge LD80, ${range} m`,
      specificationModel: 'LD80',
      specification: `量程${range} m`,
      texture: 'PTFE透镜天线',
      materialDescription: '80 GHz调频连续波，精度±2 mm，4~20 mA+HART',
      price: 3200 + range * 62,
    }),
  ),
];

export const sensorsAndInstruments = (): DemoMaterial[] => [
  ...pressureSensors,
  ...temperatureSensors,
  ...proximitySwitches,
  ...flowMeters,
  ...transmitters,
  ...gauges,
];
