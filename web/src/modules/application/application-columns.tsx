import type { Application } from '@edp/contract/modules/application.ts';
import type { Column } from '../../ui/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { timeColumnWidth, tagColumnWidth, textColumnWidth } from '../../ui/text-width.ts';
import type { ApplicationText } from './application-text.ts';

export const statusTag = (status: unknown, t: ApplicationText) => <StatusTag on={status === '1'} text={status === '1' ? t('enabled') : t('disabled')} />;

export const applicationColumns = (t: ApplicationText): Column<Application>[] => [
  { key: 'code', title: t('code'), width: 128, render: ({ code }) => code },
  { key: 'name', title: t('name'), width: 160, render: ({ name }) => name },
  { key: 'status', title: t('status'), width: tagColumnWidth(t('enabled'), t('disabled')), render: ({ status }) => statusTag(status, t) },
  { key: 'remarks', title: t('remarks'), width: textColumnWidth(t('remarks')), grows: true, render: ({ remarks }) => remarks },
  { key: 'createBy', title: t('createBy'), width: 88, hideable: true, render: ({ createBy }) => createBy },
  { key: 'createTime', title: t('createTime'), width: timeColumnWidth, render: ({ createTime }) => createTime },
];
