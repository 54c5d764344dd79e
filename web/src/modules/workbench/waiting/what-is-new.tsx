import type { DayChanges, Figure, Insights } from '@edp/contract/modules/workbench/workbench.ts';
import { Link } from 'react-router';
import styles from './waiting.module.css';
import { useWorkbenchText } from '../workbench.texts.ts';

interface Props {
  figures: readonly Figure[];
  days: readonly DayChanges[];
  /** Comes later. */
  growth: Insights['growth'] | undefined;
}

const week = 7;
const mostShown = 4;

/** For those for whom nothing waits: what came and changed lately, by noun; each figure opens the list. */
export function WhatIsNew({ figures, days, growth }: Props) {
  const t = useWorkbenchText();
  const sums = figures
    .map(({ noun, link }) => {
      const of = days.slice(-week).flatMap(({ nouns }) => nouns.filter((each) => each.noun === noun));
      return { noun, link, changes: of.reduce((sum, { value }) => sum + value, 0) };
    })
    .filter(({ changes }) => changes > 0)
    .toSorted((one, other) => other.changes - one.changes)
    .slice(0, mostShown);
  if (sums.length === 0) return null;
  return (
    <section className={styles.panel} aria-label={t('whatIsNew')}>
      <ul className={styles.kinds}>
        {sums.map(({ noun, link, changes }) => {
          const added = growth?.find((each) => each.noun === noun)?.days.slice(-week) ?? [];
          const more = added.reduce((sum, each) => sum + each, 0);
          return (
            <li key={noun}>
              <Link className={styles.kind} to={link}>
                <span className={styles.kindName}>{t(`figure_${noun}`)}</span>
                <span className={styles.kindValue}>
                  <strong>{changes.toLocaleString('en')}</strong>
                  <span>{more > 0 ? t('newInWeek', { growth: more.toLocaleString('en') }) : t('changedInWeek')}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
