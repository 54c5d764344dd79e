import type { Brand } from '@edp/contract/modules/brand.ts';
import type { Column } from '../../ui/data-table.tsx';
import { RecordPicture } from '../../ui/record-picture.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { timeColumnWidth, tagColumnWidth, textColumnWidth } from '../../ui/text-width.ts';
import type { BrandText } from './brand-text.ts';

export const brandColumns = (t: BrandText): Column<Brand>[] => [
  { key: 'code', title: t('code'), width: 104, render: ({ code }) => code },
  { key: 'name', title: t('name'), width: 120, render: ({ name }) => name },
  { key: 'picture', title: t('picture'), width: 80, render: (row) => row.labelPath && <RecordPicture url={row.labelPath} name={row.name} size="small" /> },
  { key: 'sortOrder', title: t('sortOrder'), width: 60, align: 'right', hideable: true, render: ({ sortOrder }) => sortOrder },
  { key: 'status', title: t('status'), width: tagColumnWidth(t('valid'), t('invalid')), render: ({ active }) => <StatusTag on={active === 1} text={active === 1 ? t('valid') : t('invalid')} /> },
  { key: 'source', title: t('source'), width: 64, hideable: true, render: ({ source }) => (source === 1 ? t('system') : t('user')) },
  { key: 'description', title: t('description'), width: textColumnWidth(t('description')), grows: true, hideable: true, render: ({ description }) => description },
  { key: 'createdName', title: t('createdName'), width: 80, hideable: true, render: ({ createdName }) => createdName },
  { key: 'createTime', title: t('createTime'), width: timeColumnWidth, render: ({ createTime }) => createTime },
];
