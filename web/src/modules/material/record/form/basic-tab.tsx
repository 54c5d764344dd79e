import { materialPictures, materialThumbnail } from '@edp/contract/modules/material/material-limits.ts';
import { materialGroups, materialRecord } from '@edp/contract/modules/material/material-record.ts';
import { definedField } from '../../../../ui/noun/defined/defined-inputs.tsx';
import { useDefinitionText } from '../../../../ui/noun/defined/definition-text.ts';
import { MeasureFields } from '../../../unit/shared/measure-fields.tsx';
import { MediaFields } from '../../../../ui/record/fields/media-fields.tsx';
import { FormSections } from '../../../../ui/record/page-sections/form-sections.tsx';
import { ClassificationFields } from './classification-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import type { MaterialValue } from '../material-value.ts';
import { PriceFields } from './price-fields.tsx';
import styles from '../../../../ui/record/fields/fields.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { SwitchPanel } from './switch-panel.tsx';

const Field = definedField(materialRecord);

/** The fields in sections, the switches beside them. */
export function BasicTab({ record }: { record: MaterialValue | undefined }) {
  const t = useMaterialRecordText();
  const text = useDefinitionText(materialRecord);
  const technical = (
    <div className={styles.grid}>
      {materialGroups.technical.fields.map((name) =>
        name === 'materialDescription' ? (
          <div key={name} className={styles.wide}>
            <Field name={name} />
          </div>
        ) : (
          <Field key={name} name={name} />
        ),
      )}
    </div>
  );
  const sections = [
    { key: 'basics', title: text.groupOf('basics'), content: <IdentityFields record={record} /> },
    { key: 'classification', title: text.groupOf('classification'), content: <ClassificationFields record={record} /> },
    { key: 'prices', title: text.groupOf('prices'), content: <PriceFields /> },
    {
      key: 'measures',
      title: text.groupOf('measures'),
      note: t('optional'),
      content: <MeasureFields stored={record?.combinedUnitVo} />,
    },
    { key: 'technical', title: text.groupOf('technical'), note: t('optional'), content: technical },
    {
      key: 'media',
      title: text.groupOf('media'),
      note: t('optional'),
      content: <MediaFields thumbnail={materialThumbnail} pictures={materialPictures} purpose="materialPicture" />,
    },
    {
      key: 'policy',
      title: text.groupOf('policy'),
      note: t('policyHint'),
      content: <SwitchPanel record={record} />,
      isBeside: true,
    },
  ];
  return <FormSections sections={sections} />;
}
