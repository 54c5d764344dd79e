import type { Change } from '@edp/contract/modules/workbench/workbench.ts';
import { Fragment, useState } from 'react';
import { invalidate } from '../../../kernel/http/run-action.ts';
import { localeOf, useLanguage } from '../../../kernel/text/language.ts';
import { ShortTime } from '../../../ui/feedback/short-time.tsx';
import { Segmented } from '../../../ui/filter/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import styles from './feed.module.css';
import page from '../workbench.module.css';
import { OptionalLink } from '../optional-link.tsx';
import { useNow } from '../use-now.ts';
import { useWorkbenchText } from '../workbench.texts.ts';

type Shown = 'all' | 'own';

/** Who did what, by day, with the values before and after. */
export function Feed({ changes }: { changes: readonly Change[] }) {
  const t = useWorkbenchText();
  const [shown, setShown] = useState<Shown>('all');
  const { today } = useNow();
  const locale = localeOf[useLanguage()];
  const some = changes.filter(({ isOwn }) => shown === 'all' || isOwn);
  const days = [...Map.groupBy(some, ({ createTime }) => createTime.split(' ')[0]!)];
  const dayText = (day: string) => {
    const weekday = new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' });
    return day === today ? t('today') : `${day.slice(5)} ${weekday}`;
  };
  return (
    <Panel
      title={t('latestChanges')}
      beside={
        <Segmented
          aria-label={t('whose')}
          options={(['all', 'own'] as const).map((value) => ({ value, label: t(`whose_${value}`) }))}
          value={shown}
          onChange={setShown}
        />
      }>
      {some.length === 0 ? (
        <p className={page.nothing}>
          {shown === 'own' ? t('noOwnChanges') : t('noChanges')}
          <br />
          {t('noChangesDetail')}
        </p>
      ) : (
        days.map(([day, those]) => (
          <Fragment key={day}>
            <h3 className={styles.day}>{dayText(day)}</h3>
            <ol aria-label={dayText(day)}>
              {those.map((change) => (
                <Entry key={change.id} change={change} />
              ))}
            </ol>
          </Fragment>
        ))
      )}
    </Panel>
  );
}

/** 张伟 编辑了 品牌 恒拓轴承 等 3 条 */
function Entry({ change }: { change: Change }) {
  const t = useWorkbenchText();
  const { userName, userPicture, action, noun, recordName, link, count, isMore, run, undo, createTime } = change;
  const name = userName || t('system');
  const counted = `${count.toLocaleString('en')}${isMore ? '+' : ''}`;
  return (
    <li className={styles.entry}>
      <Avatar name={name} url={userPicture} />
      <div className={styles.text}>
        <p className={styles.sentence}>
          <strong>{name}</strong> {run ? t(run.isBatchEdit ? 'ranBatch' : 'imported') : t(`action_${action}`)}{' '}
          {t(`noun_${noun}`)} <OptionalLink to={link}>{recordName}</OptionalLink>
          {(count > 1 || isMore) && ` ${t('andOthers', { count: counted })}`}
        </p>
        <Detail change={change} />
        {undo && (
          <button
            type="button"
            className={styles.undo}
            aria-label={t('undoOf', { name: run?.name ?? recordName })}
            onClick={() => void takeBack(change)}>
            {t('undo')}
          </button>
        )}
      </div>
      <ShortTime className={styles.time} as="clock" time={createTime} />
    </li>
  );
}

/** So many fields are told by their values, the others counted. */
const mostFields = 2;

function Detail({ change: { run, fields, action } }: { change: Change }) {
  const t = useWorkbenchText();
  if (run) return <p className={styles.detail}>{run.name}</p>;
  if (action !== 'update' || fields.length === 0) return null;
  return (
    <>
      {fields.slice(0, mostFields).map(({ label, old, new: now }) => (
        <p key={label} className={styles.detail} title={old === null ? undefined : `${label} ${old} → ${now}`}>
          {label}
          {old !== null && (
            <>
              {' '}
              <del>{old || t('empty')}</del> → <ins>{now || t('empty')}</ins>
            </>
          )}
        </p>
      ))}
      {fields.length > mostFields && (
        <p className={styles.detail}>{t('moreFields', { count: fields.length - mostFields })}</p>
      )}
    </>
  );
}

async function takeBack(change: Change) {
  if (change.run) {
    const { undoRun } = await import('../waiting/run-actions.ts');
    await undoRun(change.run);
  } else {
    const { undoChange } = await import('./undo-change.ts');
    await undoChange(change);
  }
  await invalidate('workbench');
}
