import type { ImportDetail } from '@edp/contract/modules/import/import.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { labelled } from '@edp/contract/kernel/language.ts';
import { Button } from 'antd';
import { request } from '../../kernel/http/api.ts';
import { runAction } from '../../kernel/http/run-action.ts';
import { useLanguage } from '../../kernel/text/language.ts';
import { RouteButton } from '../../ui/layout/route-button.tsx';
import styles from './import.module.css';
import { importText, useImportText } from './import.texts.ts';
import { RowTable } from './row-table.tsx';
import { runText } from './run-text.ts';
import { undoImport } from './shared/undo-import.ts';
import { WrongRowsButton } from './wrong-rows-button.tsx';

/** What is written in each mode. */
const resultsOf = { both: 'new,changed', create: 'new', update: 'changed' };

interface Props {
  run: ImportDetail;
  /** The list of the records. */
  page: string;
  onAgain: () => void;
}

/** What was written, or undone, and the rows for which that was not possible. */
export function DoneStep({ run, page, onAgain }: Props) {
  const t = useImportText();
  const language = useLanguage();
  const isUndone = run.state === 'undone';
  const isOver = run.state === 'done' || isUndone;
  const isUndoing = isUndone || run.state === 'undoing';
  const left = isUndoing ? run.keptCount : run.failedCount;
  const count = (isUndoing ? run.undoneCount : run.writtenCount).toLocaleString('en');
  const title = titleOf(run, isUndoing, count, left);
  const goOn = () =>
    runAction('import', () =>
      request(imports.run, { id: run.id, mode: run.mode || 'both', allOrNone: run.allOrNone ? 1 : 0 }),
    );
  return (
    <>
      <div className={styles.lead}>
        <strong>
          {isOver ? title : labelled(t(run.jobState === 'failed' ? 'failed' : 'stopped'), title, language)}
        </strong>
        {run.state === 'done' && run.wrongCount > 0 && (
          <span className={styles.soft}>{runText(run, 'skipped', { count: run.wrongCount.toLocaleString('en') })}</span>
        )}
        {!isOver && <span className={styles.danger}>{run.error}</span>}
      </div>
      {isOver && left > 0 ? (
        <RowTable run={run} caption={t(isUndone ? 'keptRows' : 'notWritten')} filters={{ id: run.id, failed: 1 }} />
      ) : run.state === 'done' && run.writtenCount > 0 ? (
        <RowTable
          run={run}
          caption={t('writtenRows')}
          filters={{ id: run.id, results: resultsOf[run.mode || 'both'] }}
        />
      ) : (
        <div className={styles.grow} />
      )}
      <footer className={styles.foot}>
        {!run.isBatchEdit && <Button onClick={onAgain}>{t('again')}</Button>}
        {run.state === 'done' && run.wrongCount + run.failedCount > 0 && <WrongRowsButton run={run} />}
        <span className={styles.grow} />
        {run.canUndo && <span className={styles.soft}>{t('undoHint')}</span>}
        {run.canUndo && <Button onClick={() => void undoImport(run)}>{runText(run, 'undo')}</Button>}
        {run.state === 'running' && (
          <Button type="primary" onClick={() => void goOn()}>
            {t(run.isBatchEdit ? 'batchGoOn' : 'goOn')}
          </Button>
        )}
        {isOver && <RouteButton to={page}>{t('toList')}</RouteButton>}
      </footer>
    </>
  );
}

/** Also of a run that was stopped: what it did until then stays. */
function titleOf(run: ImportDetail, isUndoing: boolean, count: string, left: number): string {
  const { isBatchEdit } = run;
  const number = left.toLocaleString('en');
  if (isUndoing && left > 0) return importText(isBatchEdit ? 'batchUndoneKept' : 'undoneKept', { count, kept: number });
  if (isUndoing) return importText(isBatchEdit ? 'batchUndoneTitle' : 'undoneTitle', { count });
  return runText(run, left > 0 ? 'doneFailed' : 'done', { count, failed: number });
}
