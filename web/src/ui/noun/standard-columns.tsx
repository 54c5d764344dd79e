import { StatusTag } from '../feedback/status-tag.tsx';
import type { Column } from '../table/column.ts';
import type { NounText } from './noun.texts.ts';

// The columns that most lists have; the key is the field of the row, and of the sort.

export const nameColumn = <Row extends { name: string }>(title: string, width = 160): Column<Row> => ({
  key: 'name',
  title,
  width,
  grows: true,
  sort: 'name',
  text: ({ name }) => name,
  render: ({ name }) => name,
});

export const EnabledTag = ({ on, t }: { on: boolean; t: NounText }) => (
  <StatusTag on={on} text={on ? t('enabled') : t('disabled')} />
);
