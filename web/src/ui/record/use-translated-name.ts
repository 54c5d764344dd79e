import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import type { MultilingualRow } from '@edp/contract/kernel/record/multilingual.ts';
import type { z } from 'zod';
import { useRecord } from '../../kernel/data/use-record.ts';
import { useLanguage } from '../../kernel/text/language.ts';
import type { NamedRecord, RecordKind } from './record-kind.ts';

/** The name in the user's language: a record is read as it was written, because a form would save a translated name. */
export function useTranslatedName<Value extends NamedRecord>(
  { calls: { detail, translations } }: RecordKind<Value>,
  { id, name }: Value,
): string {
  const language = useLanguage();
  const isNeeded = translations !== undefined && language !== defaultLanguage;
  const { record } = useRecord(translations ?? detail, isNeeded ? id : undefined);
  const rows = isNeeded ? (record as z.output<typeof MultilingualRow>[] | undefined) : undefined;
  return rows?.find(({ type }) => type === language)?.name || name;
}
