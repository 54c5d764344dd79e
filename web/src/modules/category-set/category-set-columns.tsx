import type { CategorySet } from '@edp/contract/modules/category-set.ts';
import type { Column } from '../../ui/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { typeNames, type CategorySetText } from './category-set-text.ts';

export const categorySetColumns = (t: CategorySetText): Column<CategorySet>[] => [
  { key: 'code', title: t('code'), width: 128, show: ({ code }) => code },
  { key: 'name', title: t('name'), width: 136, show: ({ name }) => name },
  { key: 'type', title: t('type'), width: 100, show: ({ type }) => typeNames(t).find(({ value }) => value === type)?.label },
  { key: 'state', title: t('state'), width: 72, show: ({ state }) => <StatusTag on={state === 1} text={state === 1 ? t('enabled') : t('disabled')} /> },
  { key: 'origin', title: t('origin'), width: 64, show: ({ source }) => (source === 1 ? t('system') : t('user')) },
  { key: 'remark', title: t('remark'), width: 96, grows: true, show: ({ remark }) => remark },
  { key: 'createdName', title: t('createdName'), width: 80, show: ({ createdName }) => createdName },
  { key: 'createTime', title: t('createTime'), width: 172, show: ({ createTime }) => createTime },
];
