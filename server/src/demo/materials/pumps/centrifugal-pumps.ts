import type { DemoMaterial } from '../demo-material.ts';
import { codeOfMotor, motorBody, motorFor } from '../electrical/motor-frames.ts';
import { familyOf } from '../make-material.ts';
import { crated } from '../measures.ts';
import { couplingFor } from '../mechanical/transmission.ts';
import { codeOfFrame, frameMass } from './base-frames.ts';
import { type Series, seriesOf } from './pump-parts.ts';
import { brackets, coverRing, motorOf, type PumpSize, pumpSizes } from './pump-sizes.ts';

const single = familyOf({
  category: '离心泵/单级离心泵',
  kind: 'product',
  unit: 'TAI',
  control: 'serial',
  prefix: 'B',
});

function pump(size: PumpSize, { name, texture, english, weight }: Series): DemoMaterial {
  const model = `${name}${size.name}`;
  const { bearing, seal, oilSeal } = brackets[size.bracket];
  const motor = motorOf(size);
  const drive = motorBody(motor);
  const base = frameMass(size.bracket, drive);
  const isStainless = name === 'IH';
  return single({
    itemCode: `B-${model}`,
    itemName: `${isStainless ? '单级单吸化工离心泵' : '单级单吸清水离心泵'} ${model}`,
    english: `${isStainless ? 'Chemical' : 'Water'} end suction pump ${model}, ${english}`,
    specificationModel: model,
    specification: `Q=${size.flow} m³/h H=${size.head} m ${size.kilowatts} kW`,
    texture: `泵体${texture}，叶轮${texture}，轴${isStainless ? '20Cr13' : '45钢'}`,
    drawingNumber: `${model}-00`,
    drawingExplain: '总装图，含泵、联轴器、电动机与底座',
    bore: `DN${size.suction}/DN${size.discharge}`,
    sizeSpecification: `进口DN${size.suction} PN16，出口DN${size.discharge} PN16`,
    materialDescription: `转速${size.speed} r/min，配用电动机YE3-${motor.frame}-${motor.poles}，介质温度${isStainless ? '-20~105' : '0~80'} ℃`,
    price: (size.kilograms * (isStainless ? 88 : 34) + motor.kilograms * 29 + base * 9 + 380) * 1.3,
    measures: crated(
      drive.length + 460 + size.bracket * 6,
      Math.max(drive.width, 330) + 60,
      Math.max(drive.top, size.impeller * 1.9) + 90,
      size.kilograms * weight + motor.kilograms + base,
    ),
    accessories: [
      codeOfMotor(motor),
      couplingFor(size.bracket, drive.shaft, size.kilowatts, size.speed),
      `JF-${isStainless ? 'M7N' : 'MG1'}-${seal}-${isStainless ? 'QQV' : 'BQP'}`,
      `ZC-${bearing}-2RS`,
      `YL-${model}`,
      `MH-${model}`,
      codeOfFrame(size),
      `YF-${oilSeal}-${isStainless ? 'FKM' : 'NBR'}`,
      ringCode(coverRing(size.impeller), isStainless ? 'FKM' : 'NBR'),
    ],
    ...(isStainless && size.kilowatts > 15 ? {} : details(size, isStainless)),
  });
}

/** Small covers take the thinner cord. */
const ringCode = (inside: number, compound: string) => `OR-${inside}X${inside >= 280 ? 7 : 5.3}-${compound}`;

const details = ({ flow, head, speed, kilowatts, suction, discharge }: PumpSize, isStainless: boolean) => ({
  graphicDetails: isStainless
    ? '<h3>产品用途</h3><p>输送不含固体颗粒、黏度近似于水的腐蚀性液体，用于化工、制药、食品与造纸行业。</p><ul><li>后拉式结构，检修时不动进出口管路</li><li>过流部件为不锈钢铸件，逐件做材质光谱分析</li><li>机械密封可按介质选用摩擦副</li></ul>'
    : '<h3>产品用途</h3><p>输送清水及物理化学性质类似于清水的液体，用于工业与城市给排水、消防增压与农田灌溉。</p><ul><li>性能与尺寸符合ISO 2858</li><li>后拉式结构，检修时不动进出口管路</li><li>悬架、轴与轴承通用，备件品种少</li></ul>',
  parameter: `<h3>性能参数</h3><ul><li>流量：${flow} m³/h</li><li>扬程：${head} m</li><li>转速：${speed} r/min</li><li>配用功率：${kilowatts} kW</li><li>进出口：DN${suction}/DN${discharge}</li></ul><h3>使用条件</h3><p>环境温度不高于40 ℃，海拔不超过1000 m。</p>`,
});

/** Flow, head of a stage, efficiency, poles, stages, kilograms of the first stages and of each more. */
const stagePumps: readonly (readonly [
  flow: number,
  head: number,
  efficiency: number,
  poles: 2 | 4,
  stages: readonly number[],
  kilograms: number,
  perStage: number,
  dn: number,
])[] = [
  [25, 30, 0.62, 2, [3, 4, 5, 6, 7, 8], 98, 17, 65],
  [46, 50, 0.63, 2, [3, 4, 5, 6, 7, 8], 160, 31, 80],
  [85, 45, 0.72, 2, [3, 4, 5, 6, 7], 172, 34, 100],
  [155, 30, 0.77, 4, [3, 4, 5, 6, 7], 260, 58, 150],
];
const multi = familyOf({
  category: '离心泵/多级离心泵',
  kind: 'product',
  unit: 'TAI',
  control: 'serial',
  prefix: 'D',
  texture: '中段HT200，叶轮HT200，轴45钢',
});

const multiStagePumps = stagePumps.flatMap(([flow, head, efficiency, poles, stages, kilograms, perStage, dn]) =>
  stages.map((count) => {
    const total = head * count;
    // Shaft power with a reserve of a tenth.
    const motor = motorFor(((flow * total) / (367 * efficiency)) * 1.1, poles);
    const drive = motorBody(motor);
    const weight = kilograms + perStage * (count - 3);
    return multi({
      itemCode: `B-D${flow}-${head}X${count}`,
      itemName: `多级离心泵 D${flow}-${head}×${count}`,
      english: `Multi-stage pump D${flow}-${head}×${count}`,
      specificationModel: `D${flow}-${head}×${count}`,
      specification: `Q=${flow} m³/h H=${total} m ${motor.kilowatts} kW`,
      drawingNumber: `D${flow}-${head}X${count}-00`,
      drawingExplain: '总装图',
      bore: `DN${dn}`,
      materialDescription: `${count}级，${poles === 2 ? 2950 : 1480} r/min，填料密封，平衡盘平衡轴向力，输送不高于80 ℃的清水`,
      price: (weight * 31 + motor.kilograms * 29 + 600) * 1.25,
      measures: crated(
        drive.length + 700 + count * 62,
        Math.max(drive.width, 420),
        Math.max(drive.top, 480),
        weight + motor.kilograms + 60,
      ),
      accessories: [
        codeOfMotor(motor),
        couplingFor(drive.shaft, drive.shaft, motor.kilowatts, poles === 2 ? 2950 : 1480),
        'PG-SM-10',
      ],
    });
  }),
);

export const centrifugalPumps = (): DemoMaterial[] => [
  ...pumpSizes.flatMap((size) => seriesOf(size).map((one) => pump(size, one))),
  ...multiStagePumps,
];
