import {
  type Completeness,
  completenessItems,
  type CompletenessItem,
} from '@edp/contract/modules/product/completeness.ts';
import { translate } from '@edp/contract/texts.ts';
import { language } from '../../kernel/text/language.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import type { CompletenessView } from '../../ui/completeness/completeness-button.tsx';
import { completenessText } from '../../ui/completeness/completeness.texts.ts';
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

/** How a list shows it. */
export const barOf = (of: Completeness) => ({
  percent: of.percent,
  lines: completenessLines(of),
  isBlocked: of.blocking.length > 0,
});

/** How a header shows it; `tabs` says where each part is. */
export const productCompleteness = (
  of: Completeness,
  tabs: Readonly<Record<CompletenessItem, string>>,
): CompletenessView => ({
  ...barOf(of),
  parts: completenessItems.map((item) => ({
    name: itemName(item),
    isMissing: of.missing.includes(item),
    ...(of.blocking.includes(item) && { blocks: completenessText('needed') }),
    tab: tabs[item],
  })),
});
