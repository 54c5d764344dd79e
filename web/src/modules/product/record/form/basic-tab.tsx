import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { productPictures, productThumbnail } from '@edp/contract/modules/product/product-limits.ts';
import { productRecord } from '@edp/contract/modules/product/product-record.ts';
import { Input, type InputProps } from 'antd';
import { useRef } from 'react';
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
import type { ProductValue, ProductForm } from '../product-value.ts';
import { OrganisationField } from './organisation-field.tsx';
import { SwitchPanel } from './switch-panel.tsx';
import { TradeFields } from './trade-fields.tsx';
import { PathField } from '../../../category/shared/path-field.tsx';
import { UnitField } from '../../../unit/shared/unit-field.tsx';
import { BrandField } from './brand-field.tsx';
import { LabelField } from './label-field.tsx';
import { RemoteSelect } from '../../../../ui/inputs/remote-select.tsx';
import { useNounText } from '../../../../ui/noun/noun.texts.ts';
import { useFormScope } from '../../../../ui/form/engine/form-context.ts';
import { renamed } from '../variants/plan-change.ts';

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

function ClassificationFields({ record }: { record: ProductValue | undefined }) {
  return (
    <div className={styles.grid}>
      <PathField name="categoryId" set={materialSets.category} ids={record?.categoryId} names={record?.categoryText} />
      <PathField name="typeId" set={materialSets.type} ids={record?.typeId} names={record?.typeText} />
      <BrandField record={record} />
      <UnitField record={record} />
      <div className={styles.wide}>
        <GroupField />
      </div>
      <div className={styles.wide}>
        <LabelField record={record} />
      </div>
    </div>
  );
}

/** The goods groups that show the product. */
function GroupField() {
  const noun = useNounText();
  return (
    <FormField name="groupId">
      <RemoteSelect isMultiple call={goodsGroup.options} placeholder={noun('select')} />
    </FormField>
  );
}

const NameField = () => (
  <FormField name="name">
    <NameInput />
  </FormField>
);

/** The generated names of variants begin with the name of the product: they follow when it is left. */
function NameInput({ onBlur, ...input }: InputProps) {
  const { form } = useFormScope();
  const before = useRef('');
  const follow = () => {
    const { name = '', specList, proSpecConfigVoList } = form.getValues() as unknown as ProductForm;
    if (name === before.current) return;
    const rows = renamed(specList, proSpecConfigVoList, before.current, name);
    before.current = name;
    if (rows !== specList) form.setValue('specList', rows);
  };
  const focus = () => {
    before.current = (form.getValues('name') as string | undefined) ?? '';
  };
  const leave: InputProps['onBlur'] = (event) => {
    follow();
    onBlur?.(event);
  };
  return <Input {...input} onFocus={focus} onBlur={leave} onPressEnter={follow} />;
}
