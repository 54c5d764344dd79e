import { brand, type Brand } from '@edp/contract/modules/brand/brand.ts';
import { inputOf } from '../../kernel/data/rules.ts';
import { useList } from '../../kernel/data/use-list.ts';
import { fetchData, request } from '../../kernel/http/api.ts';
import { lazyScreens } from '../../ui/noun/lazy-screens.ts';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import {
  codeColumn,
  createdTimeColumn,
  creatorColumn,
  descriptionColumn,
  nameColumn,
  pictureColumn,
  sortOrderColumn,
  sourceColumn,
  validityColumn,
  validityFilter,
} from '../../ui/noun/standard-columns.tsx';
import { StandardListPage } from '../../ui/noun/standard-list-page.tsx';
import { useBrandText } from './brand.texts.ts';

const screens = lazyScreens(async () => (await import('./brand-record.tsx')).brandScreens);

/** Fetches the record before saving it: the row of the list may be old and has the name in the user's language. */
const setActive = async ({ id }: Brand, active: 0 | 1) => {
  const record = await fetchData(brand.detail, { id });
  return request(brand.save, { ...inputOf(brand.save, record), active });
};

export function BrandListPage() {
  const t = useBrandText();
  const noun = useNounText();
  const columns = [
    codeColumn<Brand>(t('code')),
    nameColumn<Brand>(t('name')),
    pictureColumn<Brand>(t('picture')),
    sortOrderColumn<Brand>(noun),
    validityColumn<Brand>(noun),
    sourceColumn<Brand>(noun),
    descriptionColumn<Brand>(noun),
    creatorColumn(noun, 'createdName'),
    createdTimeColumn<Brand>(noun),
  ];
  const filters = [{ name: 'name', label: t('name') }, { name: 'code', label: t('code') }, validityFilter(noun)];
  return (
    <StandardListPage
      title={t('title')}
      thing={t('thing')}
      list={useList(brand.list)}
      filters={filters}
      columns={columns}
      calls={brand}
      setActive={setActive}
      screens={screens}
      empty={{ title: t('emptyTitle'), detail: t('emptyDetail') }}
    />
  );
}
