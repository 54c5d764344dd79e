import type { Unit } from '@edp/contract/modules/unit.ts';
import type { Column } from '../../ui/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { UnitText } from './unit-text.ts';

export const unitColumns = (t: UnitText): Column<Unit>[] => [
  { key: 'code', title: t('code'), width: 88, show: ({ code }) => code },
  { key: 'name', title: t('name'), width: 112, show: ({ name }) => name },
  { key: 'category', title: t('category'), width: 76, show: ({ unitCategoryStr }) => unitCategoryStr },
  { key: 'factor', title: t('factor'), width: 104, align: 'right', show: ({ conversionFactor }) => conversionFactor },
  { key: 'sortOrder', title: t('sortOrder'), width: 60, align: 'right', show: ({ sortOrder }) => sortOrder },
  { key: 'status', title: t('status'), width: 68, show: ({ active }) => <StatusTag on={active === 1} text={active === 1 ? t('valid') : t('invalid')} /> },
  { key: 'source', title: t('source'), width: 60, show: ({ source }) => (source === 1 ? t('system') : t('user')) },
  { key: 'description', title: t('description'), width: 80, grows: true, show: ({ description }) => description },
  { key: 'createName', title: t('createName'), width: 76, show: ({ createName }) => createName },
  { key: 'createTime', title: t('createTime'), width: 168, show: ({ createTime }) => createTime },
];
