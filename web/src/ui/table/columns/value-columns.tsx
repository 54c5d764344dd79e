import type { ReactNode } from 'react';
import { priceRangeText, priceText } from '../../../kernel/text/decimal-text.ts';
import { ListTime } from '../../feedback/short-time.tsx';
import type { Column } from '../column.ts';
import { amountWidth, phoneWidth, rangeWidth, timeWidth } from '../text-width.ts';

// Columns by what they show: each has room for the longest ordinary value, and for a longer one where the page has it.

type Differs = Partial<Pick<Column<never>, 'key' | 'width' | 'sort' | 'right' | 'isHiddenByDefault'>>;

/** A cell whose text is put together, such as from several names: its column has room for it. */
export const asText = <Row,>(text: (row: Row) => string) => ({ text, render: text });

/** A time in short, whole where the pointer rests. `otherwise` stands where there is none. */
export const timeColumn = <Field extends string>(
  field: Field,
  title: string,
  { otherwise, ...differs }: Differs & { otherwise?: ReactNode } = {},
): Column<Record<Field, string>> => ({
  key: field,
  title,
  width: timeWidth(),
  sort: field,
  render: (row) => (row[field] ? <ListTime time={row[field]} /> : otherwise),
  ...differs,
});

/** A number that the list puts into words itself, such as with its unit. */
export const amountColumn = <Row,>(
  key: string,
  title: string,
  text: (row: Row) => string,
  differs: Differs = {},
): Column<Row> => ({ key, title, width: amountWidth(), align: 'right', ...asText(text), ...differs });

export const priceColumn = <Field extends string>(
  field: Field,
  title: string,
  differs: Differs = {},
): Column<Record<Field, string>> =>
  amountColumn(field, title, (row) => priceText(row[field]), { sort: field, ...differs });

/** The lowest and the highest price. */
export const priceRangeColumn = (title: string, differs: Differs = {}): Column<{ priceRange: string }> => {
  const text = ({ priceRange }: { priceRange: string }) => priceRangeText(priceRange);
  return { key: 'priceRange', title, width: rangeWidth(), align: 'right', text, render: text, ...differs };
};

export const phoneColumn = (title: string): Column<{ phone: string }> => {
  const text = ({ phone }: { phone: string }) => phone;
  return { key: 'phone', title, width: phoneWidth(), text, render: text };
};
