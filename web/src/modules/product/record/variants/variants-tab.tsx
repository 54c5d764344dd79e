import { productRecord } from '@edp/contract/modules/product/product-record.ts';
import { useFieldValue, useFormScope, useFormValues } from '../../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { useFieldLabels } from '../../../../ui/noun/defined/definition-text.ts';
import { type ProductForm, type ProductValue, shownRows } from '../product-value.ts';
import { ChangePanel } from './matrix/change-panel.tsx';
import { excludedCount } from './exclusions.ts';
import { MatrixEditor } from './matrix/matrix-editor.tsx';
import { SingleFields } from './single-fields.tsx';
import { StyleInput } from './style-input.tsx';
import { useStagedMatrix } from './use-staged-matrix.ts';
import { VariantGrid } from './grid/variant-grid.tsx';
import styles from './variants.module.css';
import { useVariantsText } from './product-variants.texts.ts';

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
            {!isMulti && <span className={styles.note}>{t('singleHint')}</span>}
          </div>
          {isMulti && (
            <FormField isCell name="proSpecConfigVoList">
              <MatrixEditor staged={staged} />
            </FormField>
          )}
        </div>
        {isMulti && <ChangePanel staged={staged} />}
      </div>
      {isMulti ? (
        <FormField isCell name="specList">
          <VariantGrid record={record} matrix={matrix} addId={`${formId}-proSpecConfigVoList`} />
        </FormField>
      ) : (
        <SingleFields />
      )}
    </>
  );
}
