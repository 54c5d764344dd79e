import { largestPage } from '@edp/contract/kernel/paging.ts';
import { sku } from '@edp/contract/modules/product/sku.ts';
import { translate } from '@edp/contract/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchPage } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { language } from '../../../kernel/text/language.ts';
import { useFormScope } from '../../../ui/form/engine/form-context.ts';
import { useFieldRule } from '../../../ui/form/engine/use-field-rule.ts';
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
  const { form, isStored, status } = useFormScope();
  const rows = data?.rows ?? [];
  const isOneOfSeveral = rows.filter(({ active }) => active === 1).length > 1;
  useFieldRule('proSpecId', () => {
    const { changed } = status.getState();
    // A BOM that was written for the whole product before stays so.
    const isKept = isStored && !changed.has('productId') && !changed.has('proSpecId');
    return isOneOfSeveral && !form.getValues('proSpecId') && !isKept
      ? translate('bom.variantRequired', language())
      : undefined;
  });
  const options = rows.map(({ id, specUnionKey, itemName, itemCode }) => ({
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
