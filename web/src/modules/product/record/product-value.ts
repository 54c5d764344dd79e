import type { RecordFile } from '@edp/contract/kernel/file-link.ts';
import { productRecord } from '@edp/contract/modules/product/product-record.ts';
import type { Product } from '@edp/contract/modules/product/product-rows.ts';
import type { ToInput } from '../../../ui/form/engine/use-save-form.ts';
import { blankOf } from '../../../ui/noun/defined/defined-texts.tsx';
import { type OrganisationPair, withOrganisationChanges } from '../../../ui/record/organisations/assignments.ts';
import { type Matrix, withValues } from './variants/matrix.ts';
import { blankVariant, type VariantRow } from './variants/variant-row.ts';

export type ProductValue = Product;

/** What the form holds, of a new product as of a stored one. */
export interface ProductForm extends Omit<
  Partial<Product>,
  'specList' | 'proSpecConfigVoList' | 'picIds' | 'productDocumentIds' | 'invOrgList'
> {
  readonly specList: readonly VariantRow[];
  readonly proSpecConfigVoList: Matrix;
  /** Rows that were excluded in the form, with what was typed into them. */
  readonly excludedRows?: readonly VariantRow[];
  readonly picIds: readonly RecordFile[];
  readonly productDocumentIds: readonly RecordFile[];
  readonly invOrgList?: readonly OrganisationPair[];
}

const hasPrices = (row: object) => 'marketPrice' in row && 'listPricePerUnit' in row;
const noPrices = { marketPrice: '', listPricePerUnit: '' };

/** The form of a new product: a single style whose code is generated. */
export const blankProduct = () =>
  ({ ...blankOf(productRecord), specList: [blankVariant([])] }) as unknown as ProductForm;

const noNames: Partial<Product> = { label: [], groupText: '', priceRange: '' };

/** What the role may not see is absent from the answer; here it is empty. */
export function toProductValue(detail: unknown): ProductValue {
  const seen = detail as Product;
  const blank = blankProduct();
  return {
    ...blank,
    ...noNames,
    ...seen,
    combinedUnitVo: { ...blank.combinedUnitVo, ...seen.combinedUnitVo },
    specList: seen.specList.every(hasPrices) ? seen.specList : seen.specList.map((row) => ({ ...noPrices, ...row })),
  };
}

/**
 * The rows that the form shows. The only row of a single style waits, hidden, until several styles have specifications:
 * it is no combination of theirs.
 */
export function shownRows({
  productModel,
  proSpecConfigVoList = [],
  specList = [],
}: Partial<ProductForm>): readonly VariantRow[] {
  return productModel === 1 && withValues(proSpecConfigVoList).length === 0 ? [] : specList;
}

export const toProductInput: ToInput = (values, read) => ({
  ...withOrganisationChanges(values, read),
  specList: shownRows(values),
});

/** The fields that are not on the first tab. */
const elsewhere = new Set([
  'productModel',
  'proSpecConfigVoList',
  'specList',
  'graphicDetails',
  'parameter',
  'productDocumentIds',
  'invOrgList',
]);

/** Whether a field is on the first tab; `path` may be below it. */
export const isBasic = (path: string) => !elsewhere.has(path.split('.')[0]!);
