import { material } from '@edp/contract/modules/material/material.ts';
import { materialGroups, materialRecord } from '@edp/contract/modules/material/material-record.ts';
import type { FieldTexts } from '../../../../ui/form/engine/form-context.ts';
import { MediaGallery } from '../../../../ui/media/media-gallery.tsx';
import { priceText } from '../../../../kernel/text/decimal-text.ts';
import { useDefinedTexts } from '../../../../ui/noun/defined/defined-texts.tsx';
import { useDefinitionText, type DefinitionText } from '../../../../ui/noun/defined/definition-text.ts';
import { MeasuresView } from '../../../../ui/record/facts/measures-view.tsx';
import { RecordSections } from '../../../../ui/record/page-sections/record-sections.tsx';
import { RecordDetails } from '../../../../ui/record/record-details.tsx';
import type { MaterialValue } from '../material-value.ts';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { wordOf } from '../../../../ui/noun/defined/defined-columns.tsx';
import { SwitchFact } from '../../../../ui/record/facts/switch-fact.tsx';
import switches from '../../../../ui/record/fields/switches.module.css';
import { StockByOrganisation } from './stock-by-organisation.tsx';
import styles from '../record.module.css';
import { subFields, switchGroups, type SwitchName } from '../form/switches.ts';

const pick = (fields: FieldTexts, names: readonly string[]): FieldTexts =>
  Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));

/** The facts of the first tab, in the sections of the form. */
export function BasicView({ record, fields }: { record: MaterialValue; fields: FieldTexts }) {
  const t = useMaterialRecordText();
  const text = useDefinitionText(materialRecord);
  const textsOf = useDefinedTexts(materialRecord);
  const { orgName, storageNum, ...made } = textsOf([
    'orgName',
    'storageNum',
    'createName',
    'createTime',
    'updatedTime',
  ]);
  const price = (value: unknown) =>
    value ? `${priceText(value as string)} ${t('currency')} / ${record.unitText}` : undefined;
  const shown = (names: readonly string[], more: FieldTexts = {}) => (
    <RecordDetails schema={material.detail.output} record={record} fields={{ ...pick(fields, names), ...more }} />
  );
  const sections = [
    {
      key: 'basics',
      title: text.groupOf('basics'),
      content: shown(['itemCode'], {
        orgName: orgName!,
        itemName: { ...fields.itemName!, isWide: true },
        ...pick(fields, ['startDateActive', 'endDateActive']),
        invOrgName: { label: t('inventoryOrganisation') },
      }),
    },
    {
      key: 'classification',
      title: text.groupOf('classification'),
      content: shown(materialGroups.classification.fields),
    },
    {
      key: 'prices',
      title: t('pricesAndStock'),
      content: shown([], {
        marketPrice: { label: fields.marketPrice!.label, render: price },
        listPricePerUnit: { label: fields.listPricePerUnit!.label, render: price },
        storageNum: { ...storageNum!, render: () => <StockByOrganisation record={record} /> },
      }),
    },
    {
      key: 'measures',
      title: text.groupOf('measures'),
      content: <MeasuresView measures={record.combinedUnitVo} fields={fields} />,
    },
    { key: 'technical', title: text.groupOf('technical'), content: shown(materialGroups.technical.fields) },
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
    { key: 'system', title: t('system'), content: shown([], made) },
    { key: 'policy', title: text.groupOf('policy'), content: <SwitchesView record={record} />, isBeside: true },
  ];
  return <RecordSections sections={sections} />;
}

/** The switches to read, with what belongs to them. */
function SwitchesView({ record }: { record: MaterialValue }) {
  const t = useMaterialRecordText();
  return (
    <>
      {switchGroups.map(({ title, names }) => (
        <section key={title} className={styles.group} aria-label={t(title)}>
          <h3 className={styles.groupTitle}>{t(title)}</h3>
          <dl className={switches.switches}>
            {names.map((name) => (
              <Fact key={name} record={record} name={name} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function Fact({ record, name }: { record: MaterialValue; name: SwitchName }) {
  const text = useDefinitionText(materialRecord);
  const isOn = record[name] === 1;
  return (
    <SwitchFact
      label={text.of(name, 'heading') ?? text.of(name, 'label')!}
      detail={isOn ? numbersOf(text, record, name) : ''}
      isOn={isOn}
      text={wordOf(text, name, record[name])}
    />
  );
}

/** How the lots or the serial numbers begin. */
function numbersOf(text: DefinitionText, record: MaterialValue, name: SwitchName): string {
  const { prefix, start } = subFields[name as keyof typeof subFields] ?? {};
  return prefix && start
    ? ([prefix, start] as const)
        .filter((each) => record[each] !== '')
        .map((each) => `${text.of(each, 'label')!} ${record[each]}`)
        .join(' · ')
    : '';
}
