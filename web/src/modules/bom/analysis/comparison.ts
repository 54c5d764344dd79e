import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { bomAnalysis, type BomDifference } from '@edp/contract/modules/bom/bom-analysis.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchData } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { nounText } from '../../../ui/noun/noun.texts.ts';
import type { RowMark } from '../workbench/table/component-row.tsx';
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
  readonly removedItems: readonly NonNullable<BomDifference['other']>[];
  readonly otherTotal: string | undefined;
}

/** How a revision differs from another; it follows every change. */
export function useComparison(id: string, revision: number | undefined, target: CompareTarget | undefined): Comparison | undefined {
  const t = useAnalysisText();
  const input = { id, revision, otherId: target?.id ?? '', otherRevision: target?.revision };
  const { data } = useQuery({ queryKey: queryKeyOf(bomAnalysis.compare, input), queryFn: ({ signal }) => fetchData(bomAnalysis.compare, input, signal), enabled: target !== undefined, gcTime: 0 });
  const other = { id: target?.id ?? '', revision: target?.revision };
  const cost = useQuery({ queryKey: queryKeyOf(bomAnalysis.cost, other), queryFn: ({ signal }) => fetchData(bomAnalysis.cost, other, signal), enabled: target !== undefined, gcTime: 0, structuralSharing: false });
  return useMemo(() => target && data && {
    ...data, target, otherTotal: cost.data?.total, removedItems: data.differences.flatMap((each) => (each.changes.includes('removed') && each.other ? each.other : [])),
    marks: new Map(data.differences.flatMap((difference) => {
      const mark = markOf(difference, t);
      return mark && difference.item ? [[difference.item.id, mark] as const] : [];
    })),
  }, [target, data, cost.data, t]);
}

function markOf({ changes, fields, other }: BomDifference, t: AnalysisText): RowMark | undefined {
  if (changes.includes('added')) return { kind: 'added', sign: '+', text: t('added') };
  const moved = changes.includes('moved') ? [t('moved')] : [];
  if (!changes.includes('changed')) return moved.length > 0 ? { kind: 'moved', sign: '↕', text: moved[0]! } : undefined;
  const names = fields.map((field) => t(`field_${field}` as 'field_quantity')).join(nounText('separator'));
  return { kind: 'changed', sign: '≠', text: [t('changedFields', { fields: names }), ...moved].join(nounText('separator')), ...(fields.includes('quantity') && other && { quantity: other.quantity }) };
}
