import type { ListedApplication } from '@edp/contract/modules/tenant-application.ts';
import type { Column } from '../../ui/data-table.tsx';
import { timeColumnWidth, tagColumnWidth } from '../../ui/text-width.ts';
import { ApplicationStatus } from './application-status.tsx';
import type { TenantApplicationText } from './tenant-application-text.ts';

export const tenantApplicationColumns = (t: TenantApplicationText): Column<ListedApplication>[] => [
  { key: 'name', title: t('name'), width: 190, grows: true, render: ({ name }) => name },
  { key: 'kind', title: t('kind'), width: 92, render: ({ kind }) => t(kind) },
  { key: 'applicant', title: t('applicant'), width: 96, render: ({ applicant }) => applicant },
  { key: 'phone', title: t('phone'), width: 128, render: ({ phone }) => phone },
  { key: 'createTime', title: t('createTime'), width: timeColumnWidth, render: ({ createTime }) => createTime },
  { key: 'status', title: t('status'), width: tagColumnWidth(t('pending'), t('approved'), t('rejected')), render: ({ status }) => <ApplicationStatus status={status} /> },
  { key: 'tenantCode', title: t('tenantCodeShort'), width: 112, render: ({ tenantCode }) => tenantCode },
  { key: 'reviewTime', title: t('reviewTime'), width: timeColumnWidth, render: ({ reviewTime }) => reviewTime },
];
