import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { box, circle, density, mass, millimetres, weighs } from '../measures.ts';

export interface FlangeSize {
  dn: number;
  outside: number;
  boltCircle: number;
  holes: number;
  hole: number;
  bolt: string;
  thickness: number;
  bore: number;
}

/**
 * GB/T 9124.1 PN16: DN, outside diameter, bolt circle, holes, their diameter, thickness of a plate flange, its bore.
 */
export const flangeSizes: readonly FlangeSize[] = (
  [
    [15, 95, 65, 4, 14, 14, 22],
    [20, 105, 75, 4, 14, 16, 27.5],
    [25, 115, 85, 4, 14, 16, 34.5],
    [32, 140, 100, 4, 18, 18, 43.5],
    [40, 150, 110, 4, 18, 18, 49.5],
    [50, 165, 125, 4, 18, 20, 61.5],
    [65, 185, 145, 8, 18, 20, 77.5],
    [80, 200, 160, 8, 18, 20, 90.5],
    [100, 220, 180, 8, 18, 22, 116],
    [125, 250, 210, 8, 18, 22, 141.5],
    [150, 285, 240, 8, 22, 24, 170.5],
    [200, 340, 295, 12, 22, 26, 221.5],
    [250, 405, 355, 12, 26, 29, 276.5],
    [300, 460, 410, 12, 26, 32, 327.5],
  ] as const
).map(([dn, outside, boltCircle, holes, hole, thickness, bore]) => ({
  dn,
  outside,
  boltCircle,
  holes,
  hole,
  thickness,
  bore,
  bolt: { 14: 'M12', 18: 'M16', 22: 'M20', 26: 'M24' }[hole],
}));

const steels = [
  { code: 'Q235B', texture: 'Q235B', kilogramsPerLitre: density.steel, price: 8.2 },
  { code: '304', texture: '06Cr19Ni10', kilogramsPerLitre: density.stainless, price: 27 },
];

const fitting = familyOf({ category: '机械件/管件与法兰', kind: 'purchased', unit: 'PCS' });

const flanges = flangeSizes.flatMap((size) =>
  steels.flatMap(({ code, texture, kilogramsPerLitre, price }) =>
    (code === '304' || size.dn > 100 ? [true] : [true, false]).map((isOpen) => {
      const { dn, outside, boltCircle, holes, hole, thickness, bore } = size;
      const kilograms = mass(
        (circle(outside) - holes * circle(hole) - (isOpen ? circle(bore) : 0)) * thickness,
        kilogramsPerLitre,
      );
      const [type, chinese, english] = isOpen
        ? ['PL', '板式平焊法兰', 'Plate flange']
        : ['BL', '法兰盖', 'Blind flange'];
      return fitting({
        itemCode: `FL-${type}-DN${dn}-16-${code}`,
        itemName: `${chinese} DN${dn} PN16 RF`,
        english: `${english} DN${dn} PN16, ${texture}`,
        specificationModel: `${type}${dn}-16 RF`,
        specification: `DN${dn} PN16 ${texture}`,
        texture,
        sizeSpecification: `D=${outside} K=${boltCircle} ${holes}×φ${hole} C=${thickness}`,
        bore: isOpen ? millimetres(bore) : '',
        outsideDiameter: millimetres(outside),
        materialDescription: `GB/T 9124.1-2019，配${holes}-${size.bolt}螺栓`,
        price: 3 + kilograms * price,
        measures: { ...box(outside, outside, thickness), ...weighs(kilograms, 1.01) },
      });
    }),
  ),
);

/** GB/T 12459 elbows, long radius (1.5 DN): DN, outside diameter (series II), wall. */
const elbowSizes: readonly (readonly [dn: number, outside: number, wall: number])[] = [
  [25, 32, 3],
  [32, 38, 3],
  [40, 45, 3],
  [50, 57, 3.5],
  [65, 76, 4],
  [80, 89, 4],
  [100, 108, 4],
  [125, 133, 4.5],
  [150, 159, 5],
  [200, 219, 6],
  [250, 273, 8],
  [300, 325, 8],
];
/** Centre to end, by the standard. */
const reach: Readonly<Record<number, number>> = {
  25: 38,
  32: 48,
  40: 57,
  50: 76,
  65: 95,
  80: 114,
  100: 152,
  125: 190,
  150: 229,
  200: 305,
  250: 381,
  300: 457,
};

const elbowSteels = [
  { code: '20', texture: '20钢', price: 9.5, largest: 300 },
  { code: '304', texture: '06Cr19Ni10', price: 31, largest: 80 },
];

const elbows = elbowSizes.flatMap(([dn, outside, wall]) =>
  elbowSteels
    .filter(({ largest }) => dn <= largest)
    .map(({ code, texture, price }) => {
      const arc = (Math.PI / 2) * reach[dn]!;
      const kilograms = mass((circle(outside) - circle(outside - 2 * wall)) * arc, density.steel);
      return fitting({
        itemCode: `WT-90L-DN${dn}-${code}`,
        itemName: `90°长半径无缝弯头 DN${dn} φ${outside}×${wall}`,
        english: `90° long radius elbow DN${dn}, ${code === '20' ? 'carbon steel' : 'stainless'}`,
        specificationModel: `90E(L) DN${dn}-${outside}×${wall}`,
        specification: `φ${outside}×${wall} R=${reach[dn]} ${texture}`,
        texture,
        wallThickness: millimetres(wall),
        outsideDiameter: millimetres(outside),
        materialDescription: 'Ⅱ系列，对焊，GB/T 12459-2017',
        price: 2.5 + kilograms * price,
        measures: weighs(kilograms, 1.01),
      });
    }),
);

export const pipeFittings = (): DemoMaterial[] => [...flanges, ...elbows];
