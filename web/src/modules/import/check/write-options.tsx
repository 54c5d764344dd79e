import { type ImportDetail, type ImportMode, importModes } from '@edp/contract/modules/import/import.ts';
import shared from '../import.module.css';
import styles from './write-options.module.css';
import { useImportText } from '../import.texts.ts';
import { runText } from '../run-text.ts';

interface Props {
  run: ImportDetail;
  mode: ImportMode;
  onMode: (mode: ImportMode) => void;
  isAllOrNone: boolean;
  onAllOrNone: (isAllOrNone: boolean) => void;
  /** How many rows would be written. */
  count: number;
  wrong: number;
}

/** What is written, and what happens to the rest when a row fails. */
export function WriteOptions({ run, mode, onMode, isAllOrNone, onAllOrNone, count, wrong }: Props) {
  const t = useImportText();
  const shown = { count: count.toLocaleString('en'), wrong: wrong.toLocaleString('en') };
  const writing = runText(run, 'writing');
  const options = [
    {
      value: false,
      title: runText(run, 'goodRows'),
      hint: runText(run, wrong > 0 ? 'goodRowsHint' : 'allRowsHint', shown),
    },
    {
      value: true,
      title: runText(run, 'allOrNone'),
      hint: runText(run, wrong > 0 ? 'allOrNoneWrong' : 'allOrNoneHint', shown),
    },
  ];
  return (
    <section aria-label={writing}>
      <h2 className={shared.heading}>{writing}</h2>
      {/* A batch edit creates none. */}
      {!run.isBatchEdit && (
        <div className={styles.modes} role="radiogroup" aria-label={writing}>
          {importModes.map((each) => (
            <label key={each} data-on={mode === each || undefined}>
              <input type="radio" name="import-mode" checked={mode === each} onChange={() => onMode(each)} />
              {t(`mode_${each}`)}
            </label>
          ))}
        </div>
      )}
      {options.map(({ value, title, hint }) => (
        <label key={title} className={styles.option} data-on={isAllOrNone === value || undefined}>
          <input type="radio" name="import-scope" checked={isAllOrNone === value} onChange={() => onAllOrNone(value)} />
          <b>{title}</b>
          <small>{hint}</small>
        </label>
      ))}
    </section>
  );
}
