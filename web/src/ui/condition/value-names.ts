import { type Condition, testsOf } from '@edp/contract/kernel/list/condition.ts';
import { dictionaryItem } from '@edp/contract/modules/dictionary/dictionary-item.ts';
import { useQueries } from '@tanstack/react-query';
import { fetchData } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { inputOfDetail } from '../inputs/use-remote-options.ts';
import type { TestedField } from './tested-field.ts';
import type { ValueNames } from './words.ts';

/** Reads what the records and items of a condition are called. */
export function useValueNames(condition: Condition | undefined, fields: readonly TestedField[]): ValueNames {
  const tests = condition ? testsOf(condition) : [];
  const wanted = tests.flatMap(({ field, values }) => {
    const records = fields.find(({ name }) => name === field)?.records;
    return records ? values.filter(Boolean).map((id) => ({ field, id, detail: records.detail })) : [];
  });
  const dictionaries = [
    ...new Set(tests.flatMap(({ field }) => fields.find(({ name }) => name === field)?.dictionary ?? [])),
  ];
  const records = useQueries({
    queries: wanted.map(({ detail, id }) => ({
      queryKey: queryKeyOf(detail, id),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await fetchData(detail, inputOfDetail(detail, id), signal)) as { id: string; name: string },
      meta: { showsOwnError: true },
    })),
  });
  const items = useQueries({
    queries: dictionaries.map((key) => ({
      queryKey: ['dictionary', 'items', key],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        fetchData(dictionaryItem.byKey, { key, withDisabled: 1 }, signal),
      staleTime: 60_000,
    })),
  });
  return (field, value) => {
    if (field.dictionary)
      return items[dictionaries.indexOf(field.dictionary)]?.data?.find((item) => item.value === value)?.name;
    return records[wanted.findIndex((each) => each.field === field.name && each.id === value)]?.data?.name;
  };
}
