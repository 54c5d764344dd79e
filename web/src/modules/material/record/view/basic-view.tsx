import { material } from '@edp/contract/modules/material/material.ts';
import type { FieldTexts } from '../../../../ui/form/engine/form-context.ts';
import { MediaGallery } from '../../../../ui/media/media-gallery.tsx';
import { useNounText } from '../../../../ui/noun/noun.texts.ts';
import { measureFacts } from '../../../../ui/record/facts/measure-facts.ts';
import { withCommas } from '../../../../ui/record/facts/with-commas.ts';
import { RecordSections } from '../../../../ui/record/page-sections/record-sections.tsx';
import { useFieldsText } from '../../../../ui/record/fields/record-fields.texts.ts';
import { RecordDetails } from '../../../../ui/record/record-details.tsx';
import { technicalNames } from '../field-texts.tsx';
import type { MaterialValue } from '../material-value.ts';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { SwitchesView } from './switches-view.tsx';

const pick = (fields: FieldTexts, names: readonly string[]): FieldTexts =>
  Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));

/** The facts of the first tab, in the sections of the form. */
export function BasicView({ record, fields }: { record: MaterialValue; fields: FieldTexts }) {
  const t = useMaterialRecordText();
  const measures = useFieldsText();
  const noun = useNounText();
  const price = (value: unknown) =>
    value ? `${withCommas(value as string)} ${t('currency')} / ${record.unitText}` : undefined;
  const shown = (names: readonly string[], more: FieldTexts = {}) => (
    <RecordDetails schema={material.detail.output} record={record} fields={{ ...pick(fields, names), ...more }} />
  );
  const sections = [
    {
      key: 'basics',
      title: t('basics'),
      content: shown(['itemCode'], {
        orgName: { label: t('owner') },
        itemName: { label: t('itemName'), isWide: true },
        ...pick(fields, ['startDateActive', 'endDateActive']),
        invOrgName: { label: t('inventoryOrganisation') },
      }),
    },
    {
      key: 'classification',
      title: t('classification'),
      content: shown(['itemCategoryId', 'itemTypeId', 'unitId', 'proCategoryId']),
    },
    {
      key: 'prices',
      title: t('pricesAndStock'),
      content: shown([], {
        marketPrice: { label: t('marketPrice'), render: price },
        listPricePerUnit: { label: t('listPrice'), render: price },
        storageNum: { label: t('stock'), render: (value) => `${withCommas(value as string)} ${record.unitText}` },
      }),
    },
    {
      key: 'measures',
      title: t('measures'),
      content: (
        <RecordDetails
          record={measureFacts(record.combinedUnitVo, fields)}
          fields={{
            size: { label: measures('size') },
            volume: { label: measures('volume') },
            gross: { label: measures('grossName') },
            net: { label: measures('netName') },
          }}
        />
      ),
    },
    { key: 'technical', title: t('technical'), content: shown([...technicalNames, 'materialDescription']) },
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
    {
      key: 'system',
      title: t('system'),
      content: shown([], {
        createName: { label: noun('creator') },
        createTime: { label: noun('createTime') },
        updatedTime: { label: t('updatedTime') },
      }),
    },
    { key: 'policy', title: t('policy'), content: <SwitchesView record={record} />, isBeside: true },
  ];
  return <RecordSections sections={sections} />;
}
