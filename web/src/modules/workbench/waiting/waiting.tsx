import type { Waiting as Waits, WaitingItem } from '@edp/contract/modules/workbench/workbench.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { invalidate } from '../../../kernel/http/run-action.ts';
import { language, useLanguage } from '../../../kernel/text/language.ts';
import { joinNames } from '@edp/contract/kernel/language.ts';
import { ShortTime } from '../../../ui/feedback/short-time.tsx';
import { type OwnDraft, ownDrafts } from './own-drafts.ts';
import { runWord } from './run-word.ts';
import { useNow } from '../use-now.ts';
import styles from './waiting.module.css';
import { useWorkbenchText } from '../workbench.texts.ts';

const dayMs = 86_400_000;
/** So many days before it ends a certificate is in red. */
const urgentDays = 7;

const loadRunActions = () => import('./run-actions.ts');

/** How many of each kind there are, and the most urgent of them, each handled where it stands or where it leads to. */
export function Waiting({ waiting }: { waiting: readonly Waits[] }) {
  const t = useWorkbenchText();
  useLanguage();
  // They are in this browser, and may have changed in another tab of the product.
  const { data: drafts } = useQuery({
    queryKey: ['workbench', 'drafts'],
    queryFn: ownDrafts,
    initialData: ownDrafts,
    staleTime: 0,
  });
  if (waiting.length === 0 && drafts.length === 0) return null;
  return (
    <section className={styles.panel} aria-label={t('waiting')}>
      {waiting.length > 0 && (
        <ul className={styles.kinds}>
          {waiting.map((each) => (
            <Kind key={each.kind} of={each} />
          ))}
        </ul>
      )}
      <ul aria-label={t('waitingItems')}>
        {drafts.map((draft) => (
          <DraftLine key={draft.path} draft={draft} />
        ))}
        {waiting.flatMap(({ kind, items }) =>
          items
            .slice(0, linesPerKind(waiting.length))
            .map((item) => <Line key={`${kind} ${item.id}`} kind={kind} item={item} />),
        )}
      </ul>
    </section>
  );
}

/** The list that the figure opens has more. */
const linesPerKind = (kinds: number) => (kinds > 2 ? 2 : 4);

function Kind({ of: { kind, count, urgent, link } }: { of: Waits }) {
  const t = useWorkbenchText();
  const most = 99;
  const shown = count >= most ? `${count}+` : String(count);
  return (
    <li>
      <Link className={styles.kind} to={link}>
        <span className={styles.kindName}>{t(`waiting_${kind}`)}</span>
        <span className={styles.kindValue}>
          <strong>{shown}</strong>
          <span className={urgent > 0 ? styles.red : undefined}>
            {urgent > 0 ? t(`urgent_${kind}`, { count: urgent }) : t(`detail_${kind}`)}
          </span>
        </span>
      </Link>
    </li>
  );
}

function Line({ kind, item }: { kind: Waits['kind']; item: WaitingItem }) {
  const t = useWorkbenchText();
  const { name, link, missing, run } = item;
  const act = t(`act_${kind}`);
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        <span className={styles.tag}>{run && kind === 'dryRun' ? t(`dryRun_${runWord(run)}`) : t(`tag_${kind}`)}</span>
        <Link className={styles.name} to={link}>
          {name}
        </Link>
        {run && run.rows > 0 && <span className={styles.faint}>{aboutRun(t, kind, run)}</span>}
      </span>
      {missing ? (
        <span className={styles.lacks}>{t('isMissing', { items: joinNames(missing, language()) })}</span>
      ) : (
        <When kind={kind} time={item.time} />
      )}
      <span className={styles.acts}>
        {kind === 'dryRun' && (
          <Act quiet of={name} text={t('discard')} run={async () => (await loadRunActions()).discard(item)} />
        )}
        {kind === 'failedImport' && run && run.wrong > 0 && (
          <Act quiet of={name} text={t('wrongRows')} run={async () => (await loadRunActions()).downloadWrong(item)} />
        )}
        <Link className={styles.act} to={link} aria-label={`${act} ${name}`}>
          {act}
        </Link>
      </span>
    </li>
  );
}

function Act({ text, of, run, quiet }: { text: string; of: string; run: () => Promise<unknown>; quiet?: boolean }) {
  return (
    <button
      type="button"
      className={quiet ? styles.quiet : styles.act}
      aria-label={`${text} ${of}`}
      onClick={() => void run().then(() => invalidate('workbench'))}>
      {text}
    </button>
  );
}

type Run = NonNullable<WaitingItem['run']>;

function aboutRun(t: ReturnType<typeof useWorkbenchText>, kind: Waits['kind'], { rows, wrong }: Run): ReactNode {
  const counts = { rows: rows.toLocaleString('en'), wrong: wrong.toLocaleString('en') };
  if (kind === 'failedImport') return wrong > 0 ? t('notImported', counts) : t('notFinished', counts);
  return wrong > 0 ? t('triedWrong', counts) : t('tried', counts);
}

/** A certificate counts down; everything else says since when it waits. */
function When({ kind, time }: Pick<Waits, 'kind'> & { time: string }) {
  const t = useWorkbenchText();
  const { today } = useNow();
  if (kind !== 'certificate') return <ShortTime className={styles.time} as="minute" time={time} />;
  const days = Math.round((Date.parse(time) - Date.parse(today)) / dayMs);
  return (
    <ShortTime className={days <= urgentDays ? styles.urgent : styles.time} time={time}>
      {days <= 0 ? t('dueToday') : t('daysLeft', { days })}
    </ShortTime>
  );
}

/** A form that the user has begun to fill in and not saved, in this browser. */
function DraftLine({ draft: { path, title, time } }: { draft: OwnDraft }) {
  const t = useWorkbenchText();
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        <span className={styles.tag}>{t('tag_draft')}</span>
        <Link className={styles.name} to={path}>
          {title}
        </Link>
        <span className={styles.faint}>{t('notSaved')}</span>
      </span>
      <ShortTime className={styles.time} as="minute" time={time} />
      <span className={styles.acts}>
        <Link className={styles.act} to={path} aria-label={`${t('act_draft')} ${title}`}>
          {t('act_draft')}
        </Link>
      </span>
    </li>
  );
}
