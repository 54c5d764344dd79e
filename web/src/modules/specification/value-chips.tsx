import type { SpecificationValue } from '@edp/contract/modules/specification/specification-fields.ts';
import { firstValues } from './first-values.ts';
import styles from './specification.module.css';
import { useSpecificationText } from './specification.texts.ts';

type Values = readonly Pick<SpecificationValue, 'id' | 'specValue'>[];

const Chip = ({ text }: { text: string }) => <li className={styles.chip}>{text}</li>;

/** The first values, as many as fit into a cell, and how many more there are. */
export function FirstValues({ values }: { values: Values }) {
  const t = useSpecificationText();
  const shown = firstValues(values.map(({ specValue }) => specValue));
  const rest = values.length - shown;
  return (
    <ul className={styles.chips} title={values.map(({ specValue }) => specValue).join(' / ')}>
      {values.slice(0, shown).map(({ id, specValue }) => (
        <Chip key={id} text={specValue} />
      ))}
      {rest > 0 && (
        <li className={styles.rest} aria-label={t('moreValues', { count: values.length })}>
          +{rest}
        </li>
      )}
    </ul>
  );
}

/** All values, of a record that is read. */
export const AllValues = ({ values }: { values: Values }) => (
  <ul className={`${styles.chips} ${styles.wrapped}`}>
    {values.map(({ id, specValue }) => (
      <Chip key={id} text={specValue} />
    ))}
  </ul>
);
