import type { SharingRule } from '@edp/contract/modules/sharing.ts';
import type { Column } from '../../ui/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { widthOfTags } from '../../ui/text-width.ts';
import type { SharingText } from './sharing-text.ts';

export const statusTag = (status: unknown, t: SharingText) => <StatusTag on={status === '1'} text={status === '1' ? t('enabled') : t('disabled')} />;

export const sharingColumns = (t: SharingText): Column<SharingRule>[] => [
  { key: 'id', title: t('id'), width: 72, show: ({ id }) => id },
  { key: 'name', title: t('name'), width: 220, show: ({ name }) => name },
  { key: 'type', title: t('type'), width: 136, show: ({ sharingTypeName }) => sharingTypeName },
  { key: 'source', title: t('source'), width: 140, grows: true, show: ({ sharingSource }) => sharingSource },
  { key: 'target', title: t('target'), width: 140, grows: true, show: ({ sharingTo }) => sharingTo },
  { key: 'power', title: t('power'), width: 104, show: ({ powerStr }) => powerStr },
  { key: 'status', title: t('status'), width: widthOfTags(t('enabled'), t('disabled')), show: ({ status }) => statusTag(status, t) },
];
