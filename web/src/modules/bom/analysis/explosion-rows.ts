import type { OutputOf } from '@edp/contract/kernel/call.ts';
import type { bomAnalysis, BomLineComponent } from '@edp/contract/modules/bom/bom-analysis.ts';

type Explosion = OutputOf<typeof bomAnalysis.explode>;

export type LineRow = BomLineComponent & Omit<Explosion['lines'][number], 'component'> & { readonly id: string };
export type SumRow = OutputOf<typeof bomAnalysis.sums>[number] & { readonly id: string };

/** A line with its component; an item of a BOM that several components have stands there several times. */
export const lineRows = ({ components, lines, isTruncated }: Explosion) => ({
  isTruncated,
  rows: lines.map(({ component, ...line }, index): LineRow => ({
    ...components[component]!,
    ...line,
    id: String(index),
  })),
});

export const sumRows = (sums: OutputOf<typeof bomAnalysis.sums>): SumRow[] =>
  sums.map((sum, index) => ({ ...sum, id: String(index) }));
