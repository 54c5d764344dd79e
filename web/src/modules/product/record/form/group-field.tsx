import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../../kernel/http/query-key.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { MultiSelect } from '../../../../ui/inputs/multi-select.tsx';
import { useNounText } from '../../../../ui/noun/noun.texts.ts';

/** The goods groups that show the product. */
export function GroupField() {
  const noun = useNounText();
  const { data = [] } = useQuery({
    queryKey: queryKeyOf(goodsGroup.options),
    queryFn: ({ signal }) => fetchData(goodsGroup.options, {}, signal),
  });
  return (
    <FormField name="groupId">
      <MultiSelect options={data.map(({ id, name }) => ({ value: id, text: name }))} placeholder={noun('select')} />
    </FormField>
  );
}
