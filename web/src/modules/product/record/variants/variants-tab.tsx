import { productRecord } from '@edp/contract/modules/product/product-record.ts';
import { skuRecord } from '@edp/contract/modules/product/sku-record.ts';
import DownOutlined from '@ant-design/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import { Button, Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useFieldValue, useFormScope, useFormValues } from '../../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { useFieldLabels, useDefinitionText } from '../../../../ui/noun/defined/definition-text.ts';
import { type ProductForm, type ProductValue, shownRows } from '../product-value.ts';
import { ChangePanel } from './matrix/change-panel.tsx';
import { excludedCount } from './exclusions.ts';
import { MatrixEditor } from './matrix/matrix-editor.tsx';
import { StyleInput } from './style-input.tsx';
import { useStagedMatrix } from './use-staged-matrix.ts';
import { VariantGrid } from './grid/variant-grid.tsx';
import styles from './variants.module.css';
import { useVariantsText } from './product-variants.texts.ts';
import { useChoices } from '../../../../kernel/data/use-dictionary.ts';
import { NumberInput } from '../../../../ui/inputs/number-input.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { SwitchInput } from '../../../../ui/inputs/switch-input.tsx';
import { useNounText } from '../../../../ui/noun/noun.texts.ts';
import fields from '../../../../ui/record/fields/fields.module.css';

const names = ['productModel', 'proSpecConfigVoList', 'specList'] as const;

/** How many variants the form shows; nothing for none. */
export function VariantCount() {
  const [productModel, proSpecConfigVoList, specList] = useFormValues(useFormScope().form, names);
  return shownRows({ productModel, proSpecConfigVoList, specList } as Partial<ProductForm>).length || '';
}

/** The specifications above, and the variants that are their combinations below. A single style has one variant. */
export function VariantsTab({ record }: { record: ProductValue | undefined }) {
  const t = useVariantsText();
  const label = useFieldLabels(productRecord);
  const { formId } = useFormScope();
  const isMulti = useFieldValue('productModel') === 1;
  const staged = useStagedMatrix();
  const { matrix, rows } = staged.variants;
  const [isFolded, setFolded] = useState(false);
  const excluded = isMulti ? excludedCount(staged.variants) : 0;
  return (
    <>
      <div className={styles.head}>
        <div>
          <div className={styles.headLine}>
            <h2 className={styles.heading}>{label('proSpecConfigVoList')}</h2>
            <FormField isCell name="productModel">
              <StyleInput staged={staged} />
            </FormField>
            {isMulti && matrix.length > 0 && (
              <span className={styles.note}>
                {t('combinations', { count: rows.length + excluded })}
                {excluded > 0 && `，${t('excluded', { count: excluded })}`}
              </span>
            )}
            {isMulti && matrix.length > 0 && (
              <Button
                type="text"
                size="small"
                icon={isFolded ? <DownOutlined /> : <UpOutlined />}
                aria-expanded={!isFolded}
                onClick={() => setFolded(!isFolded)}>
                {t(isFolded ? 'unfold' : 'fold')}
              </Button>
            )}
            {!isMulti && <span className={styles.note}>{t('singleHint')}</span>}
          </div>
          {isMulti && (
            <FormField isCell name="proSpecConfigVoList">
              <MatrixEditor staged={staged} isFolded={isFolded} />
            </FormField>
          )}
        </div>
        {isMulti && <ChangePanel staged={staged} />}
      </div>
      {isMulti ? (
        <FormField isCell name="specList">
          <VariantGrid record={record} matrix={matrix} isFolded={isFolded} addId={`${formId}-proSpecConfigVoList`} />
        </FormField>
      ) : (
        <SingleFields />
      )}
    </>
  );
}

/** A code that is typed is not generated. */
function CodeInput({ onChange, ...input }: InputProps) {
  const { form } = useFormScope();
  const change: InputProps['onChange'] = (event) => {
    onChange?.(event);
    form.setValue('specList.0.isCreateItem', event.target.value === '' ? 1 : 0);
  };
  return <Input {...input} onChange={change} />;
}

/** The only variant of a single style. */
function SingleFields() {
  const t = useVariantsText();
  const label = useFieldLabels(skuRecord);
  const codePlaceholder = useDefinitionText(productRecord).of('code', 'placeholder')!;
  const noun = useNounText();
  const types = useChoices('dms_sku_itemtype', useFieldValue('specList.0.proType') as string | undefined);
  return (
    <div className={fields.grid}>
      <FormField name="specList.0.itemCode" label={label('itemCode')} required={false}>
        <CodeInput placeholder={codePlaceholder} />
      </FormField>
      <FormField name="specList.0.itemName" label={label('itemName')}>
        <Input />
      </FormField>
      <FormField name="specList.0.proType" label={label('proType')}>
        <Select options={types} placeholder={noun('select')} />
      </FormField>
      <FormField name="specList.0.barCode" label={label('barCode')}>
        <Input />
      </FormField>
      <FormField name="specList.0.marketPrice" label={label('marketPrice')}>
        <NumberInput isDecimal unit={t('currency')} />
      </FormField>
      <FormField name="specList.0.listPricePerUnit" label={label('listPricePerUnit')}>
        <NumberInput isDecimal unit={t('currency')} />
      </FormField>
      <FormField name="specList.0.active" label={label('active')}>
        <SwitchInput />
      </FormField>
    </div>
  );
}
