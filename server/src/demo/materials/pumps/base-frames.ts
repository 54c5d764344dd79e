import type { DemoMaterial } from '../demo-material.ts';
import { type MotorBody, motorBody } from '../electrical/motor-frames.ts';
import { familyOf } from '../make-material.ts';
import { box, weighs } from '../measures.ts';
import { motorOf, type PumpSize, pumpSizes } from './pump-sizes.ts';

/** A frame fits every pump with the same bracket and motor size. */
export const codeOfFrame = (size: PumpSize) => `DZ-${size.bracket}-${motorBody(motorOf(size)).height}`;

const frame = familyOf({ category: '半成品/焊接件', kind: 'made', unit: 'JIAN', texture: 'Q235B' });

/** Channels by GB/T 706 for the motor on it: code, size, height, kilograms a metre. */
const channels: readonly (readonly [below: number, code: string, size: string, high: number, kilograms: number])[] = [
  [160, 'XG-C8', '[8', 80, 8.04],
  [225, 'XG-C10', '[10', 100, 10.01],
  [400, 'XG-C16A', '[16a', 160, 17.24],
];
const channelFor = (motorHeight: number) => channels.find(([below]) => motorHeight < below)!;

const sizeOf = (bracket: number, { length, width }: MotorBody) =>
  [length + 300 + bracket * 5, Math.max(width, 330) + 60] as const;

/** Two channels along, three across, and plates under pump and motor. */
export function frameMass(bracket: number, motor: MotorBody): number {
  const [long, wide] = sizeOf(bracket, motor);
  const [, , , , perMetre] = channelFor(motor.height);
  return ((2 * long + 3 * wide) / 1000) * perMetre + wide * 0.02;
}

function baseFrame(bracket: number, motor: MotorBody): DemoMaterial {
  const [long, wide] = sizeOf(bracket, motor);
  const [, code, channel, high] = channelFor(motor.height);
  const kilograms = frameMass(bracket, motor);
  return frame({
    itemCode: `DZ-${bracket}-${motor.height}`,
    itemName: `泵组焊接底座 悬架${bracket} H${motor.height}`,
    english: `Welded base frame, bracket ${bracket}, motor ${motor.height}`,
    specification: `悬架${bracket} 电机H${motor.height}`,
    drawingNumber: `DZ${bracket}-${motor.height}-00`,
    drawingExplain: '焊接件图，焊后退火，安装面一次加工',
    sizeSpecification: `${long}×${wide}×${high}`,
    materialDescription: `主梁槽钢${channel}，焊缝GB/T 985.1，防锈底漆两道`,
    price: 60 + kilograms * 9.5,
    measures: { ...box(long, wide, high), ...weighs(kilograms, 1.01) },
    accessories: [code],
  });
}

export const baseFrames = (): DemoMaterial[] =>
  [...new Map(pumpSizes.map((size) => [codeOfFrame(size), size])).values()].map((size) =>
    baseFrame(size.bracket, motorBody(motorOf(size))),
  );
