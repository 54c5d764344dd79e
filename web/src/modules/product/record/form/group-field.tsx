import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { RemoteSelect } from '../../../../ui/inputs/remote-select.tsx';
import { useNounText } from '../../../../ui/noun/noun.texts.ts';

/** The goods groups that show the product. */
export function GroupField() {
  const noun = useNounText();
  return (
    <FormField name="groupId">
      <RemoteSelect isMultiple call={goodsGroup.options} placeholder={noun('select')} />
    </FormField>
  );
}
