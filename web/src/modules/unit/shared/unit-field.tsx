import { unit } from '@edp/contract/modules/unit/unit.ts';
import { FormField } from '../../../ui/form/fields/form-field.tsx';
import { MissingHint } from '../../../ui/form/fields/missing-hint.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { useNounText } from '../../../ui/noun/noun.texts.ts';
import { useFieldsText } from '../../../ui/record/fields/record-fields.texts.ts';
import { useLacksUnits, useUnits, withUnit } from './use-units.ts';

/** The unit that a record is counted in; a new company has none yet. */
export function UnitField({
  record,
}: {
  record: { readonly unitId?: string; readonly unitText?: string } | undefined;
}) {
  const t = useFieldsText();
  const noun = useNounText();
  const units = useUnits({ kept: [record?.unitId] });
  const isMissing = useLacksUnits();
  return (
    <FormField name="unitId" hint={isMissing && <MissingHint text={t('missingUnit')} can={unit.save.can} to="/unit" />}>
      <Select options={withUnit(units, record?.unitId, record?.unitText)} placeholder={noun('select')} />
    </FormField>
  );
}
