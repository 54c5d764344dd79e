import type { DemoMeasures } from './demo-material.ts';

/** Kilograms per cubic decimetre. */
export const density = {
  steel: 7.85,
  stainless: 7.93,
  castIron: 7.2,
  ductileIron: 7.1,
  castStainless: 7.8,
  brass: 8.5,
  copper: 8.9,
  bronze: 8.8,
  aluminium: 2.7,
  titanium: 4.51,
  nbr: 1.25,
  fkm: 1.85,
  epdm: 1.15,
  silicone: 1.2,
  ptfe: 2.18,
  peek: 1.3,
  nylon: 1.15,
  graphite: 1.8,
  water: 1,
} as const;

export const circle = (diameter: number) => (Math.PI / 4) * diameter ** 2;
/** Area of a regular hexagon by its width across flats. */
export const hexagon = (acrossFlats: number) => (Math.sqrt(3) / 2) * acrossFlats ** 2;
/** Kilograms of so many cubic millimetres. */
export const mass = (volume: number, kilogramsPerLitre: number) => (volume * kilogramsPerLitre) / 1e6;

/** Four significant digits, at most three decimals: what a catalogue prints. */
export const decimal = (value: number) => String(Number(Number(value.toPrecision(4)).toFixed(3)));

export const millimetres = (value: number) => `${value} mm`;

export const box = (length: number, width: number, high: number): Partial<DemoMeasures> => ({
  lengthUnit: 'mm',
  lengthStr: decimal(length),
  widthStr: decimal(width),
  highStr: decimal(high),
});

/** Small parts weigh grams. Gross is net with its share of the packing. */
export function weighs(kilograms: number, packing = 1.03): Partial<DemoMeasures> {
  const isSmall = kilograms < 0.05;
  const net = isSmall ? kilograms * 1000 : kilograms;
  return { weightUnit: isSmall ? 'g' : 'kg', netWeight: decimal(net), roughWeight: decimal(net * packing) };
}

export const holds = (volume: number, volumeUnit: string): Partial<DemoMeasures> => ({
  volumeUnit,
  volumeStr: decimal(volume),
});

/** In its crate, which is so many millimetres larger all around. */
export function crated(
  length: number,
  width: number,
  high: number,
  kilograms: number,
  margin = 60,
): Partial<DemoMeasures> {
  const crate = (length + 2 * margin) * (width + 2 * margin) * (high + 2 * margin);
  return {
    ...box(Math.round(length), Math.round(width), Math.round(high)),
    ...weighs(kilograms, 1.08),
    ...holds(crate / 1e9, 'm3'),
  };
}
