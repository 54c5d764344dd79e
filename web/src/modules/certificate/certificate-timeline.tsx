import { certificate, validities, type Ending } from '@edp/contract/modules/certificate/certificate.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { List } from '../../kernel/data/use-list.ts';
import { fetchData } from '../../kernel/http/api.ts';
import { toCallError } from '../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { StackedBars, type BarTone } from '../../ui/charts/stacked-bars.tsx';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import styles from './certificate.module.css';
import { useCertificateText } from './certificate.texts.ts';

/** The most urgent first. */
const states = [...validities].toReversed();
const tones: Readonly<Record<(typeof validities)[number], BarTone>> = {
  expired: 'danger',
  expiring: 'warning',
  valid: 'accent',
};

const keyOf = ({ from, to }: Ending) => `${from},${to}`;

/**
 * When the certificates of a list end, whatever days it is filtered by; a click filters it by a month, or no longer.
 */
export function CertificateTimeline({
  list: { filters, search },
}: {
  list: Pick<List<unknown>, 'filters' | 'search'>;
}) {
  const t = useCertificateText();
  const { endTime: chosen, ...rest } = filters;
  const { data, error, refetch } = useQuery({
    queryKey: queryKeyOf(certificate.timeline, rest),
    queryFn: ({ signal }) => fetchData(certificate.timeline, rest, signal),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  if (!data)
    return (
      <div className={styles.timeline}>
        {error ? <ErrorNotice title={toCallError(error).message} onRetry={refetch} /> : <PageSkeleton />}
      </div>
    );
  const labelOf = ({ from, to }: Ending) =>
    from === '' ? t('expired') : to === '' ? t('later') : from.slice(0, 'YYYY-MM'.length);
  return (
    <div className={styles.timeline}>
      <StackedBars
        title={t('timeline')}
        head={t('endDay')}
        series={states.map((state) => ({ label: t(state), tone: tones[state] }))}
        bars={data.map((ending) => ({
          key: keyOf(ending),
          label: labelOf(ending),
          values: states.map((state) => ending[state]),
        }))}
        chosen={chosen}
        onChoose={(key) => search({ endTime: key === chosen ? '' : key })}
      />
    </div>
  );
}
