import { motorFor } from '../electrical/motor-frames.ts';
import { circle, mass } from '../measures.ts';

/** A pump of ISO 2858: suction, discharge and nominal impeller diameter name it. */
export interface PumpSize {
  name: string;
  suction: number;
  discharge: number;
  impeller: number;
  flow: number;
  head: number;
  speed: 2900 | 1450;
  kilowatts: number;
  kilograms: number;
  bracket: 24 | 32 | 42 | 48;
}

type Row = readonly [
  suction: number,
  discharge: number,
  nominal: number,
  flow: number,
  head: number,
  kilowatts: number,
  kilograms: number,
  bracket: PumpSize['bracket'],
  isSlow?: true,
];

/** Flow in m³/h, head in m, power of the motor, kilograms of the pump, end of the shaft in mm. */
const rows: readonly Row[] = [
  [50, 32, 125, 12.5, 20, 2.2, 32, 24],
  [50, 32, 160, 12.5, 32, 3, 37, 24],
  [50, 32, 200, 12.5, 50, 5.5, 41, 24],
  [50, 32, 250, 12.5, 80, 11, 72, 32],
  [65, 50, 125, 25, 20, 3, 34, 24],
  [65, 50, 160, 25, 32, 5.5, 40, 24],
  [65, 40, 200, 25, 50, 7.5, 43, 24],
  [65, 40, 250, 25, 80, 15, 74, 32],
  [65, 40, 315, 25, 125, 30, 82, 32],
  [80, 65, 125, 50, 20, 5.5, 36, 24],
  [80, 65, 160, 50, 32, 7.5, 42, 24],
  [80, 50, 200, 50, 50, 15, 45, 24],
  [80, 50, 250, 50, 80, 22, 78, 32],
  [80, 50, 315, 50, 125, 37, 87, 32],
  [100, 80, 125, 100, 20, 11, 42, 24],
  [100, 80, 160, 100, 32, 15, 60, 32],
  [100, 65, 200, 100, 50, 22, 71, 32],
  [100, 65, 250, 100, 80, 37, 84, 32],
  [100, 65, 315, 100, 125, 75, 100, 42],
  [125, 100, 200, 200, 50, 45, 83, 32],
  [125, 100, 250, 200, 80, 75, 108, 42],
  [125, 100, 315, 200, 125, 110, 120, 42],
  [125, 100, 400, 100, 50, 30, 163, 42, true],
  [150, 125, 250, 200, 20, 18.5, 126, 42, true],
  [150, 125, 315, 200, 32, 30, 150, 42, true],
  [150, 125, 400, 200, 50, 45, 188, 42, true],
  [200, 150, 250, 400, 20, 37, 172, 42, true],
  [200, 150, 315, 400, 32, 55, 218, 48, true],
  [200, 150, 400, 400, 50, 90, 262, 48, true],
];

/** The nominal diameter in millimetres at the rated head. */
const diameters: Readonly<Record<number, number>> = { 125: 130, 160: 165, 200: 206, 250: 260, 315: 328, 400: 410 };

export const pumpSizes: readonly PumpSize[] = rows.map(
  ([suction, discharge, nominal, flow, head, kilowatts, kilograms, bracket, isSlow]) => ({
    name: `${suction}-${discharge}-${nominal}`,
    suction,
    discharge,
    impeller: diameters[nominal]!,
    flow,
    head,
    kilowatts,
    kilograms,
    bracket,
    speed: isSlow ? 1450 : 2900,
  }),
);

export const motorOf = ({ kilowatts, speed }: PumpSize) => motorFor(kilowatts, speed === 2900 ? 2 : 4);

interface Bracket {
  /** Length and mean diameter of the shaft. */
  length: number;
  mean: number;
  bearing: string;
  /** Shaft diameter at the mechanical seal. */
  seal: number;
  oilSeal: string;
}

/** By the end of the shaft; pumps of one bracket share shaft, bearings and seal. */
export const brackets: Readonly<Record<PumpSize['bracket'], Bracket>> = {
  24: { length: 420, mean: 30, bearing: '6305', seal: 33, oilSeal: '25X47X7' },
  32: { length: 545, mean: 40, bearing: '6307', seal: 43, oilSeal: '35X52X8' },
  42: { length: 600, mean: 53, bearing: '6310', seal: 53, oilSeal: '50X72X8' },
  48: { length: 745, mean: 60, bearing: '6311', seal: 63, oilSeal: '55X80X8' },
};

/** Both shrouds, vanes and hub fill about half of the disc. */
export const impellerMass = (diameter: number, kilogramsPerLitre: number) =>
  mass(circle(diameter) * diameter * 0.085 * 0.55, kilogramsPerLitre);
/** The next size of O-ring that fits around the casing cover. */
export const coverRing = (impeller: number) => [140, 180, 224, 280, 355, 425].find((inside) => inside >= impeller + 8)!;
