import type { Insights } from '@edp/contract/modules/workbench/workbench.ts';
import { type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ErrorNotice } from '../../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/page-skeleton.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import styles from './insights.module.css';
import page from '../workbench.module.css';
import { monthsWithin } from './months-within.ts';
import { useNow } from '../use-now.ts';
import { useWorkbenchText } from '../workbench.texts.ts';

/** Insights are read after the page: undefined until they are there, and they may fail by themselves. */
interface Later {
  insights: Insights | undefined;
  isError: boolean;
  retry: () => unknown;
}

/** As high as what will stand there. */
function Body<Value>({
  of: { isError, retry },
  value,
  children,
}: {
  of: Later;
  value: Value | null | undefined;
  children: (value: Value) => ReactNode;
}) {
  const t = useWorkbenchText();
  return (
    <div style={{ minHeight: 176 }}>
      {value ? (
        children(value)
      ) : isError ? (
        <ErrorNotice title={t('partFailed')} onRetry={retry} />
      ) : value === undefined ? (
        <PageSkeleton />
      ) : (
        <p className={page.nothing}>{t('nothingYet')}</p>
      )}
    </div>
  );
}

const urgentDays = 7;
const soonDays = 30;
const toneOf = (days: number) => (days <= urgentDays ? styles.danger : days <= soonDays ? styles.warning : styles.calm);

/** The certificates that end within the next months, on one line of time. */
export function CertificatesAhead(of: Later) {
  const t = useWorkbenchText();
  const { today } = useNow();
  const ahead = of.insights && of.insights.certificates;
  const share = (days: number, all: number) => ({ '--share': `${(days / all) * 100}%` }) as CSSProperties;
  return (
    <Panel
      title={t('certificatesAhead')}
      beside={
        <div className={styles.beside}>
          <span>{ahead && t('nextDays', { days: ahead.days })}</span>
          {ahead && ahead.value > 0 && <Link to={ahead.link}>{t('allCertificates', { count: ahead.value })}</Link>}
        </div>
      }>
      <Body of={of} value={ahead}>
        {({ days: all, items }) =>
          items.length === 0 ? (
            <p className={page.nothing}>{t('noCertificates', { days: all })}</p>
          ) : (
            <ol>
              <li className={styles.months} aria-hidden="true">
                <span />
                <span className={styles.track}>
                  <span className={styles.month} style={share(0, all)}>
                    {t('today')}
                  </span>
                  {monthsWithin(today, all).map(({ month, days }) => (
                    <span key={month} className={styles.month} style={share(days, all)}>
                      {t('month', { month })}
                    </span>
                  ))}
                </span>
                <span />
              </li>
              {items.map(({ id, name, days, link }) => (
                <li key={id} className={`${styles.certificate} ${toneOf(days)}`}>
                  <Link to={link} title={name}>
                    {name}
                  </Link>
                  <span className={styles.track} aria-hidden="true">
                    <span className={styles.span} style={share(days, all)} />
                  </span>
                  <span className={styles.days}>{days === 0 ? t('dueToday') : t('days', { days })}</span>
                </li>
              ))}
            </ol>
          )
        }
      </Body>
    </Panel>
  );
}

/** From here on a record counts as well described. */
const goal = 90;
const low = 70;

/** How complete the records are, by category, the least complete first. */
export function CompletenessByCategory(of: Later) {
  const t = useWorkbenchText();
  const found = of.insights && of.insights.completeness;
  return (
    <Panel
      title={t('completeness')}
      beside={
        <div className={styles.beside}>
          <span>{found?.isPart ? t('newestOnly', { count: found.value }) : t('byCategory')}</span>
          <span>{t('goal', { percent: goal })}</span>
        </div>
      }>
      <Body of={of} value={found}>
        {({ categories }) => (
          <ul style={{ '--goal': `${goal}%` } as CSSProperties}>
            {categories.map(({ id, name, percent, missing, link }) => (
              <li key={id} className={styles.category}>
                <Link to={link} title={name}>
                  {name}
                </Link>
                <span className={styles.bar} aria-hidden="true">
                  <span className={percent < low ? styles.low : styles.good} style={{ width: `${percent}%` }} />
                </span>
                <span className={styles.percent}>{Math.round(percent)}%</span>
                <span className={styles.missing}>
                  {missing && t('lacks', { item: missing.text, count: missing.value })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Body>
    </Panel>
  );
}
