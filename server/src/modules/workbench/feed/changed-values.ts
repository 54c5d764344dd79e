import { records } from '@edp/contract/all-records.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { RecordDefinition } from '@edp/contract/kernel/record/define-record.ts';
import type { ReadField, WriteField } from '@edp/contract/kernel/record/record.ts';
import type { ChangedField } from '@edp/contract/modules/record/record.ts';
import type { ChangedValue } from '@edp/contract/modules/workbench/workbench.ts';

const definitions: ReadonlyMap<string, RecordDefinition> = new Map(records.map((each) => [each.noun.name, each]));

const fieldOf = (noun: string, name: string): (ReadField & Partial<WriteField>) | undefined =>
  definitions.get(noun)?.fields[name.split('.').at(-1)!];

/** Longer texts are read in the record. */
const longest = 60;

/**
 * A changed field as people read it; undefined where the definition has no name for it. Files, secrets, and what is
 * stored as a code that only a dictionary explains, are told without their values.
 */
export function changedValue(
  noun: string,
  { name, kind, old, new: now }: Pick<ChangedField, 'name' | 'kind' | 'old' | 'new'>,
  language: Language,
): ChangedValue | undefined {
  const field = fieldOf(noun, name);
  const label = (field?.label ?? field?.heading)?.[language];
  if (!field || !label) return undefined;
  if (kind === 'file' || kind === 'secret' || field.dictionary) return { label, old: null, new: null };
  const text = (value: string | number | null) => {
    const said =
      field.words?.find((word) => String(word.value) === String(value))?.text[language] ?? String(value ?? '');
    return said.length > longest ? `${said.slice(0, longest)}…` : said;
  };
  return { label, old: text(old), new: text(now) };
}
