import { material } from '@edp/contract/modules/material/material.ts';
import { materialPictures, materialThumbnail } from '@edp/contract/modules/material/material-limits.ts';
import { materialGroups, materialRecord } from '@edp/contract/modules/material/material-record.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { Input, Checkbox } from 'antd';
import type { ComponentProps } from 'react';
import { definedField } from '../../../../ui/noun/defined/defined-inputs.tsx';
import { useDefinitionText } from '../../../../ui/noun/defined/definition-text.ts';
import { FormCompleteness } from '../../../../ui/completeness/form-completeness.tsx';
import { MeasureFields } from '../../../unit/shared/measure-fields.tsx';
import { MediaFields } from '../../../../ui/record/fields/media-fields.tsx';
import { FormSections } from '../../../../ui/record/page-sections/form-sections.tsx';
import type { MaterialValue } from '../material-value.ts';
import styles from '../../../../ui/record/fields/fields.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { SwitchPanel } from './switch-panel.tsx';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { SimilarMaterials } from '../../similar/similar-materials.tsx';
import { OwnerRow } from './owner-row.tsx';
import { useFieldValue, useFormScope } from '../../../../ui/form/engine/form-context.ts';
import { NumberInput } from '../../../../ui/inputs/number-input.tsx';
import { useUnitNames } from '../../../unit/shared/use-units.ts';
import { PathField } from '../../../category/shared/path-field.tsx';
import { UnitField } from '../../../unit/shared/unit-field.tsx';
import { DateInput } from '../../../../ui/inputs/dates/date-input.tsx';

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
  return (
    <FormSections
      sections={sections}
      foot={<FormCompleteness definition={materialRecord} requirement={material.requirement} />}
    />
  );
}

function IdentityFields({ record }: { record: MaterialValue | undefined }) {
  return (
    <div className={styles.grid}>
      <CodeField isNew={record === undefined} />
      <OwnerRow record={record} />
      <div className={styles.wide}>
        <FormField name="itemName">
          <Input />
        </FormField>
      </div>
      <SimilarMaterials stored={record} className={styles.wide} />
      <ValidityFields />
    </div>
  );
}

/** Prices are for one of the chosen unit. */
function PriceFields() {
  const t = useMaterialRecordText();
  const chosen = useFieldValue('unitId');
  const unit = useUnitNames().find(({ value }) => value === chosen)?.text;
  const per = unit ? `${t('currency')} / ${unit}` : t('currency');
  return (
    <div className={styles.grid}>
      <FormField name="marketPrice">
        <NumberInput isDecimal unit={per} />
      </FormField>
      <FormField name="listPricePerUnit">
        <NumberInput isDecimal unit={per} />
      </FormField>
    </div>
  );
}

/** The code of a material; of a new one the server can make it. */
function CodeField({ isNew }: { isNew: boolean }) {
  const t = useMaterialRecordText();
  const { setFields, form } = useFormScope();
  const isMade = useFieldValue('isCreateItem') === 1;
  const choose = (isOn: boolean) => {
    form.setValue('isCreateItem', isOn ? 1 : 0);
    if (isOn) setFields({ itemCode: '' });
  };
  const choice = isNew && (
    <Checkbox checked={isMade} onChange={(event) => choose(event.target.checked)}>
      {t('createsCode')}
    </Checkbox>
  );
  return (
    <FormField name="itemCode" required={!isMade} hint={choice}>
      <Input disabled={isMade} placeholder={isMade ? t('codeAtSave') : t('codePlaceholder')} />
    </FormField>
  );
}

function ClassificationFields({ record }: { record: MaterialValue | undefined }) {
  return (
    <div className={styles.grid}>
      <PathField
        name="itemCategoryId"
        set={materialSets.category}
        ids={record?.itemCategoryId}
        names={record?.itemCategoryText}
      />
      <PathField name="itemTypeId" set={materialSets.type} ids={record?.itemTypeId} names={record?.itemTypeText} />
      <UnitField record={record} />
      <PathField
        name="proCategoryId"
        set={materialSets.category}
        ids={record?.proCategoryId}
        names={record?.proCategoryName}
      />
    </div>
  );
}

/** Another start makes the end meaningless. */
function StartInput({ onChange, ...control }: ComponentProps<typeof DateInput>) {
  const { setFields } = useFormScope();
  const change = (day: string) => {
    onChange?.(day);
    setFields({ endDateActive: '' });
  };
  return <DateInput {...control} onChange={change} />;
}

function ValidityFields() {
  const text = useDefinitionText(materialRecord);
  return (
    <>
      <FormField name="startDateActive">
        <StartInput />
      </FormField>
      <FormField name="endDateActive">
        <DateInput placeholder={text.of('endDateActive', 'placeholder')} />
      </FormField>
    </>
  );
}
