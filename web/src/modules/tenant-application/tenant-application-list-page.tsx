import {
  applicantKinds,
  applicationStatuses,
  tenantApplication,
  type ListedApplication,
} from '@edp/contract/modules/tenant-application/tenant-application.ts';
import { useList } from '../../kernel/data/use-list.ts';
import { lazy } from '../../kernel/lazy.ts';
import { useCan } from '../../kernel/session/access.ts';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { nameColumn } from '../../ui/noun/standard-columns.tsx';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import type { Column } from '../../ui/table/column.ts';
import type { RowAction } from '../../ui/table/rows/row-actions.tsx';
import { tagColumnWidth } from '../../ui/table/text-width.ts';
import { leadColumn } from '../../ui/table/columns/lead-column.ts';
import { phoneColumn, timeColumn } from '../../ui/table/columns/value-columns.tsx';
import { ApplicationStatus } from './application-status.tsx';
import { useTenantApplicationText } from './tenant-application.texts.ts';

const screens = {
  Drawer: lazy(async () => (await import('./tenant-application-record.tsx')).tenantApplicationScreens.Drawer),
  Dialog: lazy(async () => (await import('./review-dialog.tsx')).ReviewDialog),
};

export function TenantApplicationListPage() {
  const t = useTenantApplicationText();
  const noun = useNounText();
  const can = useCan();
  const list = useNounList(useList(tenantApplication.list), screens);
  const columns: Column<ListedApplication>[] = [
    leadColumn(nameColumn(t('name'), 190), {
      below: {
        key: 'number',
        title: t('number'),
        width: 120,
        sort: 'number',
        text: ({ number }) => number,
        render: ({ number }) => number,
      },
    }),
    { key: 'kind', title: t('kind'), width: 92, sort: 'kind', render: ({ kind }) => t(kind) },
    { key: 'applicant', title: t('applicant'), width: 96, sort: 'applicant', render: ({ applicant }) => applicant },
    phoneColumn(t('phone')),
    timeColumn('createTime', t('createTime')),
    {
      key: 'status',
      title: noun('status'),
      width: tagColumnWidth(t('pending'), t('approved'), t('rejected')),
      sort: 'status',
      render: ({ status }) => <ApplicationStatus status={status} />,
    },
    {
      key: 'tenantCode',
      title: t('tenantCodeShort'),
      width: 112,
      sort: 'tenantCode',
      render: ({ tenantCode }) => tenantCode,
    },
    timeColumn('reviewTime', t('reviewTime')),
  ];
  const filters = [
    { name: 'name', label: t('nameFilter') },
    { name: 'number', label: t('number') },
    { name: 'kind', label: t('kind'), options: applicantKinds.map((value) => ({ value, text: t(value) })) },
    { name: 'status', label: noun('status'), options: applicationStatuses.map((value) => ({ value, text: t(value) })) },
    { name: 'createdFrom', to: 'createdUntil', label: t('created'), type: 'range' as const },
  ];
  const actionsOf = ({ id, status }: ListedApplication): RowAction[] => {
    const isForReview = status === 'pending' && can(tenantApplication.approve.can);
    return [
      {
        text: isForReview ? t('review') : noun('view'),
        can: tenantApplication.detail.can,
        run: () => list.openDialog({ id }),
        isInDrawer: !isForReview,
      },
    ];
  };
  return (
    <NounListPage
      of={list}
      title={t('title')}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      empty={{ title: t('emptyTitle'), detail: t('emptyDetail') }}
    />
  );
}
