import { materialPictures, materialThumbnail } from '@edp/contract/modules/material/material-fields.ts';
import { Input } from 'antd';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { LongTextInput } from '../../../../ui/noun/standard-inputs.tsx';
import { MeasureFields } from '../../../../ui/record/fields/measure-fields.tsx';
import { MediaFields } from '../../../../ui/record/fields/media-fields.tsx';
import { FormSections } from '../../../../ui/record/page-sections/form-sections.tsx';
import { ClassificationFields } from './classification-fields.tsx';
import { technicalNames } from '../field-texts.tsx';
import { IdentityFields } from './identity-fields.tsx';
import type { MaterialValue } from '../material-value.ts';
import { PriceFields } from './price-fields.tsx';
import styles from '../../../../ui/record/fields/fields.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { SwitchPanel } from './switch-panel.tsx';

/** The fields in sections, the switches beside them. */
export function BasicTab({ record }: { record: MaterialValue | undefined }) {
  const t = useMaterialRecordText();
  const technical = (
    <div className={styles.grid}>
      {technicalNames.map((name) => (
        <FormField key={name} name={name}>
          <Input />
        </FormField>
      ))}
      <div className={styles.wide}>
        <LongTextInput name="materialDescription" />
      </div>
    </div>
  );
  const sections = [
    { key: 'basics', title: t('basics'), content: <IdentityFields record={record} /> },
    { key: 'classification', title: t('classification'), content: <ClassificationFields record={record} /> },
    { key: 'prices', title: t('prices'), content: <PriceFields /> },
    {
      key: 'measures',
      title: t('measures'),
      note: t('optional'),
      content: <MeasureFields stored={record?.combinedUnitVo} />,
    },
    { key: 'technical', title: t('technical'), note: t('optional'), content: technical },
    {
      key: 'media',
      title: t('media'),
      note: t('optional'),
      content: <MediaFields thumbnail={materialThumbnail} pictures={materialPictures} purpose="materialPicture" />,
    },
    {
      key: 'policy',
      title: t('policy'),
      note: t('policyHint'),
      content: <SwitchPanel record={record} />,
      isBeside: true,
    },
  ];
  return <FormSections sections={sections} />;
}
