import type { Waiting as Waits } from '@edp/contract/modules/workbench/workbench.ts';
import { Link } from 'react-router';
import { ShortTime } from '../../ui/feedback/short-time.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useNow } from './use-now.ts';
import styles from './waiting.module.css';
import { useWorkbenchText } from './workbench.texts.ts';

const dayMs = 86_400_000;

/** What waits for the user, the most urgent of each kind; each line leads to where it is dealt with. */
export function Waiting({ waiting }: { waiting: readonly Waits[] }) {
  const t = useWorkbenchText();
  if (waiting.length === 0) return null;
  return (
    <Panel
      title={t('waiting')}
      beside={
        <span className={styles.total}>
          {t('waitingTotal', { count: waiting.reduce((sum, { count }) => sum + count, 0) })}
        </span>
      }>
      <ul>
        {waiting.flatMap(({ kind, count, link, items }) => [
          ...items.map((item) => (
            <li key={`${kind} ${item.id}`} className={styles.line}>
              <span className={styles.kind}>{t(`waiting_${kind}`)}</span>
              <Link className={styles.name} to={item.link}>
                {item.name}
              </Link>
              <When kind={kind} time={item.time} />
              <Link className={styles.act} to={item.link} aria-label={`${t(`act_${kind}`)} ${item.name}`}>
                {t(`act_${kind}`)}
              </Link>
            </li>
          )),
          ...(count > items.length
            ? [
                <li key={kind} className={styles.more}>
                  <Link to={link}>{t('waitingMore', { kind: t(`waiting_${kind}`), count })}</Link>
                </li>,
              ]
            : []),
        ])}
      </ul>
    </Panel>
  );
}

/** A certificate counts down; everything else says since when it waits. */
function When({ kind, time }: Pick<Waits, 'kind'> & { time: string }) {
  const t = useWorkbenchText();
  const { today } = useNow();
  if (kind !== 'certificate') return <ShortTime className={styles.time} as="minute" time={time} />;
  const days = Math.round((Date.parse(time) - Date.parse(today)) / dayMs);
  return (
    <ShortTime className={days <= 7 ? styles.urgent : styles.time} time={time}>
      {days <= 0 ? t('dueToday') : t('daysLeft', { days })}
    </ShortTime>
  );
}
