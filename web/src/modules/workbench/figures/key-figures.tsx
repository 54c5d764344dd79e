import { sizeText } from '@edp/contract/kernel/stored-file.ts';
import type { Figure, Insights } from '@edp/contract/modules/workbench/workbench.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import { useFigureFormat } from './use-figure-format.ts';
import { useWorkbenchText } from '../workbench.texts.ts';
import styles from './figures.module.css';

interface Props {
  figures: readonly Figure[];
  /** Undefined while they are being found out. */
  insights: Insights | undefined;
  /** The caller's role has figures of the company: there is room for them from the beginning. */
  isAdministrator: boolean;
  onStorage: () => void;
}

/** So many nouns, the first of the menu, have a figure with its trend; all are in the overview below. */
const mostNouns = { administrator: 2, other: 3 };
const week = 7;

/** The figures that matter most to the role, without boxes; each opens what it counts. */
export function KeyFigures({ figures, insights, isAdministrator, onStorage }: Props) {
  const t = useWorkbenchText();
  const counted = figures.filter(({ noun }) => noun !== 'certificate');
  const shown = counted.slice(0, isAdministrator ? mostNouns.administrator : mostNouns.other);
  const hasCompleteness = figures.some(({ noun }) => noun === 'product');
  return (
    <section aria-label={t('keyFigures')}>
      <ul className={styles.keys}>
        {shown.map((figure) => (
          <NounFigure
            key={figure.noun}
            figure={figure}
            growth={insights?.growth.find(({ noun }) => noun === figure.noun)?.days}
          />
        ))}
        {hasCompleteness && insights?.completeness !== null && (
          <Key
            label={t('averageCompleteness')}
            to={insights?.completeness?.link}
            value={insights?.completeness && `${insights.completeness.percent}%`}
            detail={insights?.completeness && t('ofProducts', { count: insights.completeness.value })}
          />
        )}
        {isAdministrator && insights?.company !== null && (
          <CompanyFigures company={insights?.company} onStorage={onStorage} />
        )}
      </ul>
    </section>
  );
}

function NounFigure({ figure, growth }: { figure: Figure; growth: readonly number[] | undefined }) {
  const t = useWorkbenchText();
  const format = useFigureFormat(figure.approximate);
  const sum = (days: readonly number[]) => days.reduce((total, each) => total + each, 0);
  return (
    <Key
      label={t(`figure_${figure.noun}`)}
      to={figure.link}
      value={format(figure.value)}
      detail={growth && t('inWeek', { delta: signed(sum(growth.slice(-week))) })}
      // Backwards from today, by what was added and deleted each day.
      trend={growth?.map((_, day) => figure.value - sum(growth.slice(day + 1)))}
    />
  );
}

function CompanyFigures({
  company,
  onStorage,
}: {
  company: NonNullable<Insights['company']> | undefined;
  onStorage: () => void;
}) {
  const t = useWorkbenchText();
  const { people, storage, jobs } = company ?? {};
  return (
    <>
      <Key
        label={t('activePeople')}
        to={people?.link}
        value={people?.value.toLocaleString('en')}
        detail={people && t('thanBefore', { delta: signed(people.value - people.before) })}
        trend={people?.days}
      />
      <Key
        label={t('storage')}
        value={storage && sizeText(storage.used)}
        onOpen={onStorage}
        detail={storage && (storage.limit ? t('ofStorage', { limit: sizeText(storage.limit) }) : t('noLimit'))}
      />
      <Key
        label={t('runs')}
        to={jobs?.link}
        value={jobs?.value.toLocaleString('en')}
        isBad={jobs !== undefined && jobs.failed > 0}
        detail={jobs && (jobs.failed > 0 ? t('runsFailed', { count: jobs.failed }) : t('runsFine'))}
      />
    </>
  );
}

interface KeyProps {
  label: string;
  /** The page that lists the counted records. */
  to?: string | undefined;
  onOpen?: () => void;
  /** Undefined while it is being found out. */
  value: string | undefined;
  detail: ReactNode;
  isBad?: boolean;
  trend?: readonly number[] | undefined;
}

function Key({ label, to, onOpen, value, detail, isBad, trend }: KeyProps) {
  const t = useWorkbenchText();
  const name = `${label} ${value ?? ''}`;
  return (
    <li className={styles.key} aria-busy={value === undefined}>
      <p className={styles.label}>{label}</p>
      <div>
        <p className={styles.value}>
          {value === undefined ? (
            t('pending')
          ) : to ? (
            <Link to={to} aria-label={name}>
              {value}
            </Link>
          ) : onOpen ? (
            <button type="button" aria-label={name} aria-haspopup="dialog" onClick={onOpen}>
              {value}
            </button>
          ) : (
            value
          )}
        </p>
        <p className={isBad ? styles.bad : styles.detail}>{detail}</p>
      </div>
      {trend && trend.length > 1 && <Sparkline values={trend} />}
    </li>
  );
}

const signed = (delta: number) =>
  delta > 0 ? `+${delta.toLocaleString('en')}` : delta.toLocaleString('en').replace('-', '−');
