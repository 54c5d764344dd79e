import { useFieldValue } from '../../form/engine/form-context.ts';
import { FormField, FormRow } from '../../form/fields/form-field.tsx';
import { NumberInput } from '../../inputs/number-input.tsx';
import { Select } from '../../inputs/select.tsx';
import styles from './fields.module.css';
import { useFieldsText } from './record-fields.texts.ts';
import { useUnits, type UnitKind } from './use-units.ts';

const Measure = ({ name, label, lead }: { name: string; label: string; lead?: string }) => (
  <FormField isCell name={`combinedUnitVo.${name}`}>
    <NumberInput isDecimal aria-label={label} lead={lead && <span className={styles.lead}>{lead}</span>} />
  </FormField>
);

/** The unit of the numbers before it, which may be left open. `stored`: the one that the record has. */
function MeasureUnit({
  name,
  label,
  kind,
  stored,
}: {
  name: string;
  label: string;
  kind: UnitKind;
  stored: string | undefined;
}) {
  const t = useFieldsText();
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
          <Measure name="lengthStr" label={t('lengthName')} lead={t('length')} />
          <Measure name="widthStr" label={t('widthName')} lead={t('width')} />
          <Measure name="highStr" label={t('heightName')} lead={t('height')} />
          <MeasureUnit name="lengthUnitId" label={t('lengthUnit')} kind="LengthUnit" stored={stored?.lengthUnitId} />
        </div>
      </FormRow>
      <FormRow label={t('weight')}>
        <div className={styles.measures}>
          <Measure name="roughWeight" label={t('grossName')} lead={t('gross')} />
          <Measure name="netWeight" label={t('netName')} lead={t('net')} />
          {hasWeight && <Measure name="weight" label={t('weightName')} lead={t('piece')} />}
          <MeasureUnit name="weightUnitId" label={t('weightUnit')} kind="WeightUnit" stored={stored?.weightUnitId} />
        </div>
      </FormRow>
      <FormRow label={t('volume')}>
        <div className={styles.measures}>
          <Measure name="volumeStr" label={t('volume')} />
          <MeasureUnit name="volumeUnitId" label={t('volumeUnit')} kind="VolumeUnit" stored={stored?.volumeUnitId} />
        </div>
      </FormRow>
    </>
  );
}
