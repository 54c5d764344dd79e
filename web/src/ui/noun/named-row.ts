import { type Fields, nameFieldOf } from '@edp/contract/kernel/record/record.ts';

type Named<Row> = Row & { readonly name: string };

/** Rows with what their records are called as `name`, which lists and dialogs look for. */
export function namedRow({ fields }: { readonly fields: Fields }) {
  const field = nameFieldOf(fields);
  return <Row extends object>(row: Row): Named<Row> => ({ ...row, name: row[field as keyof Row] as string });
}
