import type { FieldTexts } from '../../form/engine/form-context.ts';

export type Measures = Readonly<
  Record<
    | 'lengthUnitId'
    | 'volumeUnitId'
    | 'weightUnitId'
    | 'lengthStr'
    | 'widthStr'
    | 'highStr'
    | 'roughWeight'
    | 'netWeight'
    | 'volumeStr',
    string
  >
> & { readonly weight?: string };

/** 47 × 47 × 14 mm: what was measured, with its unit; empty for what was not. */
export function measureFacts(measures: Measures, fields: FieldTexts) {
  const unitOf = (name: 'lengthUnitId' | 'volumeUnitId' | 'weightUnitId') =>
    (fields[`combinedUnitVo.${name}`]?.render?.(measures[name], measures) as string | undefined) ?? '';
  const withUnit = (value: string, unit: string) => (value === '' ? '' : `${value} ${unit}`.trim());
  const sides = [measures.lengthStr, measures.widthStr, measures.highStr];
  return {
    size: sides.every((side) => side === '')
      ? ''
      : withUnit(sides.map((side) => side || '—').join(' × '), unitOf('lengthUnitId')),
    volumeStr: withUnit(measures.volumeStr, unitOf('volumeUnitId')),
    roughWeight: withUnit(measures.roughWeight, unitOf('weightUnitId')),
    netWeight: withUnit(measures.netWeight, unitOf('weightUnitId')),
    weight: measures.weight,
  };
}
