import { product } from '@edp/contract/modules/product/product.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchData } from '../../../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../../../kernel/http/query-key.ts';
import { useDebounced } from '../../../../../ui/layout/use-debounced.ts';
import { foldCode } from './grid-rows.ts';
import type { VariantRow } from '../variant-row.ts';

const none: readonly string[] = [];
/** Longer ones are wrong anyway. */
const mostLetters = 20;

/**
 * Which of the typed codes other materials of the tenant have, folded; not those that the product has already
 * (`stored`). Asked when typing rests; the server decides at the save.
 */
export function useTakenCodes(
  productId: string | undefined,
  stored: ReadonlySet<string>,
  rows: readonly VariantRow[],
): ReadonlySet<string> {
  const typed = [
    ...new Set(
      rows.flatMap(({ itemCode }) =>
        itemCode === '' || itemCode.length > mostLetters || stored.has(itemCode) ? [] : itemCode.trim(),
      ),
    ),
  ]
    .toSorted()
    .join('\n');
  const wanted = useDebounced(typed);
  const { data = none } = useQuery({
    queryKey: queryKeyOf(product.takenCodes, productId, wanted),
    queryFn: ({ signal }) => fetchData(product.takenCodes, { proId: productId, codes: wanted.split('\n') }, signal),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
    // The save says it again.
    meta: { showsOwnError: true },
  });
  return useMemo(() => new Set((wanted === '' ? none : data).map(foldCode)), [data, wanted]);
}
