import { specification } from '@edp/contract/modules/specification/specification.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchAll } from '../../../../kernel/http/fetch-all.ts';
import { queryKeyOf } from '../../../../kernel/http/query-key.ts';
import type { Matrix } from './matrix.ts';

const none: Matrix = [];

/** The specifications that a product of a category can be offered in, with all their values. */
export function useSpecifications(categoryId: readonly string[]): { choices: Matrix; isPending: boolean } {
  const { data, isPending } = useQuery({
    queryKey: queryKeyOf(specification.choices, categoryId),
    queryFn: async ({ signal }) =>
      (await fetchAll(specification.choices, { categoryId: [...categoryId], active: 1 }, signal)).map(
        ({ id, name, specValueList }) => ({
          id,
          name,
          specValueList: specValueList.map((value) => ({ id: value.id, specValue: value.specValue })),
        }),
      ),
    enabled: categoryId.length > 0,
  });
  return { choices: data ?? none, isPending };
}
