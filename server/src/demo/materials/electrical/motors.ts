import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { crated } from '../measures.ts';
import { codeOfMotor, motorBody, motorSizes, type MotorSize } from './motor-frames.ts';

const synchronous = { 2: 3000, 4: 1500, 6: 1000 } as const;
/** Small motors slip more. */
const speedOf = ({ poles, kilowatts }: MotorSize) =>
  Math.round((synchronous[poles] * (1 - 0.045 / (1 + kilowatts / 9) - 0.008)) / 5) * 5;
const powerFactor = ({ poles, kilowatts }: MotorSize) =>
  Math.min(0.9, { 2: 0.82, 4: 0.75, 6: 0.7 }[poles] + 0.035 * Math.log2(1 + kilowatts));
const currentOf = (size: MotorSize) =>
  (size.kilowatts * 1e5) / (Math.sqrt(3) * 380 * size.efficiency * powerFactor(size));

interface Series {
  series: string;
  mounting: string;
  chinese: string;
  english: string;
  category: string;
  words: string;
  price: number;
  weight: number;
  has: (size: MotorSize) => boolean;
  endDateActive?: string;
}

const seriesOf: readonly Series[] = [
  {
    series: 'YE3',
    mounting: 'B3',
    chinese: '三相异步电动机',
    english: 'Three-phase motor',
    category: '电机/异步电机',
    words: '超高效率，卧式底脚安装',
    price: 1,
    weight: 1,
    has: () => true,
  },
  {
    series: 'YE3',
    mounting: 'B35',
    chinese: '三相异步电动机',
    english: 'Three-phase motor',
    category: '电机/异步电机',
    words: '超高效率，底脚带凸缘安装',
    price: 1.05,
    weight: 1.04,
    has: ({ poles, kilowatts }) => poles === 4 && kilowatts <= 22,
  },
  {
    series: 'YE3',
    mounting: 'V1',
    chinese: '三相异步电动机',
    english: 'Three-phase motor',
    category: '电机/异步电机',
    words: '超高效率，立式凸缘安装，轴伸向下',
    price: 1.04,
    weight: 1.02,
    has: ({ poles, kilowatts }) => poles === 2 && kilowatts >= 1.5 && kilowatts <= 30,
  },
  {
    series: 'YBX3',
    mounting: 'B3',
    chinese: '隔爆型三相异步电动机',
    english: 'Flameproof motor',
    category: '电机/防爆电机',
    words: '防爆标志Ex db ⅡC T4 Gb',
    price: 1.55,
    weight: 1.16,
    has: ({ poles, kilowatts }) => poles === 4 && kilowatts <= 90,
  },
  {
    series: 'YE2',
    mounting: 'B3',
    chinese: '三相异步电动机',
    english: 'Three-phase motor',
    category: '电机/异步电机',
    words: '能效低于GB 18613-2020要求，存量用完后停用，由YE3替代',
    price: 0.86,
    weight: 0.92,
    has: ({ poles, kilowatts }) => poles === 4 && [4, 7.5, 15, 22].includes(kilowatts),
    endDateActive: '2026-06-30',
  },
];

function motor(
  size: MotorSize,
  { series, mounting, chinese, english, category, words, price, weight, endDateActive }: Series,
): DemoMaterial {
  const { frame, poles, kilowatts, efficiency, kilograms } = size;
  const { height, shaft, shaftLength, length, width, top, bearing } = motorBody(size);
  const isFlagship = series === 'YE3' && mounting === 'B3' && [7.5, 37, 90].includes(kilowatts);
  const efficient = series !== 'YE2';
  return familyOf({
    category,
    kind: 'purchased',
    unit: 'TAI',
    control: 'serial',
    prefix: 'DJ',
    flags: { isCustomerOrder: true, isInspection: kilowatts >= 11 },
  })({
    itemCode: codeOfMotor(size, series, mounting),
    itemName: `${chinese} ${series}-${frame}-${poles} ${kilowatts} kW ${mounting}`,
    english: `${english} ${series}-${frame}-${poles}, ${kilowatts} kW, ${mounting}`,
    specificationModel: `${series}-${frame}-${poles}`,
    specification: `${kilowatts} kW ${poles}P 380 V 50 Hz IM ${mounting}`,
    texture: '机座HT200，轴45钢',
    sizeSpecification: `机座号${height}，轴伸φ${shaft}×${shaftLength}`,
    materialDescription: `${words}；IP55，F级绝缘，${efficient ? `额定电流约${currentOf(size).toFixed(1)} A，转速${speedOf(size)} r/min` : 'S1工作制'}`,
    price: (130 + kilograms * 28) * price,
    measures:
      mounting === 'V1'
        ? crated(width, top, length, kilograms * weight, 40)
        : crated(length, width, top, kilograms * weight, 40),
    accessories: [`ZC-${bearing}${height <= 132 ? '-2Z' : ''}`],
    ...(endDateActive ? { endDateActive } : {}),
    ...(isFlagship ? details(size, efficiency) : {}),
  });
}

const details = (size: MotorSize, efficiency: number) => ({
  graphicDetails:
    '<h3>产品特点</h3><p>效率达到GB 18613-2020的3级（IE3），适用于泵、风机、压缩机等连续运行的设备。</p><ul><li>冷轧硅钢片铁芯，铜绕组</li><li>可变频运行，调速范围20~50 Hz</li><li>160机座及以上带注排油装置</li></ul>',
  parameter: `<h3>额定数据</h3><ul><li>功率：${size.kilowatts} kW</li><li>电压：380 V ${size.kilowatts <= 3 ? 'Y' : '△'}接法</li><li>效率：${efficiency} %</li><li>电流：${currentOf(size).toFixed(1)} A</li><li>转速：${speedOf(size)} r/min</li></ul>`,
});

/** Power, rated and peak torque, flange, length, kilograms. */
const servoSizes: readonly (readonly [
  kilowatts: number,
  torque: number,
  flange: number,
  length: number,
  kilograms: number,
])[] = [
  [0.1, 0.32, 40, 92, 0.5],
  [0.2, 0.64, 60, 98, 1.1],
  [0.4, 1.27, 60, 122, 1.5],
  [0.75, 2.39, 80, 131, 2.7],
  [1, 3.18, 80, 150, 3.3],
  [1.5, 7.16, 130, 166, 7.6],
  [2, 9.55, 130, 182, 9],
  [3, 14.3, 130, 216, 11.7],
];
const servo = familyOf({ category: '电机/伺服电机', kind: 'purchased', unit: 'TAI', control: 'serial', prefix: 'SV' });
const servoMotors = servoSizes.flatMap(([kilowatts, torque, flange, length, kilograms]) =>
  (flange > 80 ? [false, true] : [false]).map((hasBrake) =>
    servo({
      itemCode: `DJ-SM${flange}-${kilowatts * 1000}${hasBrake ? 'B' : ''}`,
      itemName: `交流伺服电动机 ${flange}机座 ${kilowatts} kW${hasBrake ? ' 带制动器' : ''}`,
      english: `AC servo motor ${kilowatts} kW${hasBrake ? ' with brake' : ''}`,
      specificationModel: `SM${flange}-${kilowatts * 1000}${hasBrake ? 'B' : ''}`,
      specification: `${kilowatts} kW ${torque} N·m ${flange > 80 ? 2000 : 3000} r/min`,
      sizeSpecification: `法兰□${flange}`,
      materialDescription: `AC220 V，23位绝对值编码器，IP67${hasBrake ? '，DC24 V失电制动' : ''}`,
      price: 520 + kilowatts * 640 + (hasBrake ? 230 : 0),
      measures: crated(length + (hasBrake ? 35 : 0), flange, flange + 30, kilograms * (hasBrake ? 1.2 : 1), 30),
    }),
  ),
);

export const motors = (): DemoMaterial[] => [
  ...seriesOf.flatMap((series) => motorSizes.filter(series.has).map((size) => motor(size, series))),
  ...servoMotors,
];
