import { StatusTag } from '../feedback/status-tag.tsx';
import { SmallPicture } from '../media/record-picture.tsx';
import type { Filter } from '../filter/filter.ts';
import type { Column } from '../table/column.ts';
import { tagColumnWidth, textColumnWidth, timeColumnWidth } from '../table/text-width.ts';
import type { NounText } from './noun.texts.ts';

// The columns that most lists have; the key is the field of the row, and of the sort.

export const codeColumn = <Row extends { code: string }>(title: string, width = 112): Column<Row> => ({
  key: 'code',
  title,
  width,
  wraps: true,
  sort: 'code',
  render: ({ code }) => code,
});

export const nameColumn = <Row extends { name: string }>(title: string, width = 160): Column<Row> => ({
  key: 'name',
  title,
  width,
  grows: true,
  sort: 'name',
  render: ({ name }) => name,
});

export const pictureColumn = <Row extends { name: string; labelPath: string }>(title: string): Column<Row> => ({
  key: 'picture',
  title,
  width: 80,
  render: ({ labelPath, name }) => labelPath && <SmallPicture url={labelPath} name={name} />,
});

export const sortOrderColumn = <Row extends { sortOrder: number }>(t: NounText): Column<Row> => ({
  key: 'sortOrder',
  title: t('sortOrder'),
  width: 60,
  align: 'right',
  sort: 'sortOrder',
  render: ({ sortOrder }) => sortOrder,
});

export const ValidityTag = ({ active, t }: { active: 0 | 1; t: NounText }) => (
  <StatusTag on={active === 1} text={active === 1 ? t('valid') : t('invalid')} />
);

export const validityColumn = <Row extends { active: 0 | 1 }>(t: NounText): Column<Row> => ({
  key: 'status',
  title: t('status'),
  width: tagColumnWidth(t('valid'), t('invalid')),
  sort: 'active',
  render: ({ active }) => <ValidityTag active={active} t={t} />,
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

export const sourceText = (source: unknown, t: NounText) => (source === 1 ? t('system') : t('user'));

export const sourceColumn = <Row extends { source: 1 | 2 }>(t: NounText): Column<Row> => ({
  key: 'source',
  title: t('source'),
  width: textColumnWidth(t('source'), t('system'), t('user')),
  sort: 'source',
  isHiddenByDefault: true,
  render: ({ source }) => sourceText(source, t),
});

export const descriptionColumn = <Row extends { description: string }>(t: NounText): Column<Row> => ({
  key: 'description',
  title: t('description'),
  width: 200,
  isHiddenByDefault: true,
  render: ({ description }) => description,
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

export const createdTimeColumn = <Row extends { createTime: string }>(t: NounText): Column<Row> => ({
  key: 'createTime',
  title: t('createTime'),
  width: timeColumnWidth,
  sort: 'createTime',
  render: ({ createTime }) => createTime,
});

export const validityFilter = (t: NounText): Filter => ({
  name: 'active',
  label: t('validity'),
  options: [
    { value: '1', text: t('valid') },
    { value: '0', text: t('invalid') },
  ],
});

/** Hidden until the user shows it. */
export const hidden = <Row,>(column: Column<Row>): Column<Row> => ({ ...column, isHiddenByDefault: true });
