import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, weighs } from '../measures.ts';

const breaker = familyOf({ category: '低压电器/断路器', kind: 'purchased', unit: 'PCS' });
const contactor = familyOf({ category: '低压电器/接触器', kind: 'purchased', unit: 'PCS' });
const relay = familyOf({ category: '低压电器/继电器', kind: 'purchased', unit: 'PCS' });

/** A pole is one module of 18 mm. */
const miniature = [1, 3].flatMap((poles) =>
  [6, 10, 16, 20, 25, 32, 40, 63].map((ampere) =>
    breaker({
      itemCode: `DLQ-DZ47-63-${poles}P-C${ampere}`,
      itemName: `小型断路器 DZ47-63 ${poles}P C${ampere}`,
      english: `Miniature circuit breaker DZ47-63 ${poles}P C${ampere}`,
      specificationModel: 'DZ47-63',
      specification: `${poles}P C${ampere}`,
      materialDescription: `AC${poles === 1 ? '230' : '400'} V，分断能力6 kA，GB/T 10963.1`,
      sizeSpecification: `模数宽${poles * 18}`,
      price: poles * (ampere <= 32 ? 9.2 : 12.6),
      measures: { ...box(82, poles * 18, 74), ...weighs(poles * 0.115) },
    }),
  ),
);

/** Frame, currents, size, kilograms, price. */
const moulded: readonly (readonly [
  frame: number,
  currents: readonly number[],
  size: readonly [number, number, number],
  kilograms: number,
  price: number,
])[] = [
  [100, [32, 40, 50, 63, 80, 100], [155, 105, 87], 1.5, 165],
  [225, [125, 160, 200, 225], [165, 107, 105], 2.2, 290],
  [400, [250, 315, 400], [257, 150, 107], 5.3, 720],
  [630, [500, 630], [270, 182, 112], 8, 1180],
];
const mouldedCase = moulded.flatMap(([frame, currents, size, kilograms, price]) =>
  currents.map((ampere) =>
    breaker({
      itemCode: `DLQ-DZ20Y-${frame}-${ampere}`,
      itemName: `塑料外壳式断路器 DZ20Y-${frame}/3300 ${ampere} A`,
      english: `Moulded case circuit breaker DZ20Y-${frame}, ${ampere} A`,
      specificationModel: `DZ20Y-${frame}/3300`,
      specification: `3P ${ampere} A`,
      materialDescription: `AC380 V，复式脱扣，GB/T 14048.2`,
      price: price * (0.92 + (ampere / frame) * 0.12),
      measures: { ...box(...size), ...weighs(kilograms, 1.06) },
      flags: { isInspection: frame >= 400 },
    }),
  ),
);

/** Rated current (AC-3), power at 380 V, auxiliary contacts, width, kilograms, price. */
const contactors: readonly (readonly [
  ampere: number,
  kilowatts: number,
  contacts: string,
  width: number,
  kilograms: number,
  price: number,
])[] = [
  [9, 4, '10', 45, 0.32, 32],
  [12, 5.5, '10', 45, 0.33, 36],
  [18, 7.5, '10', 45, 0.34, 46],
  [25, 11, '10', 56, 0.49, 64],
  [32, 15, '10', 56, 0.5, 82],
  [40, 18.5, '11', 75, 1.09, 138],
  [50, 22, '11', 75, 1.1, 162],
  [65, 30, '11', 75, 1.11, 188],
  [80, 37, '11', 85, 1.52, 262],
  [95, 45, '11', 85, 1.53, 298],
];
const coils = [
  { code: 'M7', volts: 'AC220 V', price: 1 },
  { code: 'Q7', volts: 'AC380 V', price: 1 },
  { code: 'BD', volts: 'DC24 V', price: 1.45 },
];
const contactorList = contactors.flatMap(([ampere, kilowatts, contacts, width, kilograms, price]) =>
  coils.slice(0, ampere <= 32 ? 3 : 2).map((coil) => {
    const model = `CJX2-${String(ampere).padStart(2, '0')}${contacts}`;
    return contactor({
      itemCode: `JCQ-${model}-${coil.code}`,
      itemName: `交流接触器 ${model} 线圈${coil.volts}`,
      english: `Contactor ${model}, coil ${coil.volts}`,
      specificationModel: `${model}${coil.code}`,
      specification: `${ampere} A ${coil.volts}`,
      materialDescription: `AC-3 380 V可控${kilowatts} kW电动机，辅助触头${contacts === '10' ? '1常开' : '1常开1常闭'}，GB/T 14048.4`,
      price: price * coil.price,
      measures: { ...box(ampere > 32 ? 127 : 77, width, 90), ...weighs(kilograms, 1.05) },
    });
  }),
);

/** Setting ranges of the thermal relay, with the contactor that carries it. */
const thermal: readonly (readonly [frame: number, range: string, from: number])[] = [
  [25, '2.5~4', 9],
  [25, '4~6', 9],
  [25, '5.5~8', 9],
  [25, '7~10', 12],
  [25, '9~13', 18],
  [25, '12~18', 18],
  [25, '17~25', 25],
  [93, '23~32', 40],
  [93, '30~40', 40],
  [93, '37~50', 50],
  [93, '48~65', 65],
  [93, '63~80', 80],
  [93, '80~93', 95],
];
const contactsOf = (ampere: number) => contactors.find(([size]) => size === ampere)![2];
const thermalRelays = thermal.map(([frame, range, from]) =>
  relay({
    itemCode: `JDQ-JRS1-${frame}-${range.replace('~', '-')}`,
    itemName: `热过载继电器 JRS1-${frame} ${range} A`,
    english: `Thermal overload relay JRS1-${frame}, ${range} A`,
    specificationModel: `JRS1-${frame}`,
    specification: `整定电流${range} A`,
    materialDescription: '三相，带断相保护与温度补偿，GB/T 14048.4',
    price: frame === 25 ? 39 : 92,
    measures: weighs(frame === 25 ? 0.165 : 0.52),
    accessories: [`JCQ-CJX2-${String(from).padStart(2, '0')}${contactsOf(from)}-M7`],
  }),
);

const small: readonly (readonly [
  model: string,
  name: string,
  english: string,
  specification: string,
  price: number,
])[] = [
  ['JZX-22F-2Z-DC24', '中间继电器', 'Auxiliary relay', '2组转换 DC24 V', 12.5],
  ['JZX-22F-4Z-DC24', '中间继电器', 'Auxiliary relay', '4组转换 DC24 V', 15.8],
  ['JZX-22F-2Z-AC220', '中间继电器', 'Auxiliary relay', '2组转换 AC220 V', 12.9],
  ['JZX-22F-4Z-AC220', '中间继电器', 'Auxiliary relay', '4组转换 AC220 V', 16.2],
  ['JS14P-99S', '数显时间继电器', 'Time relay', '0.1~99 s AC220 V', 58],
  ['JS14P-99M', '数显时间继电器', 'Time relay', '0.1~99 min AC220 V', 58],
  ['XJ3-G', '断相与相序保护继电器', 'Phase sequence relay', 'AC380 V', 76],
  ['JYB-714', '液位继电器', 'Level relay', 'AC220 V 三点式', 64],
  ['JD-5', '电动机综合保护器', 'Motor protector', '1~80 A AC380 V', 88],
  ['SSR-40DA', '固态继电器', 'Solid state relay', '40 A 控制DC3~32 V', 34],
];
const smallRelays = small.map(([model, name, english, specification, price]) =>
  relay({
    itemCode: `JDQ-${model}`,
    itemName: `${name} ${model}`,
    english: `${english} ${model}`,
    specificationModel: model,
    specification,
    price,
  }),
);

export const switchgear = (): DemoMaterial[] => [
  ...miniature,
  ...mouldedCase,
  ...contactorList,
  ...thermalRelays,
  ...smallRelays,
];
