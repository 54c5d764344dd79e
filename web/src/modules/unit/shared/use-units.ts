import { unit } from '@edp/contract/modules/unit/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../../kernel/http/api.ts';
import type { Option } from '../../../ui/inputs/select.tsx';
import { useFieldsText } from '../../../ui/record/fields/record-fields.texts.ts';

export type UnitKind = 'LengthUnit' | 'WeightUnit' | 'VolumeUnit';

const useUnitOptions = () =>
  useQuery({
    queryKey: ['unit', 'options'],
    queryFn: ({ signal }) => fetchData(unit.options, { withDisabled: 1 }, signal),
  }).data;
const useAllUnits = () => useUnitOptions() ?? [];

/** Whether there is none to choose; not before that is known. */
export const useLacksUnits = (): boolean => useUnitOptions()?.every(({ active }) => active === 0) ?? false;

/** What the units are called, also those that cannot be chosen any more. */
export const useUnitNames = (): readonly Option[] => useAllUnits().map(({ id, name }) => ({ value: id, text: name }));

interface Choice {
  kind?: UnitKind;
  /** What the record has: it stays a choice after it was disabled, and is marked. */
  kept?: readonly unknown[];
}

/** The units to choose from, of one category where it is given. */
export function useUnits({ kind, kept = [] }: Choice = {}): readonly Option[] {
  const t = useFieldsText();
  return useAllUnits()
    .filter(
      ({ id, unitCategory, active }) =>
        (active === 1 && (kind === undefined || unitCategory === kind)) || kept.includes(id),
    )
    .map(({ id, name, active }) => ({ value: id, text: active === 1 ? name : t('disabledNode', { name }) }));
}

/** Options with the one that a record has. */
export const withUnit = (
  units: readonly Option[],
  id: string | undefined,
  name: string | undefined,
): readonly Option[] =>
  !id || !name || units.some(({ value }) => value === id) ? units : [...units, { value: id, text: name }];
