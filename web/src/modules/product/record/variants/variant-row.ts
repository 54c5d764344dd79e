import type { Variant } from '@edp/contract/modules/product/variant.ts';
import type { Combination } from './matrix.ts';

/** A variant in the form: a stored one with its id and version, a new one without. */
export interface VariantRow extends Omit<
  Variant,
  'id' | 'skuId' | 'version' | 'proType' | 'specUnionKey' | 'specValues' | 'dfilePreviewIds'
> {
  readonly id?: string;
  readonly skuId?: string;
  readonly version?: number;
  /** Empty as long as none was chosen. */
  readonly proType: Variant['proType'];
  readonly specUnionKey?: string;
  readonly specValues: Combination;
  readonly dfilePreviewIds: readonly string[];
}

/** A new variant: its code is generated, and it goes on the shelf with its product. */
export const blankVariant = (specValues: Combination, values: Partial<VariantRow> = {}): VariantRow => ({
  itemCode: '',
  isCreateItem: 1,
  itemName: '',
  proType: '',
  marketPrice: '',
  listPricePerUnit: '',
  barCode: '',
  active: 1,
  storageNum: '0',
  usedBy: '',
  dfilePreview: '',
  dfilePreviewIds: [],
  ...values,
  specValues,
});
