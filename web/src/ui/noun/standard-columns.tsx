import { StatusTag } from '../feedback/status-tag.tsx';
import type { Column } from '../table/column.ts';
import { tagColumnWidth } from '../table/text-width.ts';
import { timeColumn } from '../table/columns/value-columns.ts';
import type { NounText } from './noun.texts.ts';

// The columns that most lists have; the key is the field of the row, and of the sort.

export const nameColumn = <Row extends { name: string }>(title: string, width = 160): Column<Row> => ({
  key: 'name',
  title,
  width,
  grows: true,
  sort: 'name',
  render: ({ name }) => name,
});

export const EnabledTag = ({ on, t }: { on: boolean; t: NounText }) => (
  <StatusTag on={on} text={on ? t('enabled') : t('disabled')} />
);

/** Whether a record is enabled; nouns spell the field differently. */
export const enabledColumn = <Row,>(t: NounText, field: string, isOn: (row: Row) => boolean): Column<Row> => ({
  key: field,
  title: t('status'),
  width: tagColumnWidth(t('enabled'), t('disabled')),
  sort: field,
  render: (row) => <EnabledTag on={isOn(row)} t={t} />,
});

/** The field has two spellings on the wire. */
export const remarkColumn = <Field extends 'remark' | 'remarks'>(
  t: NounText,
  field: Field,
): Column<Record<Field, string>> => ({
  key: field,
  title: t('remark'),
  width: 180,
  wraps: true,
  render: (row) => row[field],
});

/** The spellings of the creator on the wire. */
export type CreatorField = 'createdName' | 'createName' | 'createBy';

export const creatorColumn = <Field extends CreatorField>(
  t: NounText,
  field: Field,
): Column<Record<Field, string>> => ({
  key: field,
  title: t('creator'),
  width: 80,
  sort: field,
  render: (row) => row[field],
});

export const createdTimeColumn = (t: NounText) => timeColumn('createTime', t('createTime'));

/** Hidden until the user shows it. */
export const hidden = <Row,>(column: Column<Row>): Column<Row> => ({ ...column, isHiddenByDefault: true });
