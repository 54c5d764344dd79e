import { lazy } from '../../../kernel/lazy.ts';
import { useFieldValue } from '../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../ui/form/fields/form-field.tsx';
import { Cascader } from '../../../ui/inputs/cascader.tsx';
import { useNounText } from '../../../ui/noun/noun.texts.ts';
import { useFieldsText } from '../../../ui/record/fields/record-fields.texts.ts';
import { useCategoryChoices } from './use-category-tree.ts';

// Only a new company needs it, and it brings the contract of category sets along.
const MissingCategory = lazy(async () => (await import('./missing-category.tsx')).MissingCategory);

interface Props {
  name: string;
  /** The code of the category set. */
  set: string;
  /** The path that the record has, and its names or the last of them alone. */
  ids: readonly string[] | undefined;
  names: string | undefined;
}

/** A node of a tree; what the record has stays a choice after it was disabled, and the field says so. */
export function PathField({ name, set, ids, names }: Props) {
  const t = useFieldsText();
  const noun = useNounText();
  const { isDisabled, isEmpty, ...choices } = useCategoryChoices(set, ids, names);
  const value = useFieldValue(name);
  const isKept = isDisabled && String(value) === String(ids);
  return (
    <FormField name={name} hint={isEmpty ? <MissingCategory set={set} /> : isKept && t('disabledHint')}>
      <Cascader allowsInner showsLeaf {...choices} placeholder={noun('select')} />
    </FormField>
  );
}
