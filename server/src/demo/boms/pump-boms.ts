import { brackets, motorOf, pumpSizes, type PumpSize } from '../materials/pumps/pump-sizes.ts';
import { codeOfFrame } from '../materials/pumps/base-frames.ts';
import { codeOfMotor, motorBody } from '../materials/electrical/motor-frames.ts';
import { couplingFor } from '../materials/mechanical/transmission.ts';
import { bolted, type DemoBom, type DemoPart, group, part } from './demo-bom.ts';

const sizes = [
  '50-32-160',
  '50-32-200',
  '65-50-125',
  '65-50-160',
  '65-40-200',
  '80-65-125',
  '80-50-200',
  '100-65-200',
].map((name) => pumpSizes.find((size) => size.name === name)!);

/** Bar of the next larger diameter, kilograms for one shaft. */
const bars: Readonly<Record<PumpSize['bracket'], readonly [code: string, kilograms: number]>> = {
  24: ['YG-45-40', 4.2],
  32: ['YG-45-50', 8.5],
  42: ['YG-45-60', 13.4],
  48: ['YG-45-80', 29.5],
};
const keys: Readonly<Record<PumpSize['bracket'], string>> = {
  24: 'JP-A8X7X36',
  32: 'JP-A10X8X45',
  42: 'JP-A12X8X63',
  48: 'JP-A14X9X70',
};

const rotor = (size: PumpSize): DemoBom => ({
  head: { code: `ZZ-IS${size.name}` },
  parts: [
    part(`YL-IS${size.name}`, 1, { position: '轴端' }),
    group('泵轴加工件', `悬架${size.bracket}`, [
      part(bars[size.bracket][0], bars[size.bracket][1], { scrap: 8 }),
      part('BM-FX', 0.02, { scrap: 10 }),
    ]),
    part(keys[size.bracket], 2),
    part(`MH-IS${size.name}`, 2, { position: '前、后口环' }),
    group('叶轮螺母组', 'M20×1.5 左旋', [part('YG-45-40', 0.35, { scrap: 15 }), part('TD-20-65Mn')]),
  ],
  released: 1,
  hasDraft: false,
});

const bearingBox = (bracket: PumpSize['bracket'], isOiled: boolean): DemoBom => {
  const { bearing, oilSeal } = brackets[bracket];
  return {
    head: { code: `ZX-${bracket}-${isOiled ? 'Y' : 'Z'}` },
    parts: [
      group('轴承箱体', 'HT200', [group('箱体铸件', 'HT200，时效处理', []), part('YQ-HF-DQ', 0.15, { scrap: 5 })]),
      part(isOiled ? `ZC-${bearing}` : `ZC-${bearing}-2RS`, 2, { position: '驱动端、泵端' }),
      part(`YF-${oilSeal}-NBR`, 2),
      group('轴承压盖', 'HT200', [...bolted(8, 25, 4), part('JN-PM587', 0.05, { scrap: 20 })], 2),
      isOiled ? part('RY-HM46-200', 0.8, { scrap: 2 }) : part('RZ-ZL3-15', 0.12, { scrap: 5 }),
    ],
    released: isOiled ? 2 : 1,
    hasDraft: false,
  };
};

const frame = (code: string, channel: string, kilograms: number): DemoBom => ({
  head: { code },
  parts: [
    group('主梁', channel.replace('XG-C', '槽钢['), [part(channel, kilograms, { scrap: 6 })]),
    group('安装板', 'Q235B t12', [part('BC-Q235B-12', 0.012, { scrap: 12 })], 4),
    part('HC-ER50-6-1.2', 0.9, { scrap: 10 }),
    part('YQ-HF-DQ', 0.6, { scrap: 5 }),
    part('LS-M16X60-8.8', 4, { position: '地脚' }),
  ],
  released: 1,
  hasDraft: false,
});

/** The drive of the pump and its base. */
const driveOf = (size: PumpSize): DemoPart => {
  const motor = motorOf(size);
  return group('驱动部件', `${size.kilowatts} kW`, [
    part(codeOfMotor(motor)),
    part(couplingFor(size.bracket, motorBody(motor).shaft, size.kilowatts, size.speed)),
    group('联轴器护罩', 'Q235B t3', [part('BC-Q235B-3', 0.004, { scrap: 10 }), ...bolted(8, 20, 4)]),
  ]);
};

const pump = (size: PumpSize, index: number): DemoBom => ({
  head: { code: `B-IS${size.name}` },
  parts: [
    group('泵头部件', `IS${size.name}`, [
      part(`BT-IS${size.name}`),
      part(`BG-IS${size.name}`),
      ...bolted(12, 40, 8),
      part('PG-SM-10', 0.12, { scrap: 10, position: '填料函' }),
    ]),
    part(`ZZ-IS${size.name}`),
    part(`JF-MG1-${brackets[size.bracket].seal}-BQP`),
    part(`ZX-${size.bracket}-Y`),
    driveOf(size),
    part(codeOfFrame(size)),
    part('YQ-JA-5010', 0.9, { scrap: 5 }),
  ],
  released: 1 + (index % 2),
  hasDraft: index % 4 === 3,
});

/** The one that is worked on: two revisions are released, the third is a draft. */
const multiStage: DemoBom = {
  head: { code: 'B-D25-30X5' },
  parts: [
    group('转子部件', 'D25-30×5', [
      part('BZ-32-45', 1, { scrap: 2 }),
      part('YL-IS50-32-160', 5),
      part('ZC-6307-2RS', 2),
    ]),
    group('泵体部件', 'D25-30×5', [
      group('进水段', 'HT250', []),
      group('中段部件', 'HT250', [group('中段壳体', 'HT250', []), group('导叶', 'HT200', [])], 4),
      group('出水段', 'HT250', []),
      part('OR-180X5.3-NBR', 6, { scrap: 5, position: '中段结合面 1–4，进出水段' }),
    ]),
    group('轴封部件', '填料密封', [part('PG-SM-10', 1.2, { scrap: 10 }), group('填料压盖', '304', [])], 2),
    group('底座与驱动', 'H160', [part('DJ-YE3-160L-2-B3'), part('LZQ-LM85'), part('LS-M12X50-8.8', 8, { scrap: 3 })]),
  ],
  released: 2,
  hasDraft: true,
  remark: 'V3 拟改用机械密封',
};

export const pumpBoms = (): DemoBom[] => [
  ...sizes.map(rotor),
  ...([24, 32] as const).flatMap((bracket) => [bearingBox(bracket, true), bearingBox(bracket, false)]),
  ...[...new Set(sizes.map(codeOfFrame))]
    .slice(0, 4)
    .map((code, index) => frame(code, index < 3 ? 'XG-C8' : 'XG-C10', 18 + index * 6)),
  ...sizes.map(pump),
  multiStage,
];
