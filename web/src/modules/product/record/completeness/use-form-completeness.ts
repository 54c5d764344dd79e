import { completenessOf, neededByDefault, type Completeness } from '@edp/contract/modules/product/completeness.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../../kernel/http/query-key.ts';
import { useFormValues } from '../../../../ui/form/engine/form-context.ts';
import type { SaveForm } from '../../../../ui/form/engine/use-save-form.ts';
import { useActiveOrganisation } from '../../../../ui/record/organisations/use-active-organisation.ts';
import { type ProductForm, type ProductValue, shownRows } from '../product-value.ts';
import { presentItems } from './present-items.ts';

const names = [
  'thumbnailUrl',
  'picIds',
  'productModel',
  'proSpecConfigVoList',
  'specList',
  'graphicDetails',
  'parameter',
  'productDocumentIds',
  'invOrgList',
  'categoryId',
] as const;

/** The completeness of what is in the form, before it is saved. */
export function useFormCompleteness(form: SaveForm['form'], record: ProductValue | undefined): Completeness {
  const watched = useFormValues(form, names);
  const {
    invOrgList = [],
    categoryId = [],
    ...values
  } = Object.fromEntries(names.map((name, index) => [name, watched[index]])) as unknown as ProductForm & {
    categoryId?: string[];
  };
  const active = useActiveOrganisation();
  const category = categoryId.at(-1);
  const { data: requirement } = useQuery({
    queryKey: queryKeyOf(product.requirement, category),
    queryFn: ({ signal }) => fetchData(product.requirement, { categoryId: category! }, signal),
    enabled: category !== undefined,
    // The server says it when the product goes on the shelf.
    meta: { showsOwnError: true },
  });
  const hasTranslation = record !== undefined && !record.completeness.missing.includes('translation');
  // A new product is assigned to the current organisation by itself.
  const hasOrganisation = invOrgList.length > 0 || (record === undefined && active !== undefined);
  return completenessOf(
    presentItems({ ...values, specList: shownRows(values) }, { hasTranslation, hasOrganisation }),
    requirement?.needed ?? neededByDefault,
  );
}
