import { type ImportRun, imports } from '@edp/contract/modules/import/import.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { usePagedList } from '../../kernel/data/use-paged-list.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import skeleton from '../../ui/feedback/skeleton.module.css';
import { StatusTag, type Tone, ToneTag } from '../../ui/feedback/status-tag.tsx';
import controls from '../../ui/layout/controls.module.css';
import { useImportText } from './import.texts.ts';
import styles from './recent-runs.module.css';
import { runState, runText } from './run-text.ts';
import { thingOf } from './thing.ts';
import { undoImport } from './shared/undo-import.ts';

/** The newest imports and batches, to open and to take back; the list of all of them has its own page. */
export function RecentRuns({ onLeave }: { onLeave: () => void }) {
  const t = useImportText();
  const { rows, error, isFirstLoad, reload } = usePagedList(imports.list, {});
  if (error) return <ErrorNotice title={error.message} onRetry={reload} />;
  if (isFirstLoad)
    return (
      <div className={styles.loading}>
        {[1, 2, 3].map((line) => (
          <span key={line} className={skeleton.bar} />
        ))}
      </div>
    );
  if (rows.length === 0) return <Notice title={t('emptyTitle')} detail={t('emptyDetail')} />;
  return (
    <>
      <ul className={styles.list}>
        {rows.map((run) => (
          <RecentRun key={run.id} run={run} onLeave={onLeave} />
        ))}
      </ul>
      <Link to="/import" className={styles.all} onClick={onLeave}>
        {t('allRecords')}
      </Link>
    </>
  );
}

const tones: Readonly<Partial<Record<ImportRun['state'], Tone>>> = {
  done: 'success',
  checking: 'warning',
  running: 'warning',
  undoing: 'warning',
};
const toneOf = ({ state, jobState }: ImportRun): Tone | undefined =>
  jobState === 'failed' && state.endsWith('ing') ? 'danger' : tones[state];

function RecentRun({ run, onLeave }: { run: ImportRun; onLeave: () => void }) {
  const t = useImportText();
  const id = useId();
  const { noun, fileName, writtenCount, failedCount, wrongCount, userName, createTime, canUndo } = run;
  const tone = toneOf(run);
  const wrong = failedCount + wrongCount;
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <Link id={id} className={styles.name} to={`/import/${noun}?run=${run.id}`} onClick={onLeave}>
          {fileName}
        </Link>
        {tone ? <ToneTag tone={tone} text={runState(run)} /> : <StatusTag on={false} text={runState(run)} />}
      </div>
      <div className={styles.line}>
        <span className={styles.facts}>
          {[
            runText(run, 'kind'),
            thingOf(noun)?.name ?? noun,
            wrong
              ? t('recentCountsWrong', {
                  written: writtenCount.toLocaleString('en'),
                  wrong: wrong.toLocaleString('en'),
                })
              : t('recentCounts', { written: writtenCount.toLocaleString('en') }),
          ].join(' · ')}
        </span>
      </div>
      <div className={styles.line}>
        <span className={styles.facts}>
          {userName} · <time>{createTime}</time>
        </span>
        {canUndo && (
          <button type="button" className={controls.danger} aria-describedby={id} onClick={() => void undoImport(run)}>
            {runText(run, 'undo')}
          </button>
        )}
      </div>
    </li>
  );
}
