import { material } from '@edp/contract/modules/material/material.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { useCan } from '../../../kernel/session/access.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { PageSkeleton } from '../../../ui/feedback/page-skeleton.tsx';
import { useGoBack } from '../../../ui/layout/use-go-back.ts';
import { LoadFailure } from '../../../ui/record/load-failure.tsx';
import { NounPage } from '../../../ui/record/noun-page.tsx';
import { useMaterialKind } from './material-kind.tsx';
import { blankMaterial, copyOfMaterial } from './material-value.ts';
import { readCopied } from './read-copied.ts';
import { copiedId, materialList } from './routes.ts';

/** The page of a material in an inventory organisation; 0 is a new material, and the current organisation. */
export function MaterialRecordPage() {
  const { invorgId = '0' } = useParams();
  const copied = copiedId(useSearchParams()[0]);
  if (copied !== undefined) return <CopyPage key={copied} id={copied} />;
  return <MaterialPage detailInput={invorgId === '0' ? undefined : { invorgId }} />;
}

interface Props {
  blank?: object;
  detailInput?: Readonly<Record<string, string>> | undefined;
  draftKey?: string;
}

function MaterialPage({ blank, ...props }: Props) {
  const [initial] = useState(() => blank ?? blankMaterial());
  return <NounPage kind={useMaterialKind(initial)} {...props} />;
}

/** The form of a new material with the values of another. */
function CopyPage({ id }: { id: string }) {
  const leave = useGoBack(materialList);
  const mayAssign = useCan()(material.assign.can);
  const { data, error, refetch } = useQuery({
    queryKey: queryKeyOf(material.detail, id, 'copy'),
    queryFn: ({ signal }) => readCopied(id, signal),
    staleTime: Infinity,
    meta: { showsOwnError: true },
  });
  if (data)
    return (
      <MaterialPage blank={copyOfMaterial(data.detail, mayAssign ? data.organisations : [])} draftKey={`copy ${id}`} />
    );
  return error ? <LoadFailure error={toCallError(error)} onRetry={refetch} onBack={leave} /> : <PageSkeleton />;
}
