import type { Completeness, CompletenessItem } from '@edp/contract/modules/product/completeness.ts';
import { translate } from '@edp/contract/texts.ts';
import { language } from '../../kernel/text/language.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import { productText } from './product.texts.ts';

export const itemName = (item: CompletenessItem) => translate(`product.missing.${item}`, language());

/** What a product lacks: first what keeps it from the shelf, then the rest. */
export function completenessLines({ missing, blocking }: Pick<Completeness, 'missing' | 'blocking'>): string[] {
  if (missing.length === 0) return [productText('complete')];
  const line = (key: 'blocking' | 'missing', items: readonly CompletenessItem[]) =>
    items.length > 0 ? [productText(key, { items: joinNames(items.map(itemName)) })] : [];
  return [
    ...line('blocking', blocking),
    ...line(
      'missing',
      missing.filter((item) => !blocking.includes(item)),
    ),
  ];
}
