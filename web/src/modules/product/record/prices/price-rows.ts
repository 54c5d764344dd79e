import type { PricePoint } from '@edp/contract/modules/product/product-rows.ts';
import { priceText } from '../../../../kernel/text/decimal-text.ts';

/** 18.50 – 30.00, or 18.50 where all cost the same; – where there is no price. */
export function rangeText({ low, high }: Pick<PricePoint, 'low' | 'high'>): string {
  if (low === '') return '–';
  return low === high ? priceText(low) : `${priceText(low)} – ${priceText(high)}`;
}

/** What each series held after every change of one of them, the newest first. */
export function priceRows(series: readonly (readonly PricePoint[])[]): { time: string; texts: string[] }[] {
  const times = [...new Set(series.flat().map(({ time }) => time))].toSorted().toReversed();
  return times.map((time) => ({
    time,
    texts: series.map((points) => rangeText(points.findLast((point) => point.time <= time) ?? { low: '', high: '' })),
  }));
}
