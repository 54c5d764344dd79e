import type { ExportColumn } from '@edp/contract/modules/exchange/exchange.ts';
import controls from '../layout/controls.module.css';
import styles from './export.module.css';
import { useExportText } from './export.texts.ts';

interface Props {
  offered: readonly ExportColumn[];
  /** The fields that the table shows. */
  shown: readonly string[];
  chosen: readonly string[];
  onChange: (fields: readonly string[]) => void;
}

/** A checkbox for each column. */
export function ColumnChoice({ offered, shown, chosen, onChange }: Props) {
  const t = useExportText();
  const toggle = (field: string) =>
    onChange(chosen.includes(field) ? chosen.filter((each) => each !== field) : [...chosen, field]);
  return (
    <div>
      <div className={styles.bar}>
        <span className={styles.count}>{t('chosenColumns', { count: chosen.length, all: offered.length })}</span>
        <button type="button" className={controls.link} onClick={() => onChange(offered.map(({ field }) => field))}>
          {t('allColumns')}
        </button>
        <button type="button" className={controls.link} onClick={() => onChange(shown)}>
          {t('shownColumns')}
        </button>
      </div>
      <fieldset className={styles.columns} aria-label={t('columns')}>
        {offered.map(({ field, title }) => (
          <label key={field} className={styles.column}>
            <input type="checkbox" checked={chosen.includes(field)} onChange={() => toggle(field)} />
            <span className={styles.name} title={title}>
              {title}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
