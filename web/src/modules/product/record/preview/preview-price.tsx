import type { ProductForm } from '../product-value.ts';
import type { VariantRow } from '../variants/variant-row.ts';
import { priceText } from './customer-choices.ts';
import styles from './preview.module.css';
import { usePreviewText } from './product-preview.texts.ts';

/** The price of what is chosen, or from the least to the most of what can be chosen. */
export function PreviewPrice({
  product: { showPrice, suggestedPrice, minimumOrderQuantity, unitText = '' },
  rows,
}: {
  product: ProductForm;
  rows: readonly VariantRow[];
}) {
  const t = usePreviewText();
  const list = priceText(rows, 'listPricePerUnit');
  // Of one variant only: a range beside a range says nothing.
  const market = rows.length === 1 ? priceText(rows, 'marketPrice') : undefined;
  return (
    <div className={styles.price}>
      {showPrice === 0 && <strong>{t('priceHidden')}</strong>}
      {showPrice !== 0 && list === undefined && <span className={styles.nothing}>{t('noPrice')}</span>}
      {showPrice !== 0 && list !== undefined && <strong>¥ {list}</strong>}
      {showPrice !== 0 && market !== undefined && Number(market) > Number(list) && (
        <s className={styles.nothing}>¥ {market}</s>
      )}
      <span className={styles.terms}>
        {showPrice !== 0 && suggestedPrice && <span>{t('suggested', { price: suggestedPrice })}</span>}
        {minimumOrderQuantity && Number(minimumOrderQuantity) > 0 && (
          <span>{t('minimumOrder', { quantity: `${minimumOrderQuantity} ${unitText}`.trim() })}</span>
        )}
      </span>
    </div>
  );
}
