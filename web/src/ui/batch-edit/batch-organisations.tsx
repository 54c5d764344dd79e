import { material } from '@edp/contract/modules/material/material.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchAll } from '../../kernel/http/fetch-all.ts';
import { toCallError } from '../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { ErrorNotice } from '../feedback/error-notice.tsx';
import { PageSkeleton } from '../feedback/page-skeleton.tsx';
import { OrganisationPairTransfer } from '../pickers/transfer/organisation-pair-transfer.tsx';
import { useActiveOrganisation } from '../record/organisations/use-active-organisation.ts';
import { useBatchEditText } from './batch-edit.texts.ts';

interface Props {
  action: 'assign' | 'unassign';
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** So that the whole dialog fits into a window of 720 pixels. */
const listHeight = 300;

/** The organisations that records are assigned to, or taken out of: all of them beside those that are chosen. */
export function BatchOrganisations({ action, value, onChange }: Props) {
  const t = useBatchEditText();
  const active = useActiveOrganisation();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeyOf(material.assignable, 'all'),
    queryFn: ({ signal }) => fetchAll(material.assignable, {}, signal),
    meta: { showsOwnError: true },
  });
  if (error) return <ErrorNotice title={toCallError(error).message} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <OrganisationPairTransfer
      pairs={data}
      activeId={action === 'unassign' ? (active?.id ?? '') : ''}
      titles={{ available: t('allOrganisations'), chosen: t(`${action}Organisations`) }}
      height={listHeight}
      value={value}
      onChange={onChange}
    />
  );
}
