import type { Column } from '../../../ui/table/column.ts';

interface Row {
  readonly keyList: readonly string[];
  readonly specValues: readonly string[];
}

/** One column for each specification that a row on the page has, in the order in which they appear. */
export const specificationColumns = <R extends Row>(rows: readonly R[]): Column<R>[] =>
  [...new Set(rows.flatMap(({ keyList }) => keyList))].map((name) => ({
    key: keyOf(name),
    title: name,
    width: 88,
    wraps: true,
    render: (row) => row.specValues[row.keyList.indexOf(name)] ?? '',
  }));

/** The layout of a table knows columns by ASCII names: a hash (FNV-1a) of the specification's name. */
function keyOf(name: string): string {
  let hash = 0x811c9dc5;
  for (const unit of name) hash = Math.imul(hash ^ unit.codePointAt(0)!, 0x01000193);
  return `specification-${(hash >>> 0).toString(36)}`;
}
