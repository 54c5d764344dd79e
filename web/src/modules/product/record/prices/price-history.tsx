import { productRecord } from '@edp/contract/modules/product/product-record.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import type { PricePoint } from '@edp/contract/modules/product/product-rows.ts';
import { skuRecord } from '@edp/contract/modules/product/sku-record.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchData } from '../../../../kernel/http/api.ts';
import { toCallError } from '../../../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../../../kernel/http/query-key.ts';
import { StepChart } from '../../../../ui/charts/step-chart.tsx';
import { ErrorNotice } from '../../../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../../../ui/feedback/page-skeleton.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { useFieldLabels } from '../../../../ui/noun/defined/definition-text.ts';
import { useProductRecordText } from '../product-record.texts.ts';
import type { ProductValue } from '../product-value.ts';
import { priceRows, rangeText } from './price-rows.ts';
import styles from './price-history.module.css';

/** What the variants of a product cost over time, as a chart and as a table. */
export function PriceHistory({ record: { id, specList } }: { record: ProductValue }) {
  const t = useProductRecordText();
  const label = useFieldLabels(productRecord);
  const [skuId, setSkuId] = useState('');
  const input = { proId: id, ...(skuId && { skuId }) };
  const { data, error, refetch } = useQuery({
    queryKey: queryKeyOf(product.prices, input),
    queryFn: ({ signal }) => fetchData(product.prices, input, signal),
    meta: { showsOwnError: true },
  });
  const variants = specList.map((variant) => ({
    value: variant.id,
    text: [variant.itemCode, variant.specUnionKey].filter(Boolean).join(' '),
  }));
  return (
    <div className={styles.prices}>
      {variants.length > 1 && (
        <Select
          width={320}
          aria-label={label('proSpecConfigVoList')}
          value={skuId}
          onChange={setSkuId}
          options={[{ value: '', text: t('allVariants') }, ...variants]}
        />
      )}
      {data ? (
        <Prices of={data} />
      ) : error ? (
        <ErrorNotice title={toCallError(error).message} onRetry={refetch} />
      ) : (
        <PageSkeleton />
      )}
    </div>
  );
}

/** What the role may not see is not in the answer. */
type Seen = Readonly<Partial<Record<'listPricePerUnit' | 'marketPrice', readonly PricePoint[]>>>;

function Prices({ of }: { of: Seen }) {
  const t = useProductRecordText();
  const labelOf = useFieldLabels(skuRecord);
  const series = (['listPricePerUnit', 'marketPrice'] as const).flatMap((name) =>
    of[name]?.length ? [{ label: labelOf(name), steps: of[name] }] : [],
  );
  if (series.length === 0) return <p className={styles.none}>{t('noPrices')}</p>;
  return (
    <>
      {/* A price that never changed is a dot on an empty chart. */}
      {series.some(({ steps }) => steps.length > 1) && <StepChart series={series} rangeText={rangeText} />}
      <table className={styles.table}>
        <caption className={styles.caption}>{t('pricesTab')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('since')}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {priceRows(series.map(({ steps }) => steps)).map(({ time, texts }) => (
            <tr key={time}>
              <th scope="row">{time || t('earlier')}</th>
              {series.map(({ label }, index) => (
                <td key={label}>{texts[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
