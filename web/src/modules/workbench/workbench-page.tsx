import { workbench, type DayChanges, type Figure } from '@edp/contract/modules/workbench/workbench.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { fetchData } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { FigureCards } from './figure-cards.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LatestChanges } from './latest-changes.tsx';
import { QuickLinks } from './quick-links.tsx';
import { Waiting } from './waiting.tsx';
import { useWorkbenchText } from './workbench.texts.ts';
import styles from './workbench.module.css';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { loginInfoQuery, rolesQuery } from '../../kernel/session/access.ts';
import { localeOf, useLanguage } from '../../kernel/text/language.ts';
import { useSession } from '../../kernel/session/session.ts';
import { useNow } from './use-now.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { RingChart } from '../../ui/charts/ring-chart.tsx';
import { OptionalLink } from './optional-link.tsx';
import { useFigureFormat } from './use-figure-format.ts';

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
  const figures = useFigures(data?.figures ?? []);
  const isInformed = figures.length > 0;
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
          {data && isInformed && (
            <div className={styles.column}>
              <Waiting waiting={data.waiting} />
              <FigureCards figures={figures} />
              {data.changesPerDay.some(({ value }) => value > 0) && <ChangesPerDay days={data.changesPerDay} />}
              <LatestChanges changes={data.latestChanges} />
            </div>
          )}
          {isInformed ? (
            <div className={styles.column}>
              {figures.length > 1 && <Composition figures={figures} />}
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

/** Many records come as estimates with the page; they are counted after it and filled in. */
function useFigures(soon: readonly Figure[]): readonly Figure[] {
  const isEstimated = soon.some(({ approximate }) => approximate);
  const { data } = useQuery({
    queryKey: queryKeyOf(workbench.figures),
    queryFn: ({ signal }) => fetchData(workbench.figures, {}, signal),
    enabled: isEstimated,
    staleTime: 0,
    meta: { showsOwnError: true },
  });
  return isEstimated && data ? data : soon;
}

function ChangesPerDay({ days }: { days: readonly DayChanges[] }) {
  const t = useWorkbenchText();
  const count = days.reduce((sum, { value }) => sum + value, 0);
  return (
    <Panel title={t('changesPerDay')} beside={<span className={styles.time}>{t('changesTotal', { count })}</span>}>
      <BarChart
        title={t('changesPerDay')}
        heads={{ label: t('day'), value: t('changes') }}
        bars={days.map(({ day, value }) => ({ label: day.slice(5), value }))}
      />
    </Panel>
  );
}

const greetings = [
  { from: 18, key: 'evening' },
  { from: 13, key: 'afternoon' },
  { from: 11, key: 'noon' },
  { from: 5, key: 'morning' },
  { from: 0, key: 'night' },
] as const;

/** Chinese dates have the form 2026年11月15日 星期日. */
const dateStyle = { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' } as const;

function Welcome() {
  const t = useWorkbenchText();
  const locale = localeOf[useLanguage()];
  const { hour, inZone } = useNow();
  const { userName, tenantName } = useSession();
  const { data: info } = useQuery(loginInfoQuery);
  const { data: roles } = useQuery(rolesQuery);
  const role = roles?.find(({ roleId }) => roleId === info?.roleId);
  const invOrg = role?.invOrgData.find(({ id }) => id === info?.invorgId);
  const { key } = greetings.find(({ from }) => hour >= from) ?? greetings[0];
  const place = [tenantName, role?.roleName, invOrg?.name].filter(Boolean);
  return (
    <section className={styles.welcome}>
      <div>
        <h1 className={styles.title}>{t(key, { name: userName })}</h1>
        <p className={styles.subtitle}>{place.join(' · ')}</p>
      </div>
      <time className={styles.today}>{inZone(locale, dateStyle)}</time>
    </section>
  );
}

/** The composition of one kind of data, which the user chooses. */
function Composition({ figures }: { figures: readonly Figure[] }) {
  const t = useWorkbenchText();
  const [chosen, setChosen] = useState(figures[0]?.noun);
  const figure = figures.find(({ noun }) => noun === chosen) ?? figures[0];
  const format = useFigureFormat(figure?.approximate);
  if (!figure) return null;
  const choice = (
    <Select
      width={120}
      aria-label={t('chooseNoun')}
      value={figure.noun}
      onChange={setChosen}
      options={figures.map(({ noun }) => ({ value: noun, text: t(`figure_${noun}`) }))}
    />
  );
  return (
    <Panel title={t('composition')} beside={choice}>
      {figure.value === 0 ? (
        <p className={styles.nothing}>{t('nothingYet')}</p>
      ) : (
        <RingChart
          title={t('compositionOf', { noun: t(`figure_${figure.noun}`) })}
          format={format}
          parts={figure.parts.map(({ code, value, link }) => ({
            label: t(`part_${code}`),
            value,
            shown: <OptionalLink to={link}>{t(`part_${code}`)}</OptionalLink>,
          }))}
        />
      )}
    </Panel>
  );
}
