import type { Brand } from '@edp/contract/modules/brand.ts';
import type { Column } from '../../ui/data-table.tsx';
import { RecordPicture } from '../../ui/record-picture.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { timeWidth, widthOfTags, widthOfWords } from '../../ui/text-width.ts';
import type { BrandText } from './brand-text.ts';

export const brandColumns = (t: BrandText): Column<Brand>[] => [
  { key: 'code', title: t('code'), width: 104, show: ({ code }) => code },
  { key: 'name', title: t('name'), width: 120, show: ({ name }) => name },
  { key: 'picture', title: t('picture'), width: 80, show: (row) => row.labelPath && <RecordPicture url={row.labelPath} name={row.name} size="small" /> },
  { key: 'sortOrder', title: t('sortOrder'), width: 60, align: 'right', spare: true, show: ({ sortOrder }) => sortOrder },
  { key: 'status', title: t('status'), width: widthOfTags(t('valid'), t('invalid')), show: ({ active }) => <StatusTag on={active === 1} text={active === 1 ? t('valid') : t('invalid')} /> },
  { key: 'source', title: t('source'), width: 64, spare: true, show: ({ source }) => (source === 1 ? t('system') : t('user')) },
  { key: 'description', title: t('description'), width: widthOfWords(t('description')), grows: true, spare: true, show: ({ description }) => description },
  { key: 'createdName', title: t('createdName'), width: 80, spare: true, show: ({ createdName }) => createdName },
  { key: 'createTime', title: t('createTime'), width: timeWidth, show: ({ createTime }) => createTime },
];
