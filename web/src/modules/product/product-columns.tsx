import type { ProductLoadRow, ProductRow } from '@edp/contract/modules/product/product-rows.ts';
import { CompletenessBar } from '../../ui/completeness/completeness-bar.tsx';
import { PictureOrIcon } from '../../ui/media/record-picture.tsx';
import type { DefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { amountColumn, priceRangeColumn } from '../../ui/table/columns/value-columns.tsx';
import { textColumnWidth } from '../../ui/table/text-width.ts';
import { barOf } from './completeness-text.ts';

const heading = (text: DefinitionText, name: string) => text.of(name, 'heading')!;

/** The columns that do not follow from the definition, where products are chosen from. */
export const choiceColumns = (text: DefinitionText) => ({
  thumbnailUrl: {
    render: ({ thumbnailUrl, name }: ProductLoadRow) => <PictureOrIcon url={thumbnailUrl} name={name} icon="product" />,
  },
  priceRange: priceRangeColumn(heading(text, 'priceRange'), { right: 'material.listPricePerUnit' }),
});

/** The same of the list. */
export const listColumns = (text: DefinitionText) => ({
  ...choiceColumns(text),
  completeness: { render: ({ completeness }: ProductRow) => <CompletenessBar {...barOf(completeness)} /> },
  variantCount: amountColumn<ProductRow>(
    'variantCount',
    heading(text, 'variantCount'),
    ({ variantCount }) => variantCount.toLocaleString('en'),
    { width: textColumnWidth(heading(text, 'variantCount'), '2,048') },
  ),
});
