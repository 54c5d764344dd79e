import { recordAccess } from '@edp/contract/modules/sharing/record-access.ts';
import type { ReactNode } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import { useCan } from '../../kernel/session/access.ts';
import { PageSkeleton } from '../feedback/page-skeleton.tsx';
import type { FieldTexts } from '../form/engine/form-context.ts';
import { TabPanels, type Panel } from '../layout/tab-panels.tsx';
import { RecordDetails } from './record-details.tsx';
import { lockReason, type NamedRecord, type RecordBasics, type RecordViewKind } from './record-kind.ts';
import { RecordHeader } from './record-header.tsx';
import styles from './record-header.module.css';
import { useRecordText } from './record.texts.ts';
import { RecordChanges } from './sections/record-changes.tsx';
import { RecordTranslations } from './sections/record-translations.tsx';
import { countUses, RecordUses, useRecordUses } from './sections/record-uses.tsx';

const RecordPeople = lazy(async () => (await import('./sections/record-people.tsx')).RecordPeople, PageSkeleton);

interface Props<Value extends NamedRecord> {
  kind: RecordBasics<Value> & RecordViewKind<Value>;
  record: Value;
  /** The tab that is shown; undefined for the first. */
  section: string | undefined;
  onSection: (section: string) => void;
  /** Beside the name; without it the page around has the name. */
  beside?: ReactNode;
}

/** A record to read, in the drawer and on its page. */
export function RecordView<Value extends NamedRecord>({ kind, record, section, onSection, beside }: Props<Value>) {
  const t = useRecordText();
  const can = useCan();
  const { translations } = kind.calls;
  const reason = lockReason(kind, record);
  const { Overview, Translations } = kind;
  const { noun } = kind;
  const uses = useRecordUses(noun, record.id);
  const changes = noun && <RecordChanges noun={noun} id={record.id} fields={changeFields(kind, t('handedTo'))} />;
  const overview = (
    <>
      {Overview ? (
        <Overview record={record} />
      ) : (
        <RecordDetails schema={kind.calls.detail.output} record={record} fields={{ ...kind.fields, ...kind.facts }} />
      )}
      {changes}
    </>
  );
  const own = kind.panelsOf?.(record);
  const panels: readonly Panel[] = [
    ...(own
      ? [...own.filter(({ isLast }) => !isLast), { key: 'changes', title: t('changes'), content: changes }]
      : [{ key: 'overview', title: t('overview'), content: overview }]),
    ...(translations
      ? [
          {
            key: 'languages',
            title: t('languages'),
            content: Translations ? (
              <Translations id={record.id} />
            ) : (
              <RecordTranslations call={translations} id={record.id} />
            ),
          },
        ]
      : []),
    ...(kind.sharingType && can(recordAccess.recordAccess.can)
      ? [
          {
            key: 'sharing',
            title: t('sharing'),
            content: <RecordPeople sharingType={kind.sharingType} id={record.id} />,
          },
        ]
      : []),
    ...(noun
      ? [
          {
            key: 'uses',
            title: uses.data?.length ? t('usesCount', { count: countUses(uses.data) }) : t('uses'),
            content: <RecordUses noun={noun} id={record.id} />,
          },
        ]
      : []),
    ...(own ?? []).filter(({ isLast }) => isLast),
  ];
  return (
    <>
      {beside !== undefined && <RecordHeader kind={kind} record={record} onShow={onSection} beside={beside} />}
      {reason && <p className={styles.locked}>{reason}</p>}
      <TabPanels label={t('sections')} panels={panels} chosen={section} onChoose={onSection} />
    </>
  );
}

/** The labels and values of changes are those of the form: the details may show more than a value. */
const changeFields = <Value extends NamedRecord>(
  { fields, facts, changeLabels = {} }: RecordViewKind<Value>,
  handedTo: string,
): FieldTexts => ({
  handedTo: { label: handedTo },
  ...Object.fromEntries(
    Object.entries(changeLabels).map(([name, text]) => [name, typeof text === 'string' ? { label: text } : text]),
  ),
  ...facts,
  ...fields,
});
