import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import type { MultilingualRow } from '@edp/contract/kernel/record/multilingual.ts';
import { recordAccess } from '@edp/contract/modules/sharing/record-access.ts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useCan } from '../../kernel/session/access.ts';
import type { FieldTexts } from '../form/engine/form-context.ts';
import { TabPanels, type Panel } from '../layout/tab-panels.tsx';
import { Thumbnail } from '../media/thumbnail.tsx';
import { RecordDetails } from './record-details.tsx';
import { lockReason, type NamedRecord, type RecordBasics, type RecordViewKind } from './record-kind.ts';
import styles from './record-view.module.css';
import { useRecordText } from './record.texts.ts';
import { RecordChanges, useLastEdit } from './sections/record-changes.tsx';
import { RecordPeople } from './sections/record-people.tsx';
import { RecordTranslations } from './sections/record-translations.tsx';
import { countUses, RecordUses, useRecordUses } from './sections/record-uses.tsx';
import { useRecord } from '../../kernel/data/use-record.ts';
import { useLanguage } from '../../kernel/text/language.ts';

interface Props<Value extends NamedRecord> {
  kind: RecordBasics<Value> & RecordViewKind<Value>;
  record: Value;
  /** The tab that is shown; undefined for the first. */
  section: string | undefined;
  onSection: (section: string) => void;
  /** Beside the name. */
  beside?: ReactNode;
}

/** A record to read, in the drawer and on its page. */
export function RecordView<Value extends NamedRecord>({
  kind,
  record: written,
  section,
  onSection,
  beside,
}: Props<Value>) {
  const t = useRecordText();
  const record = { ...written, name: useTranslatedName(kind, written) };
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
      <RecordHeader
        name={record.name}
        code={kind.codeOf?.(record)}
        path={kind.pathOf?.(record)}
        picture={kind.pictureOf?.(record)}
        tags={kind.tagsOf?.(record)}
        lastEdit={useLastEdit(noun, record)}
        beside={beside}
      />
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

interface HeaderProps {
  name: string;
  code?: string | undefined;
  path?: string | undefined;
  picture?: string | undefined;
  tags?: ReactNode;
  lastEdit: string | undefined;
  beside?: ReactNode;
}

/** Picture, name, code, place and state of a record, and who changed it last. */
const RecordHeader = ({ name, code, path, picture, tags, lastEdit, beside }: HeaderProps) => (
  <div className={styles.header}>
    {picture && (
      <span className={styles.picture}>
        <Thumbnail url={picture} name={name} />
      </span>
    )}
    <div className={styles.names}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.tags}>
        {code && <span className={styles.code}>{code}</span>}
        {path && <span className={styles.path}>{path}</span>}
        {tags}
        {lastEdit && <span className={styles.lastEdit}>{lastEdit}</span>}
      </div>
    </div>
    {beside}
  </div>
);

/** The name in the user's language: a record is read as it was written, because a form would save a translated name. */
function useTranslatedName<Value extends NamedRecord>(
  { calls: { detail, translations } }: RecordBasics<Value>,
  { id, name }: Value,
): string {
  const language = useLanguage();
  const isNeeded = translations !== undefined && language !== defaultLanguage;
  const { record } = useRecord(translations ?? detail, isNeeded ? id : undefined);
  const rows = isNeeded ? (record as z.output<typeof MultilingualRow>[] | undefined) : undefined;
  return rows?.find(({ type }) => type === language)?.name || name;
}
