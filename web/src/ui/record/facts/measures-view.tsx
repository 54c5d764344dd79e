import type { FieldTexts } from '../../form/engine/form-context.ts';
import { useFieldsText } from '../fields/record-fields.texts.ts';
import { RecordDetails } from '../record-details.tsx';
import { type Measures, measureFacts } from './measure-facts.ts';

/** Sizes and weights to read. */
export function MeasuresView({ measures, fields }: { measures: Measures; fields: FieldTexts }) {
  const t = useFieldsText();
  const shown = ['volumeStr', 'roughWeight', 'netWeight', 'weight'].flatMap((name) => {
    const label = fields[`combinedUnitVo.${name}`]?.label;
    return label ? [[name, { label }]] : [];
  });
  return (
    <RecordDetails
      record={measureFacts(measures, fields)}
      fields={{ size: { label: t('size') }, ...(Object.fromEntries(shown) as FieldTexts) }}
    />
  );
}
