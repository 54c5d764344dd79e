import { productPictures, productThumbnail } from '@edp/contract/modules/product/product-fields.ts';
import { Input } from 'antd';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { TagsInput } from '../../../../ui/inputs/tags-input.tsx';
import { LongTextInput } from '../../../../ui/noun/standard-inputs.tsx';
import styles from '../../../../ui/record/fields/fields.module.css';
import { MeasureFields } from '../../../../ui/record/fields/measure-fields.tsx';
import { MediaFields } from '../../../../ui/record/fields/media-fields.tsx';
import { FormSections } from '../../../../ui/record/page-sections/form-sections.tsx';
import { useProductRecordText } from '../product-record.texts.ts';
import type { ProductValue } from '../product-value.ts';
import { ClassificationFields } from './classification-fields.tsx';
import { NameField } from './name-field.tsx';
import { OrganisationField } from './organisation-field.tsx';
import { SwitchPanel } from './switch-panel.tsx';
import { TradeFields } from './trade-fields.tsx';

/** The fields in sections, the switches beside them. */
export function BasicTab({ record }: { record: ProductValue | undefined }) {
  const t = useProductRecordText();
  const identity = (
    <div className={styles.grid}>
      <div className={styles.wide}>
        <NameField />
      </div>
      <FormField name="code">
        <Input placeholder={t('codePlaceholder')} />
      </FormField>
      <OrganisationField record={record} />
      <div className={styles.wide}>
        <FormField name="keyword">
          <TagsInput placeholder={t('keywordPlaceholder')} />
        </FormField>
      </div>
      <div className={styles.wide}>
        <LongTextInput name="description" />
      </div>
    </div>
  );
  const sections = [
    { key: 'basics', title: t('basics'), content: identity },
    { key: 'classification', title: t('classification'), content: <ClassificationFields record={record} /> },
    { key: 'trade', title: t('trade'), content: <TradeFields /> },
    {
      key: 'media',
      title: t('media'),
      content: (
        <MediaFields thumbnail={productThumbnail} pictures={productPictures} purpose="productPicture" required />
      ),
    },
    {
      key: 'measures',
      title: t('measures'),
      note: t('optional'),
      content: <MeasureFields stored={record?.combinedUnitVo} hasWeight />,
    },
    { key: 'policy', title: t('policy'), content: <SwitchPanel record={record} />, isBeside: true },
  ];
  return <FormSections sections={sections} />;
}
