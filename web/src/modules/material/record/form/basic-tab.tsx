import { Input } from 'antd';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { LongTextInput } from '../../../../ui/noun/standard-inputs.tsx';
import { ClassificationFields } from './classification-fields.tsx';
import { technicalNames } from '../field-texts.tsx';
import { IdentityFields } from './identity-fields.tsx';
import type { MaterialValue } from '../material-value.ts';
import { MeasureFields } from './measure-fields.tsx';
import { MediaFields } from './media-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import styles from '../record.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { Section } from '../section.tsx';
import { SwitchPanel } from './switch-panel.tsx';

/** The fields on the left, the switches on the right. */
export function BasicTab({ record }: { record: MaterialValue | undefined }) {
  const t = useMaterialRecordText();
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Section title={t('basics')}><IdentityFields record={record} /></Section>
        <Section title={t('classification')}><ClassificationFields record={record} /></Section>
        <Section title={t('prices')}><PriceFields /></Section>
        <Section title={t('measures')} note={t('optional')}><MeasureFields /></Section>
        <Section title={t('technical')} note={t('optional')}>
          <div className={styles.grid}>
            {technicalNames.map((name) => <FormField key={name} name={name}><Input /></FormField>)}
            <div className={styles.wide}><LongTextInput name="materialDescription" /></div>
          </div>
        </Section>
        <Section title={t('media')} note={t('optional')}><MediaFields /></Section>
      </div>
      <SwitchPanel record={record} />
    </div>
  );
}
