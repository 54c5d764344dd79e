import { productRecord } from '@edp/contract/modules/product/product-record.ts';
import { useFieldValue } from '../../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { DateInput } from '../../../../ui/inputs/dates/date-input.tsx';
import { NumberInput } from '../../../../ui/inputs/number-input.tsx';
import { definedField } from '../../../../ui/noun/defined/defined-inputs.tsx';
import styles from '../../../../ui/record/fields/fields.module.css';
import { useUnitNames } from '../../../unit/shared/use-units.ts';
import { useProductRecordText } from '../product-record.texts.ts';

const Field = definedField(productRecord);

/** How it is sold. Quantities are in the chosen unit. */
export function TradeFields() {
  const t = useProductRecordText();
  const chosen = useFieldValue('unitId');
  const unit = useUnitNames().find(({ value }) => value === chosen)?.text;
  return (
    <div className={styles.grid}>
      <FormField name="minimumOrderQuantity">
        <NumberInput isDecimal unit={unit} />
      </FormField>
      <FormField name="minimumPacking">
        <NumberInput isDecimal unit={unit} />
      </FormField>
      <FormField name="suggestedPrice">
        <NumberInput isDecimal unit={t('currency')} />
      </FormField>
      <Field name="placeOfOrigin" />
      <FormField name="listingTime">
        <DateInput />
      </FormField>
      <FormField name="indate">
        <NumberInput isDecimal unit={t('days')} />
      </FormField>
      <Field name="barCode" />
    </div>
  );
}
