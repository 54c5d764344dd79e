import { spread } from '../materials/variety.ts';
import type { DemoFamily, DemoProduct, Model } from './demo-product.ts';
import { automation } from './families/automation.ts';
import { bearings } from './families/bearings.ts';
import { electrical } from './families/electrical.ts';
import { pumps } from './families/pumps.ts';
import { supplies } from './families/supplies.ts';
import { valves } from './families/valves.ts';

const families = [...bearings, ...valves, ...pumps, ...electrical, ...automation, ...supplies];
const largest = '标准气缸';

/** Products that are not on the shelf yet wait for these, in turn; the last waits for nothing. */
const unfinished: readonly DemoProduct['lacks'][] = [
  ['details', 'document'],
  ['picture', 'details', 'document', 'translation'],
  ['price', 'document'],
  ['organisation', 'document'],
  ['picture', 'parameter', 'document'],
  [],
];

/** Most products on the shelf have everything, documents and translations come later. */
function missing(code: string): DemoProduct['lacks'] {
  const chance = spread(`${code} complete`, 100);
  if (chance < 52) return [];
  if (chance < 80) return ['document'];
  return chance < 93 ? ['document', 'translation'] : ['parameter', 'document', 'translation'];
}

function product(
  {
    matrix = [],
    unit = 'PCS',
    origin = '江苏苏州',
    minimumOrder = 1,
    isMadeInHouse = false,
    groups = [],
    ...family
  }: DemoFamily,
  [model, price, values]: Model,
): DemoProduct {
  const code = `SP-${model.replaceAll(/[^\w.-]/g, '')}`;
  const isOnShelf = family.name === largest || spread(`${code} shelf`, 100) < 84;
  return {
    ...family,
    unit,
    origin,
    minimumOrder,
    price,
    code,
    isOnShelf,
    name: `${family.name} ${model}`,
    english: `${family.english} ${model}`,
    type: isMadeInHouse ? '实物物料/自制件' : '实物物料/采购件',
    matrix: matrix.map(([specification, usual, dearer], place) => [
      specification,
      place === 0 && values ? values : usual,
      dearer,
    ]),
    parameters: [['型号', model], ...family.parameters],
    groups: groups.filter((group) => spread(`${code} ${group}`, 100) < 70),
    isStocked: isOnShelf && spread(`${code} stock`, 100) < 62,
    lacks: isOnShelf ? missing(code) : unfinished[spread(`${code} waits`, unfinished.length)]!,
  };
}

/**
 * From the oldest to the newest, the families mixed as they are when a range grows; the oldest is a plain one and the
 * largest is among the newest.
 */
export function demoProducts(): readonly DemoProduct[] {
  const all = families.flatMap((family) => family.models.map((model) => product(family, model)));
  const [oldest, ...others] = all;
  const order = (each: DemoProduct) =>
    each.name.startsWith(`${largest} `) ? 999_995 : spread(`${each.code} order`, 999_900);
  const sorted = others.toSorted((one, other) => order(one) - order(other));
  return [
    { ...oldest!, isOnShelf: true, lacks: ['document'] },
    ...sorted.slice(0, -5),
    sorted.at(-1)!,
    ...sorted.slice(-5, -1),
  ];
}
