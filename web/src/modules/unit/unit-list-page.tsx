import { unit, type Unit } from '@edp/contract/modules/unit/unit.ts';
import { useDictionary } from '../../kernel/data/use-dictionary.ts';
import { useList } from '../../kernel/data/use-list.ts';
import { request } from '../../kernel/http/api.ts';
import { withFallbackMessage } from '../../kernel/http/call-error.ts';
import { lazyScreens } from '../../ui/noun/lazy-screens.ts';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import {
  codeColumn,
  createdTimeColumn,
  creatorColumn,
  descriptionColumn,
  hidden,
  nameColumn,
  sortOrderColumn,
  sourceColumn,
  validityColumn,
  validityFilter,
} from '../../ui/noun/standard-columns.tsx';
import { StandardListPage } from '../../ui/noun/standard-list-page.tsx';
import type { Column } from '../../ui/table/column.ts';
import { useUnitText } from './unit.texts.ts';

const screens = lazyScreens(async () => (await import('./unit-record.tsx')).unitScreens);

export function UnitListPage() {
  const t = useUnitText();
  const noun = useNounText();
  const categories = useDictionary('edp_productunit_type');
  const columns: Column<Unit>[] = [
    codeColumn(t('code'), 88),
    nameColumn(t('name')),
    {
      key: 'category',
      title: t('category'),
      width: 84,
      sort: 'unitCategory',
      render: ({ unitCategoryStr }) => unitCategoryStr,
    },
    {
      key: 'factor',
      title: t('factor'),
      width: 100,
      align: 'right',
      sort: 'conversionFactor',
      render: ({ conversionFactor }) => conversionFactor,
    },
    sortOrderColumn(noun),
    validityColumn(noun),
    descriptionColumn(noun),
    sourceColumn(noun),
    hidden(creatorColumn(noun, 'createName')),
    createdTimeColumn(noun),
  ];
  const filters = [
    { name: 'name', label: t('name') },
    { name: 'code', label: t('code') },
    { name: 'unitCategory', label: t('category'), options: categories },
    validityFilter(noun),
  ];
  const setActive = ({ id, version }: Unit, active: 0 | 1) =>
    withFallbackMessage(t('saveFailed'), request(unit.setActive, { id, version, active }));
  return (
    <StandardListPage
      title={t('title')}
      thing={t('thing')}
      list={useList(unit.list, { fallbackError: t('loadFailed') })}
      filters={filters}
      columns={columns}
      calls={unit}
      setActive={setActive}
      deleteFailed={t('deleteFailed')}
      screens={screens}
      empty={{ title: t('emptyTitle'), detail: t('emptyDetail') }}
    />
  );
}
