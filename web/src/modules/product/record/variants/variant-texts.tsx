import { productRecord } from '@edp/contract/modules/product/product-record.ts';
import { skuRecord } from '@edp/contract/modules/product/sku-record.ts';
import { useDictionary } from '../../../../kernel/data/use-dictionary.ts';
import { priceText } from '../../../../kernel/text/decimal-text.ts';
import type { FieldTexts } from '../../../../ui/form/engine/form-context.ts';
import { showPicture } from '../../../../ui/media/record-picture.tsx';
import { useFieldLabels } from '../../../../ui/noun/defined/definition-text.ts';
import { useNounText } from '../../../../ui/noun/noun.texts.ts';
import { fitRows } from './fit-rows.ts';
import { keyOf, type Matrix } from './matrix.ts';
import { useVariantsText } from './product-variants.texts.ts';
import type { VariantRow } from './variant-row.ts';

/** In the two places of a price, and with the difference in the history. */
const asPrice = {
  amount: 'price',
  render: (value: unknown) => priceText(String((value as string | number | null | undefined) ?? '')),
} as const;

/**
 * The labels and values of the variants where they are not edited: in the conflicts and the changes. A stored variant
 * is known by its id, a new one by its combination.
 */
export function useVariantTexts(): FieldTexts {
  const t = useVariantsText();
  const noun = useNounText();
  const label = useFieldLabels(productRecord);
  const ofSku = useFieldLabels(skuRecord);
  const types = useDictionary('dms_sku_itemtype');
  return {
    specList: {
      label: label('specList'),
      nameOf: ({ specUnionKey, itemName }) => String(specUnionKey || itemName),
      matchBy: ({ specValues }) => keyOf(specValues as string[]),
      derived: ['isCreateItem', 'dfilePreviewIds', 'specValues'],
      fit: (rows, { proSpecConfigVoList }, stored) =>
        fitRows(
          (proSpecConfigVoList ?? []) as Matrix,
          rows as readonly VariantRow[],
          new Set((stored['specList'] as readonly VariantRow[]).flatMap(({ id }) => id ?? [])),
        ),
      render: (value) => t('rowCount', { count: (value as readonly unknown[]).length }),
    },
    'specList.itemCode': { label: ofSku('itemCode') },
    'specList.itemName': { label: ofSku('itemName') },
    'specList.proType': { label: ofSku('proType'), render: (code) => types.find(({ value }) => value === code)?.text },
    'specList.marketPrice': { label: ofSku('marketPrice'), ...asPrice },
    'specList.listPricePerUnit': { label: ofSku('listPricePerUnit'), ...asPrice },
    'specList.barCode': { label: ofSku('barCode') },
    'specList.active': { label: ofSku('active'), render: (value) => noun(value === 1 ? 'yes' : 'no') },
    'specList.dfilePreview': { label: noun('picture'), render: showPicture(noun('picture'), 'small') },
    'specList.specValues': { label: ofSku('specUnionKey') },
  };
}
