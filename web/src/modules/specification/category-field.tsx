import { productCategorySet } from '@edp/contract/modules/specification/specification-fields.ts';
import type { Specification } from '@edp/contract/modules/specification/specification.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { TreeSelect } from '../../ui/inputs/tree-select.tsx';
import { withPath } from '../../ui/inputs/tree.ts';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { useCategoryTree } from '../../ui/record/fields/use-category-tree.ts';

/** The product category; the one that the record has stays a choice after it was disabled. */
export function CategoryField({ record }: { record: Specification | undefined }) {
  const noun = useNounText();
  const { nodes, isPending } = useCategoryTree(productCategorySet);
  const names = record?.productTypeText.split(',') ?? [];
  const path = record?.productTypeIds.split(',').map((id, index) => ({ id, name: names[index] ?? '' })) ?? [];
  return <FormField name="productTypeId"><TreeSelect nodes={withPath(nodes, path)} isLoading={isPending} placeholder={noun('select')} /></FormField>;
}
