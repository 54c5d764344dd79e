import type { CategorySet } from '@edp/contract/modules/category-set.ts';
import type { Column } from '../../ui/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { timeWidth, widthOfTags, widthOfWords } from '../../ui/text-width.ts';
import { typeNames, type CategorySetText } from './category-set-text.ts';

export const categorySetColumns = (t: CategorySetText): Column<CategorySet>[] => {
  const types = typeNames(t);
  return [
    { key: 'code', title: t('code'), width: 168, show: ({ code }) => code },
    { key: 'name', title: t('name'), width: 124, show: ({ name }) => name },
    { key: 'type', title: t('type'), width: widthOfWords(...types.map(({ label }) => label)), show: ({ type }) => types.find(({ value }) => value === type)?.label },
    { key: 'state', title: t('state'), width: widthOfTags(t('enabled'), t('disabled')), show: ({ state }) => <StatusTag on={state === 1} text={state === 1 ? t('enabled') : t('disabled')} /> },
    { key: 'origin', title: t('origin'), width: widthOfWords(t('origin'), t('system'), t('user')), spare: true, show: ({ source }) => (source === 1 ? t('system') : t('user')) },
    { key: 'remark', title: t('remark'), width: 84, grows: true, spare: true, show: ({ remark }) => remark },
    { key: 'createdName', title: t('createdName'), width: 72, spare: true, show: ({ createdName }) => createdName },
    { key: 'createTime', title: t('createTime'), width: timeWidth, show: ({ createTime }) => createTime },
  ];
};
