import { dictionaryItem } from '@edp/contract/modules/dictionary/dictionary-item.ts';
import type { RecordDefinition } from '@edp/contract/kernel/record/define-record.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../http/api.ts';

interface Item {
  value: string;
  text: string;
}

/** Read again after a dictionary was saved, and now and then for the changes of others. */
const staleTime = 60_000;

/** With the disabled items, which records may still have. */
const readItems = (key: string, signal: AbortSignal) =>
  fetchData(dictionaryItem.byKey, { key, withDisabled: 1 }, signal);

const useItems = (key: string) =>
  useQuery({ queryKey: ['dictionary', 'items', key], queryFn: ({ signal }) => readItems(key, signal), staleTime })
    .data ?? [];

const toItem = ({ value, name }: { value: string; name: string }): Item => ({ value, text: name });

/** Every item of a dictionary, for filters and to show what a record has. */
export const useDictionary = (key: string): Item[] => useItems(key).map(toItem);

/** The items that a form offers: the enabled ones, and those that the record has already. */
export const useChoices = (key: string, ...held: readonly (string | undefined)[]): Item[] =>
  useItems(key)
    .filter(({ value, active }) => active === 1 || held.includes(value))
    .map(toItem);

/** The same of every dictionary that the fields of a definition name. */
export function useDictionaries({ fields }: RecordDefinition): (key: string) => Item[] {
  const keys = [
    ...new Set(
      Object.values(fields).flatMap((field) =>
        'dictionary' in field && field.dictionary !== undefined ? [field.dictionary] : [],
      ),
    ),
  ];
  const { data = [] } = useQuery({
    queryKey: ['dictionary', 'items of', ...keys],
    queryFn: ({ signal }) => Promise.all(keys.map((key) => readItems(key, signal))),
    enabled: keys.length > 0,
    staleTime,
  });
  return (key) => (data[keys.indexOf(key)] ?? []).map(toItem);
}
