import type { Column } from '../column.ts';

type Keyed = Pick<Column<never>, 'key'> & { readonly below?: Keyed; readonly picture?: Keyed };

/** The name leads in every list: one column with the name, the code below it and the picture before it. */
export const leadColumn = <Row>(
  name: Column<Row>,
  { below, picture }: { below?: Column<Row> | undefined; picture?: Column<Row> | undefined } = {},
): Column<Row> => ({ lead: 'link', ...name, grows: true, ...(below && { below }), ...(picture && { picture }) });

/** The columns that a column consists of, the name first. */
export const partsOf = <Row>(column: Column<Row>): readonly Column<Row>[] =>
  [column, column.below, column.picture].filter((part) => part !== undefined);

/** The keys that layouts had before the name, the code and the picture were one column. */
export const keysOf = ({ key, below, picture }: Keyed): readonly string[] =>
  [key, below?.key, picture?.key].filter((each) => each !== undefined);

/** Without what the user may not see; a code without its name stands alone. */
export function withoutHidden<Row>(
  columns: readonly Column<Row>[],
  isHidden: (column: Column<Row>) => boolean,
): readonly Column<Row>[] {
  const seen = (part: Column<Row> | undefined) => (part && !isHidden(part) ? part : undefined);
  return columns.flatMap((column) => {
    const { below, picture, ...own } = column;
    const parts = { below: seen(below), picture: seen(picture) };
    if (isHidden(column)) return [parts.below ?? [], parts.picture ?? []].flat();
    return [below || picture ? leadColumn(own as Column<Row>, parts) : column];
  });
}
