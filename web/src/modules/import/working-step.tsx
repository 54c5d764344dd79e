import type { ImportDetail } from '@edp/contract/modules/import/import.ts';
import { job } from '@edp/contract/modules/job/job.ts';
import { Button } from 'antd';
import { request } from '../../kernel/http/api.ts';
import { runAction } from '../../kernel/http/run-action.ts';
import styles from './import.module.css';
import { useImportText } from './import.texts.ts';
import { runText } from './run-text.ts';

const kinds = { checking: 'checking', running: 'running', undoing: 'undoing' } as const;

/** How far the job is that works on the import. */
export function WorkingStep({ run }: { run: ImportDetail }) {
  const t = useImportText();
  const kind = kinds[run.state as keyof typeof kinds] ?? 'checking';
  const title = kind === 'running' ? runText(run, 'running') : t(kind);
  const done = run.done.toLocaleString('en');
  const text =
    kind === 'running' && run.total > 0
      ? t('runningRows', { done, total: run.total.toLocaleString('en') })
      : kind === 'undoing'
        ? t('undoingRows', { done })
        : t('checkingRows', { done });
  return (
    <output className={styles.working}>
      <p className={styles.dropTitle}>{title}</p>
      <progress
        className={styles.progress}
        aria-label={title}
        {...(run.total > 0 && { max: run.total, value: run.done })}
      />
      <p>{text}</p>
      <p className={styles.soft}>{t('canLeave')}</p>
      <Button onClick={() => void runAction('import', () => request(job.cancel, { id: run.jobId }))}>
        {t('stop')}
      </Button>
    </output>
  );
}
