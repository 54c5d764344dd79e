import { workbench } from '@edp/contract/modules/workbench/workbench.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fetchData } from '../../kernel/http/api.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { ChangesPerDay } from './changes-per-day.tsx';
import { Composition } from './composition.tsx';
import { FigureCards } from './figure-cards.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LatestChanges } from './latest-changes.tsx';
import { QuickLinks } from './quick-links.tsx';
import { Waiting } from './waiting.tsx';
import { Welcome } from './welcome.tsx';
import { useWorkbenchText } from './workbench.texts.ts';
import styles from './workbench.module.css';

/** The start page: what waits for the user first, then figures, latest changes, quick links. */
export function WorkbenchPage({ news }: { news: ReactNode }) {
  const t = useWorkbenchText();
  const { data, isError, refetch } = useQuery({
    queryKey: ['workbench', 'show'],
    queryFn: ({ signal }) => fetchData(workbench.show, {}, signal),
    // Refetched when the tab is shown again: the user has often just changed something on another page.
    staleTime: 0,
    meta: { showsOwnError: true },
  });
  const isInformed = data !== undefined && data.figures.length > 0;
  return (
    <div className={styles.page}>
      <Welcome />
      {!data &&
        (isError ? (
          <div className={styles.failure}>
            <ErrorNotice title={t('loadFailed')} onRetry={refetch} />
          </div>
        ) : (
          <PageSkeleton />
        ))}
      {data && <FirstSteps steps={data.firstSteps} />}
      {data && !isInformed && <Waiting waiting={data.waiting} />}
      {/* Not before the figures are known: it would be shown in one layout and jump to another. */}
      {(data ?? isError) && (
        <div className={isInformed ? styles.columns : styles.halves}>
          {isInformed && (
            <div className={styles.column}>
              <Waiting waiting={data.waiting} />
              <FigureCards figures={data.figures} />
              {data.changesPerDay.some(({ value }) => value > 0) && <ChangesPerDay days={data.changesPerDay} />}
              <LatestChanges changes={data.latestChanges} />
            </div>
          )}
          {isInformed ? (
            <div className={styles.column}>
              {data.figures.length > 1 && <Composition figures={data.figures} />}
              {news}
              <QuickLinks />
            </div>
          ) : (
            <>
              {news}
              <QuickLinks />
            </>
          )}
        </div>
      )}
    </div>
  );
}
