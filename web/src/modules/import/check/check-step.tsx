import type { ImportDetail, ImportMode, ImportResult } from '@edp/contract/modules/import/import.ts';
import { importResults, imports } from '@edp/contract/modules/import/import.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { fetchData } from '../../../kernel/http/api.ts';
import { showError } from '../../../kernel/http/call-error.ts';
import { invalidate } from '../../../kernel/http/run-action.ts';
import controls from '../../../ui/layout/controls.module.css';
import { RouteButton } from '../../../ui/layout/route-button.tsx';
import { useDebounced } from '../../../ui/layout/use-debounced.ts';
import shared from '../import.module.css';
import styles from './results.module.css';
import { useImportText } from '../import.texts.ts';
import { Problems } from './problems.tsx';
import { RowTable } from '../row-table.tsx';
import { runText } from '../run-text.ts';
import { WriteOptions } from './write-options.tsx';

interface Props {
  run: ImportDetail;
  /** The list of the records. */
  page: string;
  onMatch: () => void;
  onAgain: () => void;
}

const number = (value: number) => value.toLocaleString('en');

/** What the dry run found: counts, rows, what is wrong, and what is to be written. */
export function CheckStep({ run, page, onMatch, onAgain }: Props) {
  const t = useImportText();
  const [shown, setShown] = useState<ReadonlySet<ImportResult>>(new Set(['new', 'changed', 'wrong']));
  const [field, setField] = useState('');
  const [search, setSearch] = useState('');
  const [mode, setMode] = useState<ImportMode>(run.isBatchEdit ? 'update' : 'both');
  const [isAllOrNone, setAllOrNone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const searched = useDebounced(search);
  const counts: Record<ImportResult, number> = {
    new: run.newCount,
    changed: run.changedCount,
    unchanged: run.unchangedCount,
    wrong: run.wrongCount,
  };
  const writable = (mode === 'update' ? 0 : counts.new) + (mode === 'create' ? 0 : counts.changed);
  const isChecked = run.state === 'checked';
  const searchLabel = t(run.isBatchEdit ? 'batchSearch' : 'search');
  const offered = run.isBatchEdit ? importResults.filter((result) => result !== 'new') : importResults;

  const call = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      await invalidate('import');
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  const mapping = run.columns
    .filter((column) => column.field !== '')
    .map((column) => ({ place: column.place, field: column.field }));
  const check = (more: ImportDetail['replacements'] = []) =>
    call(() => fetchData(imports.check, { id: run.id, mapping, replacements: [...run.replacements, ...more] }));
  const start = () => call(() => fetchData(imports.run, { id: run.id, mode, allOrNone: isAllOrNone ? 1 : 0 }));
  const toggle = (result: ImportResult) =>
    setShown(new Set(importResults.filter((each) => shown.has(each) !== (each === result))));
  const results = field ? 'wrong' : [...shown].join(',');
  if (!isChecked)
    return <Unfinished run={run} page={page} onMatch={onMatch} onRetry={() => void check()} isBusy={isBusy} />;
  return (
    <>
      <div className={shared.lead}>
        <strong>{summaryOf(run)}</strong>
        <span className={shared.soft}>{t('checkedIn', { seconds: (run.checkMs / 1000).toFixed(1) })}</span>
        {run.error && (
          <span className={shared.danger} role="alert">
            {run.error}
          </span>
        )}
      </div>
      <div className={styles.share} aria-hidden="true">
        {importResults
          .filter((result) => counts[result] > 0)
          .map((result) => (
            <i key={result} data-result={result} style={{ flexGrow: counts[result] }} />
          ))}
      </div>
      <div className={styles.kinds}>
        <fieldset className={styles.kindSet} aria-label={t('shownResults')}>
          {offered.map((result) => (
            <label key={result} className={styles.kind} data-off={!shown.has(result) || undefined}>
              <input type="checkbox" checked={shown.has(result)} onChange={() => toggle(result)} />
              <em data-result={result} />
              {result === 'changed' || result === 'wrong' ? runText(run, result) : t(`result_${result}`)}{' '}
              <b>{number(counts[result])}</b>
            </label>
          ))}
        </fieldset>
        <span className={shared.grow} />
        <input
          type="search"
          className={`${controls.input} ${styles.search}`}
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <div className={shared.body}>
        <RowTable
          key={`${results} ${field} ${searched}`}
          run={run}
          caption={t('rows')}
          filters={{ id: run.id, results: results || 'none', field, search: searched }}
        />
        <aside className={shared.side}>
          {counts.wrong > 0 && (
            <Problems
              run={run}
              field={field}
              isBusy={isBusy}
              onField={setField}
              onReplace={(replacement) => void check([replacement])}
            />
          )}
          <WriteOptions
            run={run}
            mode={mode}
            onMode={setMode}
            isAllOrNone={isAllOrNone}
            onAllOrNone={setAllOrNone}
            count={writable}
            wrong={counts.wrong}
          />
        </aside>
      </div>
      <footer className={shared.foot}>
        {run.isBatchEdit ? (
          <RouteButton to={page}>{t('backToList')}</RouteButton>
        ) : (
          <>
            <Button onClick={onMatch}>{t('backToMatch')}</Button>
            <Button type="text" onClick={onAgain}>
              {t('again')}
            </Button>
          </>
        )}
        <span className={shared.grow} />
        <span className={shared.soft}>{t('undoHint')}</span>
        <Button
          type="primary"
          danger={run.action === 'delete'}
          loading={isBusy}
          disabled={writable === 0 || (isAllOrNone && counts.wrong > 0)}
          onClick={() => void start()}>
          {runText(run, 'start', { count: number(writable) })}
        </Button>
      </footer>
    </>
  );
}

function summaryOf(run: ImportDetail): string {
  const { newCount, changedCount, wrongCount } = run;
  if (newCount + changedCount === 0) return runText(run, 'nothing');
  return runText(run, wrongCount > 0 ? 'canWrite' : 'canWriteAll', {
    count: number(newCount + changedCount),
    wrong: number(wrongCount),
  });
}

/** The dry run was stopped, or failed. */
function Unfinished({
  run,
  page,
  onMatch,
  onRetry,
  isBusy,
}: {
  run: ImportDetail;
  page: string;
  onMatch: () => void;
  onRetry: () => void;
  isBusy: boolean;
}) {
  const t = useImportText();
  return (
    <>
      <div className={shared.lead}>
        <strong>{t(run.jobState === 'failed' ? 'failed' : 'stopped')}</strong>
        <span className={shared.danger}>{run.error}</span>
      </div>
      <div className={shared.grow} />
      <footer className={shared.foot}>
        {run.isBatchEdit ? (
          <RouteButton to={page}>{t('backToList')}</RouteButton>
        ) : (
          <Button onClick={onMatch}>{t('backToMatch')}</Button>
        )}
        <span className={shared.grow} />
        <Button type="primary" loading={isBusy} onClick={onRetry}>
          {t('retryCheck')}
        </Button>
      </footer>
    </>
  );
}
