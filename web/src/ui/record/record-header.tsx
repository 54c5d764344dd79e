import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import type { MultilingualRow } from '@edp/contract/kernel/record/multilingual.ts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useRecord } from '../../kernel/data/use-record.ts';
import { lazy } from '../../kernel/lazy.ts';
import { useLanguage } from '../../kernel/text/language.ts';
import { Thumbnail } from '../media/thumbnail.tsx';
import styles from './record-header.module.css';
import type { NamedRecord, RecordBasics, RecordViewKind } from './record-kind.ts';
import { useLastEdit } from './sections/record-changes.tsx';

// It opens a popup, whose code most records do without.
const CompletenessButton = lazy(
  async () => (await import('../completeness/completeness-button.tsx')).CompletenessButton,
);

interface Props<Value extends NamedRecord> {
  kind: RecordBasics<Value> & RecordViewKind<Value>;
  record: Value;
  /** Says what a page is about, such as 物料详情; the drawer says so itself. */
  page?: string;
  /** Opens a tab; a form shows the completeness of what is typed instead. */
  onShow?: (section: string) => void;
  /** Beside the name. */
  beside?: ReactNode;
}

/** Picture, name, code, place and state of a record, who changed it last, how complete it is and what is special. */
export function RecordHeader<Value extends NamedRecord>({ kind, record, page, onShow, beside }: Props<Value>) {
  const name = useTranslatedName(kind, record);
  const lastEdit = useLastEdit(kind.noun, record);
  const [code, path, picture] = [kind.codeOf?.(record), kind.pathOf?.(record), kind.pictureOf?.(record)];
  const completeness = onShow && kind.completenessOf?.(record);
  const Heading = page === undefined ? 'h2' : 'h1';
  return (
    <div className={`${styles.header} ${page === undefined ? '' : styles.ofPage}`}>
      {picture && (
        <span className={styles.picture}>
          <Thumbnail url={picture} name={name} />
        </span>
      )}
      <div className={styles.names}>
        <Heading className={styles.name} aria-label={page === undefined ? undefined : `${page} ${name}`}>
          {name}
        </Heading>
        <div className={styles.tags}>
          {page !== undefined && <span className={styles.page}>{page}</span>}
          {code && <span className={styles.code}>{code}</span>}
          {path && <span className={styles.path}>{path}</span>}
          {kind.tagsOf?.(record)}
          {lastEdit && <span className={styles.lastEdit}>{lastEdit}</span>}
        </div>
      </div>
      {onShow && kind.factsOf && (
        <ul className={styles.facts}>
          {kind.factsOf(record).map(({ label, value, detail }) => (
            <li key={label} title={detail}>
              <span className={styles.fact}>{label}</span> <strong>{value}</strong>
            </li>
          ))}
        </ul>
      )}
      {completeness && <CompletenessButton of={completeness} onShow={onShow} />}
      {beside}
    </div>
  );
}

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
