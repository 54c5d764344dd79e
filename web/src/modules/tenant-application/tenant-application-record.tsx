import {
  tenantApplication,
  type ListedApplication,
  type TenantApplication,
} from '@edp/contract/modules/tenant-application/tenant-application.ts';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { ApplicationFacts } from './application-detail.tsx';
import { ApplicationStatus } from './application-status.tsx';
import { useTenantApplicationText } from './tenant-application.texts.ts';

export const tenantApplicationScreens = recordScreens<ListedApplication>(() => {
  const t = useTenantApplicationText();
  return {
    list: '/tenantApplication',
    titles: { view: t('detailTitle') },
    calls: { detail: tenantApplication.detail },
    fields: {},
    Overview: ApplicationOverview,
    codeOf: ({ tenantCode }) => tenantCode,
    tagsOf: ({ status }) => <ApplicationStatus status={status} />,
  };
});

/** The row of the list is not the whole application. */
const ApplicationOverview = ({ record }: { record: ListedApplication }) =>
  'pictures' in record ? <ApplicationFacts record={record as TenantApplication} /> : <PageSkeleton />;
