import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../../../kernel/http/api.ts';

const none: OutputOf<typeof product.labels> = [];

/** The label sets for products with their labels. */
export function useLabelTrees(isNeeded: boolean): { trees: OutputOf<typeof product.labels>; isPending: boolean } {
  // Under the name of labels: what changes them makes it old.
  const { data = none, isLoading } = useQuery({
    queryKey: ['label', 'for products'],
    queryFn: ({ signal }) => fetchData(product.labels, {}, signal),
    enabled: isNeeded,
  });
  return { trees: data, isPending: isLoading };
}
