import type { Application } from '@edp/contract/modules/application.ts';
import type { Column } from '../../ui/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { timeWidth, widthOfTags, widthOfWords } from '../../ui/text-width.ts';
import type { ApplicationText } from './application-text.ts';

export const statusTag = (status: unknown, t: ApplicationText) => <StatusTag on={status === '1'} text={status === '1' ? t('enabled') : t('disabled')} />;

export const applicationColumns = (t: ApplicationText): Column<Application>[] => [
  { key: 'code', title: t('code'), width: 128, show: ({ code }) => code },
  { key: 'name', title: t('name'), width: 160, show: ({ name }) => name },
  { key: 'status', title: t('status'), width: widthOfTags(t('enabled'), t('disabled')), show: ({ status }) => statusTag(status, t) },
  { key: 'remarks', title: t('remarks'), width: widthOfWords(t('remarks')), grows: true, show: ({ remarks }) => remarks },
  { key: 'createBy', title: t('createBy'), width: 88, spare: true, show: ({ createBy }) => createBy },
  { key: 'createTime', title: t('createTime'), width: timeWidth, show: ({ createTime }) => createTime },
];
