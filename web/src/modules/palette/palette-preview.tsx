import type { FoundRecord } from '@edp/contract/modules/search/search.ts';
import styles from './palette-preview.module.css';
import { usePaletteText } from './palette.texts.ts';

/** What is often enough to know of a record, so that it need not be opened. */
export function PalettePreview({ record: { picture, name, code, state, fields } }: { record: FoundRecord }) {
  const t = usePaletteText();
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      {picture && <img key={picture} className={styles.picture} src={picture} alt="" />}
      <h2 className={styles.title}>{name}</h2>
      <p className={styles.line}>
        {code && <span className={styles.number}>{code}</span>}
        {state && <span className={styles.chip}>{state}</span>}
      </p>
      <dl className={styles.fields}>
        {fields.map(({ label, value }) => (
          <div key={label} className={styles.field}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
