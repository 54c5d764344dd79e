import { useFieldValue } from '../../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { NumberInput } from '../../../../ui/inputs/number-input.tsx';
import { useUnitNames } from '../../../unit/shared/use-units.ts';
import styles from '../../../../ui/record/fields/fields.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';

/** Prices are for one of the chosen unit. */
export function PriceFields() {
  const t = useMaterialRecordText();
  const chosen = useFieldValue('unitId');
  const unit = useUnitNames().find(({ value }) => value === chosen)?.text;
  const per = unit ? `${t('currency')} / ${unit}` : t('currency');
  return (
    <div className={styles.grid}>
      <FormField name="marketPrice">
        <NumberInput isDecimal unit={per} />
      </FormField>
      <FormField name="listPricePerUnit">
        <NumberInput isDecimal unit={per} />
      </FormField>
    </div>
  );
}
