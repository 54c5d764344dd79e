import type { Matrix } from '../variants/matrix.ts';
import type { VariantRow } from '../variants/variant-row.ts';
import { isPossible, offered, possibleRows, type Chosen } from './customer-choices.ts';
import styles from './preview.module.css';
import { usePreviewText } from './product-preview.texts.ts';

interface Props {
  matrix: Matrix;
  rows: readonly VariantRow[];
  chosen: Chosen;
  onChoose: (specificationId: string, valueId: string) => void;
}

/** The specifications to choose from; what does not go together with the other choices is disabled. */
export function PreviewChoices({ matrix, rows, chosen, onChoose }: Props) {
  const t = usePreviewText();
  if (offered(rows).length === 0) return <p className={styles.nothing}>{t('noVariants')}</p>;
  const names = matrix.flatMap(
    ({ id, specValueList }) => specValueList.find((value) => value.id === chosen[id])?.specValue ?? [],
  );
  const isWhole = names.length === matrix.length;
  const [only] = possibleRows(matrix, rows, chosen);
  return (
    <>
      {matrix.map(({ id, name, specValueList }) => (
        <fieldset key={id} className={styles.specification} aria-label={name}>
          <span className={styles.specificationName}>{name}</span>
          <div className={styles.values}>
            {specValueList.map((value) => (
              <button
                key={value.id}
                type="button"
                className={styles.value}
                aria-pressed={chosen[id] === value.id}
                disabled={!isPossible(matrix, rows, chosen, id, value.id)}
                onClick={() => onChoose(id, value.id)}>
                {value.specValue}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      {matrix.length > 0 && (
        <output className={styles.nothing}>
          {isWhole ? t('chosen', { name: only?.itemName ?? names.join(' ') }) : t('choose')}
        </output>
      )}
    </>
  );
}
