import type { Specification } from '@edp/contract/modules/specification/specification.ts';
import { useCategories } from '../category/shared/use-categories.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { TreeSelect } from '../../ui/inputs/tree-select.tsx';
import { withPath } from '../../ui/inputs/tree.ts';
import { useNounText } from '../../ui/noun/noun.texts.ts';

/** The product category; the one that the record has stays a choice after it was disabled. */
export function CategoryField({ record }: { record?: Specification | undefined }) {
  const noun = useNounText();
  const { nodes, isLoading } = useCategories({ isEnabledOnly: true });
  const names = record?.productTypeText.split(',') ?? [];
  const path = record?.productTypeIds.split(',').map((id, index) => ({ id, name: names[index] ?? '' })) ?? [];
  return (
    <FormField name="productTypeId">
      <TreeSelect nodes={withPath(nodes, path)} isLoading={isLoading} placeholder={noun('select')} />
    </FormField>
  );
}
