import { useDictionary } from '../../../../kernel/data/use-dictionary.ts';
import type { FieldTexts } from '../../../../ui/form/engine/form-context.ts';
import { showPicture } from '../../../../ui/media/record-picture.tsx';
import { useProductRecordText } from '../product-record.texts.ts';
import { fitRows } from './fit-rows.ts';
import { keyOf, type Matrix } from './matrix.ts';
import { useVariantsText } from './product-variants.texts.ts';
import type { VariantRow } from './variant-row.ts';

/**
 * The labels and values of the variants where they are not edited: in the conflicts and the changes. A stored variant
 * is known by its id, a new one by its combination.
 */
export function useVariantTexts(): FieldTexts {
  const t = useVariantsText();
  const product = useProductRecordText();
  const types = useDictionary('dms_sku_itemtype');
  return {
    specList: {
      label: product('variants'),
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
    'specList.itemCode': { label: t('itemCode') },
    'specList.itemName': { label: t('itemName') },
    'specList.proType': { label: t('proType'), render: (code) => types.find(({ value }) => value === code)?.text },
    'specList.marketPrice': { label: t('marketPrice') },
    'specList.listPricePerUnit': { label: t('listPricePerUnit') },
    'specList.barCode': { label: t('barCode') },
    'specList.active': { label: t('active'), render: (value) => product(value === 1 ? 'on' : 'off') },
    'specList.dfilePreview': { label: t('picture'), render: showPicture(t('picture'), 'small') },
    'specList.specValues': { label: t('values') },
  };
}
