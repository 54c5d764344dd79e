import type { ImportDetail, ImportProblem } from '@edp/contract/modules/import/import.ts';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import controls from '../../../ui/layout/controls.module.css';
import shared from '../import.module.css';
import styles from './problems.module.css';
import { useImportText } from '../import.texts.ts';
import { runText } from '../run-text.ts';
import { WrongRowsButton } from '../wrong-rows-button.tsx';

interface Props {
  run: ImportDetail;
  /** The field whose wrong rows are shown. */
  field: string;
  isBusy: boolean;
  onField: (field: string) => void;
  onReplace: (replacement: ImportDetail['replacements'][number]) => void;
}

/** What is wrong by column, the most frequent first, and what can be done about it. */
export function Problems({ run, field, isBusy, onField, onReplace }: Props) {
  const t = useImportText();
  const total = run.problems.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...run.problems.map(({ count }) => count));
  const title = runText(run, 'problems');
  const [opened, setOpened] = useState(run.problems[0]?.field);
  return (
    <section aria-label={title}>
      <h2 className={shared.heading}>
        {title}
        <span>
          {runText(run, 'problemCount', {
            rows: run.wrongCount.toLocaleString('en'),
            count: total.toLocaleString('en'),
          })}
        </span>
      </h2>
      {run.problems.map((problem) => (
        <div key={problem.field}>
          <button
            type="button"
            className={styles.problem}
            aria-expanded={opened === problem.field}
            onClick={() => setOpened(opened === problem.field ? undefined : problem.field)}>
            <span>{problem.title}</span>
            <i aria-hidden="true">
              <u style={{ width: `${(problem.count / most) * 100}%` }} />
            </i>
            <b>{problem.count.toLocaleString('en')}</b>
          </button>
          {opened === problem.field && (
            <div className={styles.reasons}>
              {problem.reasons.map((reason) => (
                <Reason
                  key={reason.message}
                  reason={reason}
                  isBusy={isBusy}
                  onReplace={(from, to) => onReplace({ field: problem.field, from, to })}
                />
              ))}
              <button
                type="button"
                className={controls.link}
                onClick={() => onField(field === problem.field ? '' : problem.field)}>
                {t(field === problem.field ? 'allRows' : 'onlyThese')}
              </button>
            </div>
          )}
        </div>
      ))}
      <p className={styles.download}>
        <WrongRowsButton run={run} />
        <span className={shared.soft}>{t(run.isBatchEdit ? 'batchDownloadHint' : 'downloadHint')}</span>
      </p>
    </section>
  );
}

function Reason({
  reason: { message, value, meant, count },
  isBusy,
  onReplace,
}: {
  reason: ImportProblem['reasons'][number];
  isBusy: boolean;
  onReplace: (from: string, to: string) => void;
}) {
  const t = useImportText();
  const [typed, setTyped] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed?.trim()) onReplace(value, typed.trim());
  };
  return (
    <div className={styles.reason}>
      <span>
        {message} <i>{t('times', { count: count.toLocaleString('en') })}</i>
      </span>
      {meant ? (
        <button type="button" className={controls.link} disabled={isBusy} onClick={() => onReplace(value, meant)}>
          {t('replaceBy', { meant })}
        </button>
      ) : value && typed === undefined ? (
        <button type="button" className={controls.link} onClick={() => setTyped('')}>
          {t('replace')}
        </button>
      ) : null}
      {typed !== undefined && (
        <form className={styles.replace} onSubmit={submit}>
          <input
            className={controls.input}
            aria-label={t('replaceLabel', { value })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button htmlType="submit" size="small" disabled={isBusy || typed.trim() === ''}>
            {t('replaceYes')}
          </Button>
        </form>
      )}
    </div>
  );
}
