import type { Unit } from '@edp/contract/modules/unit.ts';
import type { Column } from '../../ui/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { timeColumnWidth, tagColumnWidth, textColumnWidth } from '../../ui/text-width.ts';
import type { UnitText } from './unit-text.ts';

export const unitColumns = (t: UnitText): Column<Unit>[] => [
  { key: 'code', title: t('code'), width: 88, render: ({ code }) => code },
  { key: 'name', title: t('name'), width: 96, render: ({ name }) => name },
  { key: 'category', title: t('category'), width: 84, render: ({ unitCategoryStr }) => unitCategoryStr },
  { key: 'factor', title: t('factor'), width: 100, align: 'right', render: ({ conversionFactor }) => conversionFactor },
  { key: 'sortOrder', title: t('sortOrder'), width: 52, align: 'right', hideable: true, render: ({ sortOrder }) => sortOrder },
  { key: 'status', title: t('status'), width: tagColumnWidth(t('valid'), t('invalid')), render: ({ active }) => <StatusTag on={active === 1} text={active === 1 ? t('valid') : t('invalid')} /> },
  { key: 'description', title: t('description'), width: textColumnWidth(t('description')), grows: true, hideable: true, render: ({ description }) => description },
  { key: 'source', title: t('source'), width: 72, hideable: true, render: ({ source }) => (source === 1 ? t('system') : t('user')) },
  { key: 'createName', title: t('createName'), width: 76, hideable: true, render: ({ createName }) => createName },
  { key: 'createTime', title: t('createTime'), width: timeColumnWidth, render: ({ createTime }) => createTime },
];
