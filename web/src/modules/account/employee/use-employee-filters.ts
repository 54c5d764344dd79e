import type { Filter } from '../../../ui/filter/filter.ts';
import { useNounText } from '../../../ui/noun/noun.texts.ts';
import { useEmployeeText } from './employee.texts.ts';
import { useListFilters } from './use-list-filters.ts';

/** A department is chosen in the tree beside the list. */
export function useEmployeeFilters(): readonly Filter[] {
  const t = useEmployeeText();
  const noun = useNounText();
  const roles = useListFilters().data?.roles ?? [];
  return [
    { name: 'keyword', label: t('keyword') },
    { name: 'roleId', label: t('roles'), options: roles.map(({ id, name }) => ({ value: id, text: name })) },
    {
      name: 'status',
      label: t('status'),
      options: [
        { value: '1', text: noun('enabled') },
        { value: '0', text: noun('disabled') },
        { value: '2', text: t('left') },
      ],
    },
  ];
}
