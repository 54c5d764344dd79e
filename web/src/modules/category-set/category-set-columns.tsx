import type { CategorySet } from '@edp/contract/modules/category-set.ts';
import type { Column } from '../../ui/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { timeColumnWidth, tagColumnWidth, textColumnWidth } from '../../ui/text-width.ts';
import { typeNames, type CategorySetText } from './category-set-text.ts';

export const categorySetColumns = (t: CategorySetText): Column<CategorySet>[] => {
  const types = typeNames(t);
  return [
    { key: 'code', title: t('code'), width: 168, render: ({ code }) => code },
    { key: 'name', title: t('name'), width: 124, render: ({ name }) => name },
    { key: 'type', title: t('type'), width: textColumnWidth(...types.map(({ label }) => label)), render: ({ type }) => types.find(({ value }) => value === type)?.label },
    { key: 'state', title: t('state'), width: tagColumnWidth(t('enabled'), t('disabled')), render: ({ state }) => <StatusTag on={state === 1} text={state === 1 ? t('enabled') : t('disabled')} /> },
    { key: 'origin', title: t('origin'), width: textColumnWidth(t('origin'), t('system'), t('user')), hideable: true, render: ({ source }) => (source === 1 ? t('system') : t('user')) },
    { key: 'remark', title: t('remark'), width: 84, grows: true, hideable: true, render: ({ remark }) => remark },
    { key: 'createdName', title: t('createdName'), width: 72, hideable: true, render: ({ createdName }) => createdName },
    { key: 'createTime', title: t('createTime'), width: timeColumnWidth, render: ({ createTime }) => createTime },
  ];
};
