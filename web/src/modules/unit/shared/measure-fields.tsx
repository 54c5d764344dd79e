import { useFieldValue, useFormScope } from '../../../ui/form/engine/form-context.ts';
import { FormField, FormRow } from '../../../ui/form/fields/form-field.tsx';
import { NumberInput } from '../../../ui/inputs/number-input.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import styles from '../../../ui/record/fields/fields.module.css';
import { useFieldsText } from '../../../ui/record/fields/record-fields.texts.ts';
import { useUnits, type UnitKind } from './use-units.ts';

/** What the form calls a size or a weight. */
const useLabel = (name: string): string => useFormScope().fields[`combinedUnitVo.${name}`]!.label;

const Measure = ({ name, lead }: { name: string; lead?: string }) => (
  <FormField isCell name={`combinedUnitVo.${name}`}>
    <NumberInput isDecimal aria-label={useLabel(name)} lead={lead && <span className={styles.lead}>{lead}</span>} />
  </FormField>
);

/** The unit of the numbers before it, which may be left open. `stored`: the one that the record has. */
function MeasureUnit({ name, kind, stored }: { name: string; kind: UnitKind; stored: string | undefined }) {
  const t = useFieldsText();
  const label = useLabel(name);
  const units = useUnits({ kind, kept: [stored, useFieldValue(`combinedUnitVo.${name}`)] });
  return (
    <FormField isCell name={`combinedUnitVo.${name}`}>
      <Select aria-label={label} options={[{ value: '', text: t('noUnit') }, ...units]} placeholder={label} />
    </FormField>
  );
}

interface Props {
  /** As the record has them; a new one has none. */
  stored: Readonly<Record<'lengthUnitId' | 'volumeUnitId' | 'weightUnitId', string>> | undefined;
  /** Of one piece, beside gross and net. */
  hasWeight?: boolean;
}

/** Sizes and weights with their units. */
export function MeasureFields({ stored, hasWeight = false }: Props) {
  const t = useFieldsText();
  return (
    <>
      <FormRow label={t('size')}>
        <div className={styles.measures}>
          <Measure name="lengthStr" lead={t('length')} />
          <Measure name="widthStr" lead={t('width')} />
          <Measure name="highStr" lead={t('height')} />
          <MeasureUnit name="lengthUnitId" kind="LengthUnit" stored={stored?.lengthUnitId} />
        </div>
      </FormRow>
      <FormRow label={t('weight')}>
        <div className={styles.measures}>
          <Measure name="roughWeight" lead={t('gross')} />
          <Measure name="netWeight" lead={t('net')} />
          {hasWeight && <Measure name="weight" lead={t('piece')} />}
          <MeasureUnit name="weightUnitId" kind="WeightUnit" stored={stored?.weightUnitId} />
        </div>
      </FormRow>
      <FormRow label={useLabel('volumeStr')}>
        <div className={styles.measures}>
          <Measure name="volumeStr" />
          <MeasureUnit name="volumeUnitId" kind="VolumeUnit" stored={stored?.volumeUnitId} />
        </div>
      </FormRow>
    </>
  );
}
