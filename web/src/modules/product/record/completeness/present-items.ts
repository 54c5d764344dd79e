import type { CompletenessItem } from '@edp/contract/modules/product/completeness.ts';
import { isWritten } from '../../../../ui/completeness/is-filled.ts';
import type { ProductForm } from '../product-value.ts';

/** What a form does not hold: both are changed elsewhere. */
interface Elsewhere {
  readonly hasTranslation: boolean;
  readonly hasOrganisation: boolean;
}

type Fields = Pick<
  ProductForm,
  'thumbnailUrl' | 'picIds' | 'specList' | 'graphicDetails' | 'parameter' | 'productDocumentIds'
>;

/** What the values of a form have of what a product should have, as the server will find it after a save. */
export function presentItems(
  values: Fields,
  { hasTranslation, hasOrganisation }: Elsewhere,
): ReadonlySet<CompletenessItem> {
  const has: Record<CompletenessItem, boolean> = {
    picture: Boolean(values.thumbnailUrl) && values.picIds.length > 0,
    price:
      values.specList.length > 0 && values.specList.every(({ listPricePerUnit }) => listPricePerUnit.trim() !== ''),
    details: isWritten(values.graphicDetails),
    parameter: isWritten(values.parameter),
    document: values.productDocumentIds.length > 0,
    translation: hasTranslation,
    organisation: hasOrganisation,
  };
  return new Set((Object.keys(has) as CompletenessItem[]).filter((item) => has[item]));
}
