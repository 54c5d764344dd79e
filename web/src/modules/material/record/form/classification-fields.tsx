import { useMemo } from 'react';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { Cascader } from '../../../../ui/inputs/cascader.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { useNounText } from '../../../../ui/noun/noun.texts.ts';
import { useMaterialTree, useUnits, withChosen, withUnit } from './choices.ts';
import type { MaterialValue } from '../material-value.ts';
import styles from '../record.module.css';

export function ClassificationFields({ record }: { record: MaterialValue | undefined }) {
  const noun = useNounText();
  const category = useMaterialTree('category');
  const type = useMaterialTree('type');
  const units = useUnits();
  const categories = useMemo(() => withChosen(category.nodes, record?.itemCategoryId, record?.itemCategoryText), [category.nodes, record]);
  const types = useMemo(() => withChosen(type.nodes, record?.itemTypeId, record?.itemTypeText), [type.nodes, record]);
  return (
    <div className={styles.grid}>
      <FormField name="itemCategoryId">
        <Cascader allowsInner nodes={categories} isLoading={category.isPending} placeholder={noun('select')} />
      </FormField>
      <FormField name="itemTypeId">
        <Cascader allowsInner nodes={types} isLoading={type.isPending} placeholder={noun('select')} />
      </FormField>
      <FormField name="unitId"><Select options={withUnit(units, record?.unitId, record?.unitText)} placeholder={noun('select')} /></FormField>
      <FormField name="proCategoryId"><Cascader allowsInner nodes={category.nodes} isLoading={category.isPending} placeholder={noun('select')} /></FormField>
    </div>
  );
}
