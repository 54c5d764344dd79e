import { unit } from '@edp/contract/modules/unit/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../../kernel/http/api.ts';
import type { Option } from '../../inputs/select.tsx';

export type UnitKind = 'LengthUnit' | 'WeightUnit' | 'VolumeUnit';

/** The units, of one category where it is given. */
export function useUnits(kind?: UnitKind): readonly Option[] {
  const { data = [] } = useQuery({ queryKey: ['unit', 'options'], queryFn: ({ signal }) => fetchData(unit.options, {}, signal) });
  return data.filter(({ unitCategory }) => kind === undefined || unitCategory === kind).map(({ id, name }) => ({ value: id, text: name }));
}

/** The same with the unit that a record has. */
export const withUnit = (units: readonly Option[], id: string | undefined, name: string | undefined): readonly Option[] =>
  (!id || !name || units.some(({ value }) => value === id) ? units : [...units, { value: id, text: name }]);
