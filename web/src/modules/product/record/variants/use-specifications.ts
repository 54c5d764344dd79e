import { largestPage } from '@edp/contract/kernel/paging.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchPage } from '../../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../../kernel/http/query-key.ts';
import type { Matrix } from './matrix.ts';

const none: Matrix = [];

/** The specifications that a product of a category can be offered in, with all their values. */
export function useSpecifications(categoryId: readonly string[]): { choices: Matrix; isPending: boolean } {
  const { data, isPending } = useQuery({
    queryKey: queryKeyOf(specification.choices, categoryId),
    queryFn: async ({ signal }) =>
      (
        await fetchPage(
          specification.choices,
          { categoryId: [...categoryId], active: 1, pageNo: 1, pageSize: largestPage },
          signal,
        )
      ).rows.map(({ id, name, specValueList }) => ({
        id,
        name,
        specValueList: specValueList.map((value) => ({ id: value.id, specValue: value.specValue })),
      })),
    enabled: categoryId.length > 0,
  });
  return { choices: data ?? none, isPending };
}
