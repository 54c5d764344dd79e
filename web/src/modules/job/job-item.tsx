import type { JobState } from '@edp/contract/kernel/job-state.ts';
import type { Job } from '@edp/contract/modules/job/job.ts';
import { useId } from 'react';
import controls from '../../ui/layout/controls.module.css';
import { StatusTag, type Tone, ToneTag } from '../../ui/feedback/status-tag.tsx';
import { cancelJob, downloadResult, restartJob } from './job-actions.ts';
import { useJobText } from './job.texts.ts';
import styles from './job.module.css';

const tones: Readonly<Partial<Record<JobState, Tone>>> = { succeeded: 'success', failed: 'danger', running: 'warning' };

export function JobItem({ job }: { job: Job }) {
  const t = useJobText();
  const id = useId();
  const { title, state, done, total, error, canRestart, resultName, createTime, finishTime } = job;
  const tone = tones[state];
  const isOpen = state === 'queued' || state === 'running';
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <span id={id} className={styles.name}>
          {title}
        </span>
        {tone ? <ToneTag tone={tone} text={t(state)} /> : <StatusTag on={false} text={t(state)} />}
      </div>
      {state === 'running' && (
        <div className={styles.progress}>
          {/* Indeterminate while the total is unknown. */}
          <progress aria-label={`${title} ${t('progress')}`} max={total || 1} {...(total > 0 && { value: done })} />
          {total > 0 && <span className={styles.figures}>{t('progressOf', { done, total })}</span>}
        </div>
      )}
      {error && <p className={styles.error}>{error}</p>}
      <div className={styles.line}>
        <time className={styles.time}>
          {finishTime ? t('finished', { time: finishTime }) : t('created', { time: createTime })}
        </time>
        {resultName && (
          <button type="button" className={controls.link} onClick={() => void downloadResult(job)}>
            {t('download', { name: resultName })}
          </button>
        )}
        {canRestart && (
          <button type="button" className={controls.link} aria-describedby={id} onClick={() => void restartJob(job)}>
            {t('restart')}
          </button>
        )}
        {isOpen && (
          <button type="button" className={controls.danger} aria-describedby={id} onClick={() => void cancelJob(job)}>
            {t('cancel')}
          </button>
        )}
      </div>
    </li>
  );
}
