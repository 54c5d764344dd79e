import type { InputOf } from '@edp/contract/kernel/call.ts';
import { dictionary } from '@edp/contract/modules/dictionary/dictionary.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../http/api.ts';

/** The items of a dictionary as options; they change with a new version only. */
export function useDictionary(key: InputOf<typeof dictionary.byKey>['key']): { value: string; text: string }[] {
  const { data = [] } = useQuery({
    queryKey: ['dictionary', key],
    queryFn: ({ signal }) => fetchData(dictionary.byKey, { key }, signal),
    staleTime: Infinity,
  });
  return data.map(({ value, name }) => ({ value, text: name }));
}
