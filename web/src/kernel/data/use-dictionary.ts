import { dictionaryItem } from '@edp/contract/modules/dictionary/dictionary.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../http/api.ts';

interface Item {
  value: string;
  text: string;
}

/** Read again after a dictionary was saved, and now and then for the changes of others; with the disabled items, which records may still have. */
const useItems = (key: string) =>
  useQuery({
    queryKey: ['dictionary', 'items', key],
    queryFn: ({ signal }) => fetchData(dictionaryItem.byKey, { key, withDisabled: 1 }, signal),
    staleTime: 60_000,
  }).data ?? [];

const toItem = ({ value, name }: { value: string; name: string }): Item => ({ value, text: name });

/** Every item of a dictionary, for filters and to show what a record has. */
export const useDictionary = (key: string): Item[] => useItems(key).map(toItem);

/** The items that a form offers: the enabled ones, and those that the record has already. */
export const useChoices = (key: string, ...held: readonly (string | undefined)[]): Item[] =>
  useItems(key)
    .filter(({ value, active }) => active === 1 || held.includes(value))
    .map(toItem);
