import { codeOfDrive } from '../materials/electrical/drives.ts';
import { bolted, type DemoBom, group, part } from './demo-bom.ts';

const cabinet = (pumps: 2 | 3, kilowatts: number, breaker: string, contactor: string): DemoBom => ({
  head: { code: `DKG-P${pumps}-${kilowatts}` },
  parts: [
    group('柜体', 'SPCC 喷塑', [
      part('BC-Q235B-3', 0.045, { scrap: 12 }),
      part('XJ-NBR-3', 0.2, { scrap: 15 }),
      ...bolted(8, 20, 16),
    ]),
    group('主回路', `${pumps}×${kilowatts} kW`, [
      part(codeOfDrive(kilowatts), 1),
      part(breaker, pumps + 1),
      part(contactor, pumps * 2),
      part('DL-YJV-4X6', 12, { scrap: 5 }),
    ]),
    group('控制回路', 'DC24 V', [
      part('PLC-C200-24'),
      part('HMI-T07'),
      part('JDQ-JZX-22F-2Z-DC24', 6),
      group('面板', '门板', [
        part('KB-SB-G', pumps),
        part('KB-SB-R', pumps),
        part('KB-HL-G', pumps),
        part('KB-HL-R', pumps),
      ]),
      part('DL-KVV-4X1.5', 30, { scrap: 8 }),
    ]),
  ],
  released: 1,
  hasDraft: false,
});

const supply = (flow: number, head: number, pumps: 2 | 3, size: string, kilowatts: number, dn: number): DemoBom => ({
  head: { code: `GS-BHG-${flow}-${head}-${pumps}` },
  parts: [
    group('泵组', `${pumps}台`, [
      part(`B-IS${size}`, pumps),
      group(
        '进出水管件',
        `DN${dn}`,
        [
          part(`DF-D71X-16Q-DN${dn}`, 2),
          part(`ZHF-H44H-16C-DN${dn}`),
          part(`DP-D1222-DN${dn}-16`, 4, { scrap: 5 }),
          ...bolted(16, 60, 24),
        ],
        pumps,
      ),
    ]),
    group(
      '汇流管',
      `DN${dn}`,
      [
        part('GG-20-45X3.5', 3.2, { scrap: 8 }),
        part(`FL-PL-DN${dn}-16-Q235B`, 6),
        part('HC-J422-3.2', 1.1, { scrap: 10 }),
      ],
      2,
    ),
    part(`DKG-P${pumps}-${kilowatts}`),
    group('仪表', '出水侧', [part('YLC-P20-0-1.6-A', 2), part('GW-G4')]),
    group('底架', 'Q235B', [part('XG-C10', 86, { scrap: 6 }), part('YQ-HF-DQ', 2.4, { scrap: 5 })]),
  ],
  released: 1,
  hasDraft: false,
});

/** With free text alone, such as a design that has no codes yet. The oldest of the list: drafts. */
const designs: readonly DemoBom[] = [
  { name: '立式管道离心泵 ISG50-160', specification: '设计稿', power: '3 kW' },
  { name: '潜水排污泵 WQ15-20-2.2', specification: '样机', power: '2.2 kW' },
  { name: '卧式屏蔽泵 PBW40-125', specification: '样机', power: '1.5 kW' },
].map(({ name, specification, power }) => ({
  head: { name, specification },
  parts: [
    group('水力部件', '', [
      group('泵体', 'HT200', []),
      group('叶轮', 'HT200', [part('JP-A8X7X36')]),
      part('JF-MG1-24-BQP'),
    ]),
    group('电机部件', power, [group('定子', '', []), group('转子', '', [part('ZC-6204-2RS', 2)])]),
    ...bolted(10, 40, 8),
  ],
  released: 0,
  hasDraft: true,
}));

/** Customers choose a product for all its variants. */
const products: readonly DemoBom[] = [0, 1, 2].map((product) => ({
  head: { product },
  parts: [
    group('泵头', '', [part('JF-MG1-33-BQP'), part('ZC-6305-2RS', 2), ...bolted(12, 50, 8)]),
    group('包装', '胶合板', [part('BZX-1000X700X700'), part('NB-VCI-1', 4, { scrap: 10 })]),
  ],
  released: 1,
  hasDraft: false,
}));

/** The drafts first: a list shows the newest on top. */
export const designBoms = (): readonly DemoBom[] => designs;

export const systemBoms = (): DemoBom[] => [
  cabinet(2, 4, 'DLQ-DZ47-63-3P-C16', 'JCQ-CJX2-1210-M7'),
  cabinet(2, 5.5, 'DLQ-DZ47-63-3P-C20', 'JCQ-CJX2-1810-M7'),
  cabinet(3, 5.5, 'DLQ-DZ47-63-3P-C20', 'JCQ-CJX2-1810-M7'),
  cabinet(2, 7.5, 'DLQ-DZ47-63-3P-C25', 'JCQ-CJX2-2510-M7'),
  supply(24, 32, 2, '50-32-160', 4, 50),
  supply(50, 32, 2, '65-50-160', 5.5, 65),
  supply(75, 32, 3, '65-50-160', 5.5, 65),
  supply(50, 50, 2, '65-40-200', 7.5, 65),
  supply(25, 50, 2, '50-32-200', 5.5, 50),
  ...products,
];
