import { quantityText } from '../../../../kernel/text/decimal-text.ts';
import type { MaterialValue } from '../material-value.ts';
import styles from './stock.module.css';

/** How much there is, and where: the bars compare the organisations. */
export function StockByOrganisation({ record: { storageNum, unitText, stock } }: { record: MaterialValue }) {
  const most = Math.max(...stock.map(({ quantity }) => Number(quantity)));
  return (
    <>
      {quantityText(storageNum)} {unitText}
      {stock.length > 0 && (
        <ul className={styles.stock}>
          {stock.map(({ invorgId, invOrgName, quantity }) => (
            <li key={invorgId}>
              <span className={styles.name}>{invOrgName}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.part} style={{ width: `${(Number(quantity) / most) * 100}%` }} />
              </span>
              <span className={styles.quantity}>{quantityText(quantity)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
