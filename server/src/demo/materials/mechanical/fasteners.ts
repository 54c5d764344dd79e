import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, circle, density, hexagon, mass, weighs } from '../measures.ts';

interface Thread {
  size: number;
  pitch: number;
  /** Width across flats and heights of bolt head and nut. */
  flats: number;
  head: number;
  nut: number;
  lengths: readonly number[];
  socket?: readonly [flats: number, depth: number];
}

/** GB/T 5783, GB/T 6170 and GB/T 70.1. */
const threads: readonly Thread[] = [
  { size: 5, pitch: 0.8, flats: 8, head: 3.5, nut: 4.7, lengths: [10, 12, 16, 20] },
  { size: 6, pitch: 1, flats: 10, head: 4, nut: 5.2, lengths: [12, 16, 20, 25, 30, 40], socket: [5, 3] },
  { size: 8, pitch: 1.25, flats: 13, head: 5.3, nut: 6.8, lengths: [16, 20, 25, 30, 35, 40, 50, 60], socket: [6, 4] },
  { size: 10, pitch: 1.5, flats: 16, head: 6.4, nut: 8.4, lengths: [20, 25, 30, 35, 40, 50, 60, 80], socket: [8, 5] },
  { size: 12, pitch: 1.75, flats: 18, head: 7.5, nut: 10.8, lengths: [25, 30, 40, 50, 60, 80, 100], socket: [10, 6] },
  { size: 16, pitch: 2, flats: 24, head: 10, nut: 14.8, lengths: [40, 50, 60, 70, 80, 100, 120], socket: [14, 8] },
  { size: 20, pitch: 2.5, flats: 30, head: 12.5, nut: 18, lengths: [40, 50, 60, 70, 80, 90, 100, 120] },
  { size: 24, pitch: 3, flats: 36, head: 15, nut: 21.5, lengths: [70, 80, 100, 120, 150] },
  { size: 30, pitch: 3.5, flats: 46, head: 18.7, nut: 25.6, lengths: [80, 100, 120, 150] },
  { size: 36, pitch: 4, flats: 55, head: 22.5, nut: 31, lengths: [] },
];

/** The thread fills as much as a cylinder of the pitch diameter. */
const core = ({ size, pitch }: Thread) => circle(size - 0.6495 * pitch);

const grades = [
  {
    code: '8.8',
    nut: '8',
    name: '8.8级',
    texture: '35CrMo',
    small: '45钢',
    finish: '镀锌',
    kilogramsPerLitre: density.steel,
    price: 11.5,
    longest: 150,
  },
  {
    code: 'A2-70',
    nut: 'A2-70',
    name: 'A2-70',
    texture: '06Cr19Ni10',
    small: '06Cr19Ni10',
    finish: '简单处理',
    kilogramsPerLitre: density.stainless,
    price: 36,
    longest: 60,
  },
];
type Grade = (typeof grades)[number];

const bolt = familyOf({ category: '标准件/螺栓', kind: 'purchased', unit: 'PCS' });
const nut = familyOf({ category: '标准件/螺母', kind: 'purchased', unit: 'PCS' });

const hexagonBolt = (thread: Thread, length: number, grade: Grade) => {
  const { size, flats, head } = thread;
  const kilograms = mass(core(thread) * length + hexagon(flats) * head, grade.kilogramsPerLitre);
  return bolt({
    itemCode: `LS-M${size}X${length}-${grade.code}`,
    itemName: `六角头螺栓 全螺纹 M${size}×${length}`,
    english: `Hexagon head bolt M${size}×${length}, ${grade.code}`,
    specificationModel: `GB/T 5783-2016 M${size}×${length}`,
    specification: `M${size}×${length} ${grade.name} ${grade.finish}`,
    texture: size < 20 ? grade.small : grade.texture,
    sizeSpecification: `s=${flats} k=${head}`,
    price: 0.02 + kilograms * grade.price,
    measures: { ...box(length + head, flats, flats), ...weighs(kilograms, 1.01) },
    flags: { isInspection: size >= 24 },
  });
};

/** Diameters of the heads by GB/T 70.1; they are as high as the thread is thick. */
const socketHeads: Readonly<Record<number, number>> = { 6: 10, 8: 13, 10: 16, 12: 18, 16: 24 };

const socketScrew = (thread: Thread, length: number) => {
  const { size, socket } = thread;
  const [flats, depth] = socket!;
  const across = socketHeads[size]!;
  const kilograms = mass(core(thread) * length + circle(across) * size - hexagon(flats) * depth, density.steel);
  return bolt({
    itemCode: `NL-M${size}X${length}-12.9`,
    itemName: `内六角圆柱头螺钉 M${size}×${length}`,
    english: `Hexagon socket head cap screw M${size}×${length}, 12.9`,
    specificationModel: `GB/T 70.1-2008 M${size}×${length}`,
    specification: `M${size}×${length} 12.9级 氧化`,
    texture: '35CrMo',
    sizeSpecification: `dk=${across} s=${flats}`,
    price: 0.03 + kilograms * 15,
    measures: { ...box(length + size, across, across), ...weighs(kilograms, 1.01) },
  });
};

const hexagonNut = (thread: Thread, grade: Grade) => {
  const { size, flats, nut: height } = thread;
  const kilograms = mass((hexagon(flats) - core(thread)) * height, grade.kilogramsPerLitre);
  return nut({
    itemCode: `LM-M${size}-${grade.nut}`,
    itemName: `1型六角螺母 M${size}`,
    english: `Hexagon nut M${size}, ${grade.nut}`,
    specificationModel: `GB/T 6170-2015 M${size}`,
    specification: `M${size} ${grade.nut === '8' ? '8级' : grade.nut} ${grade.finish}`,
    texture: grade.small,
    sizeSpecification: `s=${flats} m=${height}`,
    price: 0.01 + kilograms * grade.price * 1.1,
    measures: { ...box(flats, flats, height), ...weighs(kilograms, 1.01) },
  });
};

export const boltsAndNuts = (): DemoMaterial[] => [
  ...threads.flatMap((thread) =>
    thread.lengths.flatMap((length) =>
      grades.filter(({ longest }) => length <= longest).map((grade) => hexagonBolt(thread, length, grade)),
    ),
  ),
  ...threads
    .filter(({ socket }) => socket)
    .flatMap((thread) => thread.lengths.slice(0, 4).map((length) => socketScrew(thread, length))),
  ...threads.flatMap((thread) => grades.map((grade) => hexagonNut(thread, grade))),
];
