import { largestPage } from '@edp/contract/kernel/paging.ts';
import { sku } from '@edp/contract/modules/product/product.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchPage } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { FormField } from '../../../ui/form/fields/form-field.tsx';
import { Select, type SelectProps } from '../../../ui/inputs/select.tsx';
import { useUiText } from '../../../ui/ui.texts.ts';
import { useBomText } from '../bom.texts.ts';

/** The variant of the product; the only one is chosen by itself. A product without variants has none to choose. */
export function VariantField({ productId }: { productId: string }) {
  const t = useBomText();
  const ui = useUiText();
  const input = { productId, pageSize: largestPage };
  const { data } = useQuery({
    queryKey: queryKeyOf(sku.ofProduct, input),
    queryFn: ({ signal }) => fetchPage(sku.ofProduct, input, signal),
  });
  const options = (data?.rows ?? []).map(({ id, specUnionKey, itemName, itemCode }) => ({
    value: id,
    text: `${specUnionKey || itemName}（${itemCode}）`,
  }));
  const placeholder = data ? t(options.length ? 'chooseVariant' : 'noVariant') : ui('loading');
  return (
    <FormField name="proSpecId" label={t('specification')} required={data === undefined || options.length > 0}>
      <VariantInput options={options} placeholder={placeholder} />
    </FormField>
  );
}

function VariantInput({ options, value, ...control }: SelectProps<string>) {
  const [only, another] = options;
  return <Select {...control} options={options} value={value || (another ? undefined : only?.value)} />;
}
