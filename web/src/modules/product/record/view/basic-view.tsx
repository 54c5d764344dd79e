import { productGroups, productRecord } from '@edp/contract/modules/product/product-record.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { priceRangeText, quantityText } from '../../../../kernel/text/decimal-text.ts';
import type { FieldTexts } from '../../../../ui/form/engine/form-context.ts';
import { MediaGallery } from '../../../../ui/media/media-gallery.tsx';
import { wordOf } from '../../../../ui/noun/defined/defined-columns.tsx';
import { useDefinedTexts } from '../../../../ui/noun/defined/defined-texts.tsx';
import { useDefinitionText } from '../../../../ui/noun/defined/definition-text.ts';
import { MeasuresView } from '../../../../ui/record/facts/measures-view.tsx';
import { SwitchFact } from '../../../../ui/record/facts/switch-fact.tsx';
import switches from '../../../../ui/record/fields/switches.module.css';
import { RecordSections } from '../../../../ui/record/page-sections/record-sections.tsx';
import { RecordDetails } from '../../../../ui/record/record-details.tsx';
import { useProductRecordText } from '../product-record.texts.ts';
import type { ProductValue } from '../product-value.ts';

const pick = (fields: FieldTexts, names: readonly string[]): FieldTexts =>
  Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));

/** The facts of the first tab, in the sections of the form. */
export function BasicView({ record, fields }: { record: ProductValue; fields: FieldTexts }) {
  const t = useProductRecordText();
  const text = useDefinitionText(productRecord);
  const { priceRange, storageNum, ...made } = useDefinedTexts(productRecord)([
    'priceRange',
    'storageNum',
    'createdName',
    'createTime',
    'updatedTime',
  ]);
  const shown = (names: readonly string[], more: FieldTexts = {}) => (
    <RecordDetails schema={product.detail.output} record={record} fields={{ ...pick(fields, names), ...more }} />
  );
  /** One price, or the lowest and the highest. */
  const price = (value: unknown) =>
    value ? `${priceRangeText(value as string)} ${t('currency')} / ${record.unitText}` : undefined;
  const policy = (
    <dl className={switches.switches}>
      {productGroups.policy.fields.map((name) => (
        <SwitchFact
          key={name}
          label={text.of(name, 'label')!}
          isOn={record[name] === 1}
          text={wordOf(text, name, record[name])}
        />
      ))}
    </dl>
  );
  const sections = [
    {
      key: 'basics',
      title: text.groupOf('basics'),
      content: shown(['name', 'code', 'orgId'], {
        invOrgName: { label: t('inventoryOrganisation') },
        ...pick(fields, ['keyword', 'description']),
      }),
    },
    {
      key: 'classification',
      title: text.groupOf('classification'),
      content: shown(productGroups.classification.fields),
    },
    {
      key: 'trade',
      title: text.groupOf('trade'),
      content: shown([], {
        priceRange: { ...priceRange!, render: price },
        storageNum: { ...storageNum!, render: (value) => `${quantityText(value as string)} ${record.unitText}` },
        ...pick(fields, productGroups.trade.fields),
      }),
    },
    ...(record.picIds.length > 0
      ? [
          {
            key: 'media',
            title: text.groupOf('media'),
            content: (
              <MediaGallery
                label={fields.picIds!.label}
                files={record.picIds.map(({ id, orginalName, filePath }) => ({ id, name: orginalName, url: filePath }))}
              />
            ),
          },
        ]
      : []),
    {
      key: 'measures',
      title: text.groupOf('measures'),
      content: <MeasuresView measures={record.combinedUnitVo} fields={fields} />,
    },
    { key: 'system', title: t('system'), content: shown([], made) },
    { key: 'policy', title: text.groupOf('policy'), content: policy, isBeside: true },
  ];
  return <RecordSections sections={sections} />;
}
