import type { ListedApplication } from '@edp/contract/modules/tenant-application.ts';
import type { Column } from '../../ui/data-table.tsx';
import { timeWidth, widthOfTags } from '../../ui/text-width.ts';
import { ApplicationStatus } from './application-status.tsx';
import type { TenantApplicationText } from './tenant-application-text.ts';

export const tenantApplicationColumns = (t: TenantApplicationText): Column<ListedApplication>[] => [
  { key: 'name', title: t('name'), width: 190, grows: true, show: ({ name }) => name },
  { key: 'kind', title: t('kind'), width: 92, show: ({ kind }) => t(kind) },
  { key: 'applicant', title: t('applicant'), width: 96, show: ({ applicant }) => applicant },
  { key: 'phone', title: t('phone'), width: 128, show: ({ phone }) => phone },
  { key: 'createTime', title: t('createTime'), width: timeWidth, show: ({ createTime }) => createTime },
  { key: 'status', title: t('status'), width: widthOfTags(t('pending'), t('approved'), t('rejected')), show: ({ status }) => <ApplicationStatus status={status} /> },
  { key: 'tenantCode', title: t('tenantCodeShort'), width: 112, show: ({ tenantCode }) => tenantCode },
  { key: 'reviewTime', title: t('reviewTime'), width: timeWidth, show: ({ reviewTime }) => reviewTime },
];
