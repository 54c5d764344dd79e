import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { bomAnalysis, type BomDifference } from '@edp/contract/modules/bom/bom-analysis.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchData } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { joinNames } from '../../../kernel/text/punctuation.ts';
import type { RowMark } from '../workbench/table/row-mark.ts';
import type { ItemCost } from '../workbench/use-bom-tree.ts';
import { type AnalysisText, useAnalysisText } from './bom-analysis.texts.ts';

/** What a revision is compared with. */
export interface CompareTarget {
  readonly id: string;
  readonly revision: number;
  readonly name: string;
}

type Compared = OutputOf<typeof bomAnalysis.compare>;
export interface Comparison extends Compared {
  readonly target: CompareTarget;
  /** What is said about a row of the tree. */
  readonly marks: ReadonlyMap<string, RowMark>;
  readonly otherTotal: string | undefined;
  /** Of an item of the other one. */
  costOf: (id: string) => ItemCost | undefined;
}

/** How a revision differs from another; it follows every change. */
export function useComparison(
  id: string,
  revision: number | undefined,
  target: CompareTarget | undefined,
): Comparison | undefined {
  const t = useAnalysisText();
  const input = { id, revision, otherId: target?.id ?? '', otherRevision: target?.revision };
  const { data } = useQuery({
    queryKey: queryKeyOf(bomAnalysis.compare, input),
    queryFn: ({ signal }) => fetchData(bomAnalysis.compare, input, signal),
    enabled: target !== undefined,
    gcTime: 0,
  });
  const other = { id: target?.id ?? '', revision: target?.revision };
  const cost = useQuery({
    queryKey: queryKeyOf(bomAnalysis.cost, other),
    queryFn: ({ signal }) => fetchData(bomAnalysis.cost, other, signal),
    enabled: target !== undefined,
    gcTime: 0,
    structuralSharing: false,
  });
  const marks = useMemo(
    () =>
      new Map(
        data?.differences.flatMap((difference) => {
          const [mark, item] = [markOf(difference, t), difference.item ?? difference.other];
          return mark && item ? [[item.id, mark] as const] : [];
        }),
      ),
    [data, t],
  );
  return useMemo(() => {
    const costs = new Map(cost.data?.items.map((each) => [each.id, each]));
    return (
      target &&
      data && { ...data, target, marks, otherTotal: cost.data?.total, costOf: (itemId: string) => costs.get(itemId) }
    );
  }, [target, data, marks, cost.data]);
}

function markOf({ changes, fields, other }: BomDifference, t: AnalysisText): RowMark | undefined {
  if (changes.includes('added')) return { kind: 'added', sign: '+', text: t('added') };
  if (changes.includes('removed')) return { kind: 'removed', sign: '−', text: t('removed') };
  const moved = changes.includes('moved') ? [t('moved')] : [];
  if (!changes.includes('changed')) return moved.length > 0 ? { kind: 'moved', sign: '↕', text: moved[0]! } : undefined;
  const names = joinNames(fields.map((field) => t(`field_${field}` as 'field_quantity')));
  return {
    kind: 'changed',
    sign: '≠',
    text: joinNames([t('changedFields', { fields: names }), ...moved]),
    ...(fields.includes('quantity') && other && { quantity: other.quantity }),
  };
}
