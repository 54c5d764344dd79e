import type { FieldTexts } from '../../../../ui/form/engine/form-context.ts';
import { MediaGallery } from '../../../../ui/media/media-gallery.tsx';
import { useNounText } from '../../../../ui/noun/noun.texts.ts';
import { RecordDetails } from '../../../../ui/record/record-details.tsx';
import { technicalNames } from '../field-texts.tsx';
import type { MaterialValue } from '../material-value.ts';
import styles from '../record.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { Section } from '../section.tsx';
import { withCommas } from '../form/stock-note.tsx';
import { measureFacts } from './measure-facts.ts';
import { SwitchesView } from './switches-view.tsx';

const pick = (fields: FieldTexts, names: readonly string[]): FieldTexts => Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));

/** The facts of the first tab, in the sections of the form. */
export function BasicView({ record, fields }: { record: MaterialValue; fields: FieldTexts }) {
  const t = useMaterialRecordText();
  const noun = useNounText();
  const price = (value: unknown) => (value ? `${withCommas(value as string)} ${t('currency')} / ${record.unitText}` : undefined);
  const shown = (names: readonly string[], more: FieldTexts = {}) => <RecordDetails record={record} fields={{ ...pick(fields, names), ...more }} />;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Section title={t('basics')}>{shown(['itemCode'], { orgName: { label: t('owner') }, itemName: { label: t('itemName'), isWide: true }, ...pick(fields, ['startDateActive', 'endDateActive']) })}</Section>
        <Section title={t('classification')}>{shown(['itemCategoryId', 'itemTypeId', 'unitId', 'proCategoryId'])}</Section>
        <Section title={t('pricesAndStock')}>
          {shown([], {
            marketPrice: { label: t('marketPrice'), render: price }, listPricePerUnit: { label: t('listPrice'), render: price },
            storageNum: { label: t('stock'), render: (value) => `${withCommas(value as string)} ${record.unitText}` },
          })}
        </Section>
        <Section title={t('measures')}><RecordDetails record={measureFacts(record.combinedUnitVo, fields)} fields={{ size: { label: t('size') }, volume: { label: t('volume') }, gross: { label: t('grossName') }, net: { label: t('netName') } }} /></Section>
        <Section title={t('technical')}>{shown([...technicalNames, 'materialDescription'])}</Section>
        {record.picIds.length > 0 && <Section title={t('media')}><MediaGallery label={t('pictures')} files={record.picIds.map(({ id, orginalName, filePath }) => ({ id, name: orginalName, url: filePath }))} /></Section>}
        <Section title={t('system')}>{shown([], { createName: { label: noun('creator') }, createTime: { label: noun('createTime') }, updatedTime: { label: t('updatedTime') } })}</Section>
      </div>
      <SwitchesView record={record} />
    </div>
  );
}
