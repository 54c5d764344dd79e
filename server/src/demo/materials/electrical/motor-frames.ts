/** One motor of a series: frame, poles, power and weight by GB/T 28575, efficiency by GB 18613 (class 3). */
export interface MotorSize {
  frame: string;
  poles: 2 | 4 | 6;
  kilowatts: number;
  efficiency: number;
  kilograms: number;
}

type Row = readonly [frame: string, kilowatts: number, efficiency: number, kilograms: number];

const rows: Readonly<Record<MotorSize['poles'], readonly Row[]>> = {
  2: [
    ['80M1', 0.75, 80.7, 17],
    ['80M2', 1.1, 82.7, 18],
    ['90S', 1.5, 84.2, 23],
    ['90L', 2.2, 85.9, 27],
    ['100L', 3, 87.1, 36],
    ['112M', 4, 88.1, 46],
    ['132S1', 5.5, 89.2, 66],
    ['132S2', 7.5, 90.1, 71],
    ['160M1', 11, 91.2, 118],
    ['160M2', 15, 91.9, 129],
    ['160L', 18.5, 92.4, 148],
    ['180M', 22, 92.7, 183],
    ['200L1', 30, 93.3, 242],
    ['200L2', 37, 93.7, 262],
    ['225M', 45, 94, 325],
    ['250M', 55, 94.3, 408],
    ['280S', 75, 94.7, 540],
    ['280M', 90, 95, 610],
    ['315S', 110, 95.2, 905],
    ['315M', 132, 95.4, 1010],
    ['315L1', 160, 95.6, 1085],
    ['315L2', 200, 95.8, 1180],
  ],
  4: [
    ['80M2', 0.75, 82.5, 19],
    ['90S', 1.1, 84.1, 24],
    ['90L', 1.5, 85.3, 28],
    ['100L1', 2.2, 86.7, 35],
    ['100L2', 3, 87.7, 39],
    ['112M', 4, 88.6, 50],
    ['132S', 5.5, 89.6, 68],
    ['132M', 7.5, 90.4, 81],
    ['160M', 11, 91.4, 125],
    ['160L', 15, 92.1, 146],
    ['180M', 18.5, 92.6, 180],
    ['180L', 22, 93, 198],
    ['200L', 30, 93.6, 260],
    ['225S', 37, 93.9, 310],
    ['225M', 45, 94.2, 340],
    ['250M', 55, 94.6, 430],
    ['280S', 75, 95, 560],
    ['280M', 90, 95.2, 655],
    ['315S', 110, 95.4, 950],
    ['315M', 132, 95.6, 1060],
    ['315L1', 160, 95.8, 1130],
    ['315L2', 200, 96, 1220],
  ],
  6: [
    ['90S', 0.75, 78.9, 25],
    ['90L', 1.1, 81, 28],
    ['100L', 1.5, 82.5, 36],
    ['112M', 2.2, 84.3, 46],
    ['132S', 3, 85.6, 64],
    ['132M1', 4, 86.8, 74],
    ['132M2', 5.5, 88, 82],
    ['160M', 7.5, 89.1, 120],
    ['160L', 11, 90.3, 143],
    ['180L', 15, 91.2, 190],
    ['200L1', 18.5, 91.7, 238],
    ['200L2', 22, 92.2, 252],
    ['225M', 30, 92.9, 315],
    ['250M', 37, 93.3, 405],
    ['280S', 45, 93.7, 520],
    ['280M', 55, 94.1, 580],
  ],
};

export const motorSizes: readonly MotorSize[] = ([2, 4, 6] as const).flatMap((poles) =>
  rows[poles].map(([frame, kilowatts, efficiency, kilograms]) => ({ frame, poles, kilowatts, efficiency, kilograms })),
);

export interface MotorBody {
  /** Height of the shaft. */
  height: number;
  shaft: number;
  shaftLength: number;
  length: number;
  width: number;
  top: number;
  /** Bearings at both ends. */
  bearing: string;
}

/**
 * By height of the shaft: shaft and its length (two poles, if they differ, last), width over the feet, height with the
 * box, bearing (of two poles last).
 */
const bodies: Readonly<
  Record<
    number,
    readonly [
      shaft: number,
      length: number,
      width: number,
      top: number,
      bearing: string,
      ofTwoPoles?: readonly [shaft: number, length: number, bearing: string],
    ]
  >
> = {
  80: [19, 40, 165, 220, '6204'],
  90: [24, 50, 180, 250, '6205'],
  100: [28, 60, 205, 270, '6206'],
  112: [28, 60, 230, 300, '6306'],
  132: [38, 80, 270, 345, '6308'],
  160: [42, 110, 320, 420, '6309'],
  180: [48, 110, 355, 455, '6311'],
  200: [55, 110, 395, 505, '6312'],
  225: [60, 140, 435, 560, '6313', [55, 110, '6313']],
  250: [65, 140, 490, 615, '6314', [60, 140, '6314']],
  280: [75, 140, 550, 680, '6317', [65, 140, '6314']],
  315: [80, 170, 635, 845, '6319', [65, 140, '6317']],
};

const lengths: Readonly<Record<string, number>> = {
  '80M': 305,
  '90S': 360,
  '90L': 390,
  '100L': 435,
  '112M': 470,
  '132S': 510,
  '132M': 550,
  '160M': 670,
  '160L': 710,
  '180M': 740,
  '180L': 780,
  '200L': 840,
  '225S': 875,
  '225M': 900,
  '250M': 990,
  '280S': 1050,
  '280M': 1100,
  '315S': 1270,
  '315M': 1350,
  '315L': 1350,
};

export function motorBody({ frame, poles }: MotorSize): MotorBody {
  const [height, letter] = [Number.parseInt(frame, 10), /[SML]/.exec(frame)![0]];
  const [shaft, shaftLength, width, top, bearing, ofTwoPoles] = bodies[height]!;
  const end =
    poles === 2 && ofTwoPoles
      ? { shaft: ofTwoPoles[0], shaftLength: ofTwoPoles[1], bearing: ofTwoPoles[2] }
      : { shaft, shaftLength, bearing };
  return { height, ...end, length: lengths[`${height}${letter}`]! + end.shaftLength - shaftLength, width, top };
}

/** The next motor that gives at least so much. */
export const motorFor = (kilowatts: number, poles: MotorSize['poles']) =>
  motorSizes.find((size) => size.poles === poles && size.kilowatts >= kilowatts - 1e-9)!;

export const codeOfMotor = ({ frame, poles }: MotorSize, series = 'YE3', mounting = 'B3') =>
  `DJ-${series}-${frame}-${poles}-${mounting}`;
