import { productPictures, productThumbnail } from '@edp/contract/modules/product/product-limits.ts';
import { productRecord } from '@edp/contract/modules/product/product-record.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { TagsInput } from '../../../../ui/inputs/tags-input.tsx';
import { definedField } from '../../../../ui/noun/defined/defined-inputs.tsx';
import { useDefinitionText } from '../../../../ui/noun/defined/definition-text.ts';
import { LongTextInput } from '../../../../ui/noun/standard-inputs.tsx';
import styles from '../../../../ui/record/fields/fields.module.css';
import { MeasureFields } from '../../../unit/shared/measure-fields.tsx';
import { MediaFields } from '../../../../ui/record/fields/media-fields.tsx';
import { FormSections } from '../../../../ui/record/page-sections/form-sections.tsx';
import { useProductRecordText } from '../product-record.texts.ts';
import type { ProductValue } from '../product-value.ts';
import { ClassificationFields } from './classification-fields.tsx';
import { NameField } from './name-field.tsx';
import { OrganisationField } from './organisation-field.tsx';
import { SwitchPanel } from './switch-panel.tsx';
import { TradeFields } from './trade-fields.tsx';

const Field = definedField(productRecord);

/** The fields in sections, the switches beside them. */
export function BasicTab({ record }: { record: ProductValue | undefined }) {
  const t = useProductRecordText();
  const text = useDefinitionText(productRecord);
  const identity = (
    <div className={styles.grid}>
      <div className={styles.wide}>
        <NameField />
      </div>
      <Field name="code" />
      <OrganisationField record={record} />
      <div className={styles.wide}>
        <FormField name="keyword">
          <TagsInput placeholder={text.of('keyword', 'placeholder')} />
        </FormField>
      </div>
      <div className={styles.wide}>
        <LongTextInput name="description" />
      </div>
    </div>
  );
  const sections = [
    { key: 'basics', title: text.groupOf('basics'), content: identity },
    { key: 'classification', title: text.groupOf('classification'), content: <ClassificationFields record={record} /> },
    { key: 'trade', title: text.groupOf('trade'), content: <TradeFields /> },
    {
      key: 'media',
      title: text.groupOf('media'),
      content: (
        <MediaFields thumbnail={productThumbnail} pictures={productPictures} purpose="productPicture" required />
      ),
    },
    {
      key: 'measures',
      title: text.groupOf('measures'),
      note: t('optional'),
      content: <MeasureFields stored={record?.combinedUnitVo} hasWeight />,
    },
    { key: 'policy', title: text.groupOf('policy'), content: <SwitchPanel record={record} />, isBeside: true },
  ];
  return <FormSections sections={sections} />;
}
