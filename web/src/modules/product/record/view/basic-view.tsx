import { product } from '@edp/contract/modules/product/product.ts';
import type { FieldTexts } from '../../../../ui/form/engine/form-context.ts';
import { MediaGallery } from '../../../../ui/media/media-gallery.tsx';
import { useNounText } from '../../../../ui/noun/noun.texts.ts';
import { measureFacts } from '../../../../ui/record/facts/measure-facts.ts';
import { SwitchFact } from '../../../../ui/record/facts/switch-fact.tsx';
import { withCommas } from '../../../../ui/record/facts/with-commas.ts';
import { useFieldsText } from '../../../../ui/record/fields/record-fields.texts.ts';
import switches from '../../../../ui/record/fields/switches.module.css';
import { RecordSections } from '../../../../ui/record/page-sections/record-sections.tsx';
import { RecordDetails } from '../../../../ui/record/record-details.tsx';
import { productSwitches } from '../form/switches.ts';
import { useProductRecordText } from '../product-record.texts.ts';
import type { ProductValue } from '../product-value.ts';

const pick = (fields: FieldTexts, names: readonly string[]): FieldTexts =>
  Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));

/** The facts of the first tab, in the sections of the form. */
export function BasicView({ record, fields }: { record: ProductValue; fields: FieldTexts }) {
  const t = useProductRecordText();
  const measures = useFieldsText();
  const noun = useNounText();
  const shown = (names: readonly string[], more: FieldTexts = {}) => (
    <RecordDetails schema={product.detail.output} record={record} fields={{ ...pick(fields, names), ...more }} />
  );
  const sizes = (
    <RecordDetails
      record={{ ...measureFacts(record.combinedUnitVo, fields), weight: record.combinedUnitVo.weight }}
      fields={{
        size: { label: measures('size') },
        volume: { label: measures('volume') },
        gross: { label: measures('grossName') },
        net: { label: measures('netName') },
        weight: { label: measures('weightName') },
      }}
    />
  );
  /** One price, or the lowest and the highest. */
  const price = (value: unknown) =>
    value
      ? `${(value as string).split(' - ').map(withCommas).join(' – ')} ${t('currency')} / ${record.unitText}`
      : undefined;
  const policy = (
    <dl className={switches.switches}>
      {productSwitches.map((name) => (
        <SwitchFact
          key={name}
          label={t(name)}
          isOn={record[name] === 1}
          text={record[name] === 1 ? t('on') : t('off')}
        />
      ))}
    </dl>
  );
  const sections = [
    {
      key: 'basics',
      title: t('basics'),
      content: shown(['name', 'code', 'orgId'], {
        invOrgName: { label: t('inventoryOrganisation') },
        ...pick(fields, ['keyword', 'description']),
      }),
    },
    {
      key: 'classification',
      title: t('classification'),
      content: shown(['categoryId', 'typeId', 'brandId', 'unitId', 'labelIds', 'groupId']),
    },
    {
      key: 'trade',
      title: t('trade'),
      content: shown([], {
        priceRange: { label: t('priceRange'), render: price },
        storageNum: { label: t('stock'), render: (value) => `${withCommas(value as string)} ${record.unitText}` },
        ...pick(fields, [
          'minimumOrderQuantity',
          'minimumPacking',
          'suggestedPrice',
          'placeOfOrigin',
          'listingTime',
          'indate',
          'barCode',
        ]),
      }),
    },
    ...(record.picIds.length > 0
      ? [
          {
            key: 'media',
            title: t('media'),
            content: (
              <MediaGallery
                label={t('pictures')}
                files={record.picIds.map(({ id, orginalName, filePath }) => ({ id, name: orginalName, url: filePath }))}
              />
            ),
          },
        ]
      : []),
    { key: 'measures', title: t('measures'), content: sizes },
    {
      key: 'system',
      title: t('system'),
      content: shown([], {
        createdName: { label: noun('creator') },
        createTime: { label: noun('createTime') },
        updatedTime: { label: t('updatedTime') },
      }),
    },
    { key: 'policy', title: t('policy'), content: policy, isBeside: true },
  ];
  return <RecordSections sections={sections} />;
}
