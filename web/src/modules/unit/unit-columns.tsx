import type { Unit } from '@edp/contract/modules/unit.ts';
import type { Column } from '../../ui/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { timeWidth, widthOfTags, widthOfWords } from '../../ui/text-width.ts';
import type { UnitText } from './unit-text.ts';

export const unitColumns = (t: UnitText): Column<Unit>[] => [
  { key: 'code', title: t('code'), width: 88, show: ({ code }) => code },
  { key: 'name', title: t('name'), width: 96, show: ({ name }) => name },
  { key: 'category', title: t('category'), width: 84, show: ({ unitCategoryStr }) => unitCategoryStr },
  { key: 'factor', title: t('factor'), width: 100, align: 'right', show: ({ conversionFactor }) => conversionFactor },
  { key: 'sortOrder', title: t('sortOrder'), width: 52, align: 'right', spare: true, show: ({ sortOrder }) => sortOrder },
  { key: 'status', title: t('status'), width: widthOfTags(t('valid'), t('invalid')), show: ({ active }) => <StatusTag on={active === 1} text={active === 1 ? t('valid') : t('invalid')} /> },
  { key: 'description', title: t('description'), width: widthOfWords(t('description')), grows: true, spare: true, show: ({ description }) => description },
  { key: 'source', title: t('source'), width: 72, spare: true, show: ({ source }) => (source === 1 ? t('system') : t('user')) },
  { key: 'createName', title: t('createName'), width: 76, spare: true, show: ({ createName }) => createName },
  { key: 'createTime', title: t('createTime'), width: timeWidth, show: ({ createTime }) => createTime },
];
