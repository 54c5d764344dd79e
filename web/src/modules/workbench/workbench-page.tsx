import { workbench } from '@edp/contract/modules/workbench/workbench.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fetchData } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { useCan } from '../../kernel/session/access.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { ChangesChart } from './changes-chart.tsx';
import { Feed } from './feed/feed.tsx';
import { FirstSteps } from './waiting/first-steps.tsx';
import { CertificatesAhead, CompletenessByCategory } from './ahead/insight-panels.tsx';
import { KeyFigures } from './figures/key-figures.tsx';
import { Overview } from './figures/overview.tsx';
import { QuickHelp } from './quick-help.tsx';
import { Waiting } from './waiting/waiting.tsx';
import { Welcome } from './welcome.tsx';
import { WhatIsNew } from './waiting/what-is-new.tsx';
import { WorkbenchSkeleton } from './workbench-skeleton.tsx';
import { useWorkbenchText } from './workbench.texts.ts';
import styles from './workbench.module.css';

interface Props {
  news: ReactNode;
  /** Opens how much room the files take. */
  onStorage: () => void;
}

/** The start page: what waits for the user first, then figures, what changed, and what is ahead. */
export function WorkbenchPage({ news, onStorage }: Props) {
  const t = useWorkbenchText();
  const { data, isError, refetch } = useQuery({
    queryKey: ['workbench', 'show'],
    queryFn: ({ signal }) => fetchData(workbench.show, {}, signal),
    // Refetched when the tab is shown again: the user has often just changed something on another page.
    staleTime: 0,
    meta: { showsOwnError: true },
  });
  const isInformed = data !== undefined && data.figures.length > 0;
  const later = useInsights(isInformed);
  // Many records come as estimates with the page; they are counted after it and filled in.
  const isEstimated = data?.figures.some(({ approximate }) => approximate) === true;
  const counted = isEstimated ? (later.insights?.figures ?? []) : [];
  const figures = counted.length > 0 ? counted : (data?.figures ?? []);
  const isAdministrator = useCan()('account.view');
  const count = data?.waiting.reduce((sum, each) => sum + each.count, 0) ?? 0;
  const urgent = data?.waiting.reduce((sum, each) => sum + each.urgent, 0) ?? 0;
  const rail = (
    <>
      {data && isInformed && <Feed changes={data.latestChanges} />}
      {news}
      <QuickHelp />
    </>
  );
  if (!data && !isError)
    return (
      <div className={styles.page}>
        <Welcome waiting={0} urgent={0} />
        <WorkbenchSkeleton />
      </div>
    );
  return (
    <div className={styles.page}>
      <Welcome waiting={count} urgent={urgent} />
      {!data && (
        <div className={styles.failure}>
          <ErrorNotice title={t('loadFailed')} onRetry={refetch} />
        </div>
      )}
      <div className={isInformed ? styles.columns : styles.halves}>
        {data && (
          <div className={styles.column}>
            <FirstSteps steps={data.firstSteps} />
            <Waiting waiting={data.waiting} />
            {isInformed && (
              <>
                {data.waiting.length === 0 && (
                  <WhatIsNew figures={figures} days={data.changesPerDay} growth={later.insights?.growth} />
                )}
                <KeyFigures
                  figures={figures}
                  insights={later.insights}
                  isAdministrator={isAdministrator}
                  onStorage={onStorage}
                />
                {data.changesPerDay.some(({ value }) => value > 0) && <ChangesChart days={data.changesPerDay} />}
                <div className={styles.pair}>
                  {figures.some(({ noun }) => noun === 'certificate') && <CertificatesAhead {...later} />}
                  {figures.some(({ noun }) => noun === 'product') && <CompletenessByCategory {...later} />}
                </div>
                <Overview figures={figures} />
              </>
            )}
          </div>
        )}
        {isInformed ? <div className={styles.column}>{rail}</div> : rail}
      </div>
    </div>
  );
}

/** Parts that take longer come after the page, and fail without it. */
function useInsights(enabled: boolean) {
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeyOf(workbench.insights),
    queryFn: ({ signal }) => fetchData(workbench.insights, {}, signal),
    enabled,
    staleTime: 0,
    meta: { showsOwnError: true },
  });
  return { insights: data, isError: isError && !data, retry: refetch };
}
