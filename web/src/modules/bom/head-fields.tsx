import { Button, Input } from 'antd';
import { useState } from 'react';
import { maxLengthOf, schemaAt } from '../../kernel/data/rules.ts';
import { lazy } from '../../kernel/lazy.ts';
import { useFieldValue, useFormScope } from '../../ui/form/engine/form-context.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import styles from './bom.module.css';
import { useBomText } from './bom.texts.ts';
import type { Chosen } from './pickers/chosen.ts';

const ProductPicker = lazy(async () => (await import('./pickers/product-picker.tsx')).ProductPicker);
const VariantField = lazy(async () => (await import('./pickers/variant-field.tsx')).VariantField);
const MaterialPicker = lazy(async () => (await import('./pickers/material-picker.tsx')).MaterialPicker);

/**
 * What a BOM is of: a variant of a product, another material, or what is typed. A record that is chosen gives name and
 * specification.
 */
export function HeadFields({ nameField, specificationField }: { nameField: string; specificationField: string }) {
  const t = useBomText();
  const noun = useNounText();
  const { schema, form } = useFormScope();
  const [productId, proSpecId] = [useFieldValue('productId'), useFieldValue('proSpecId')];
  const [opened, open] = useState<'product' | 'material'>();
  const isChosen = Boolean(productId || proSpecId);
  const max = (name: string) => maxLengthOf(schemaAt(schema, name)!) ?? 0;
  const set = ({ productId: product = '', proSpecId: material = '', name, specification }: Omit<Chosen, 'code'>) => {
    const values = {
      productId: product,
      proSpecId: material,
      [nameField]: name,
      [specificationField]: specification.slice(0, max(specificationField)),
    };
    for (const [field, value] of Object.entries(values)) form.setValue(field, value);
  };
  const picker = { onChoose: set, onClose: () => open(undefined) };
  const hint = (
    <span className={styles.choices}>
      <Button type="link" size="small" aria-haspopup="dialog" onClick={() => open('product')}>
        {t('chooseProduct')}
      </Button>
      <Button type="link" size="small" aria-haspopup="dialog" onClick={() => open('material')}>
        {t('chooseMaterial')}
      </Button>
      {isChosen && (
        <Button type="link" size="small" onClick={() => set({ name: '', specification: '' })}>
          {t('typeInstead')}
        </Button>
      )}
    </span>
  );
  return (
    <>
      <FormField name={nameField} required hint={hint}>
        <Input disabled={isChosen} placeholder={noun('textPlaceholder', { max: max(nameField) })} />
      </FormField>
      {productId ? (
        <VariantField productId={productId as string} />
      ) : (
        <FormField name={specificationField} required={!isChosen}>
          <Input
            disabled={isChosen}
            placeholder={isChosen ? t('fromRecord') : noun('textPlaceholder', { max: max(specificationField) })}
          />
        </FormField>
      )}
      {opened === 'product' && <ProductPicker {...picker} />}
      {opened === 'material' && <MaterialPicker {...picker} />}
    </>
  );
}
