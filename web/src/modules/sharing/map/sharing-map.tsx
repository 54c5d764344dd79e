import { sharing } from '@edp/contract/modules/sharing/sharing.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Filters } from '../../../kernel/data/use-list.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { ErrorNotice } from '../../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/page-skeleton.tsx';
import { useSharingText } from '../sharing.texts.ts';
import { MapFigure } from './map-figure.tsx';
import styles from './sharing-map.module.css';

/** Who shares what with whom, of the rules that the filters find. */
export function SharingMap({ filters, onOpen }: { filters: Filters; onOpen: (id: string) => void }) {
  const t = useSharingText();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeyOf(sharing.map, filters),
    queryFn: ({ signal }) => fetchData(sharing.map, filters, signal),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  if (!data) return error ? <ErrorNotice title={toCallError(error).message} onRetry={refetch} /> : <PageSkeleton />;
  return (
    <div className={styles.window}>
      {data.hasMore && <p className={styles.note}>{t('mostMapped', { most: data.rules.length })}</p>}
      <MapFigure rules={data.rules} onOpen={onOpen} />
    </div>
  );
}
