import type { SharingRule } from '@edp/contract/modules/sharing.ts';
import type { Column } from '../../ui/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { tagColumnWidth } from '../../ui/text-width.ts';
import type { SharingText } from './sharing-text.ts';

export const statusTag = (status: unknown, t: SharingText) => <StatusTag on={status === '1'} text={status === '1' ? t('enabled') : t('disabled')} />;

export const sharingColumns = (t: SharingText): Column<SharingRule>[] => [
  { key: 'id', title: t('id'), width: 72, render: ({ id }) => id },
  { key: 'name', title: t('name'), width: 220, render: ({ name }) => name },
  { key: 'type', title: t('type'), width: 136, render: ({ sharingTypeName }) => sharingTypeName },
  { key: 'source', title: t('source'), width: 140, grows: true, render: ({ sharingSource }) => sharingSource },
  { key: 'target', title: t('target'), width: 140, grows: true, render: ({ sharingTo }) => sharingTo },
  { key: 'power', title: t('power'), width: 104, render: ({ powerStr }) => powerStr },
  { key: 'status', title: t('status'), width: tagColumnWidth(t('enabled'), t('disabled')), render: ({ status }) => statusTag(status, t) },
];
