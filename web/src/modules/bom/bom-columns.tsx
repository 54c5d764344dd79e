import { ToneTag } from '../../ui/feedback/status-tag.tsx';
import type { NounText } from '../../ui/noun/noun.texts.ts';
import {
  createdTimeColumn,
  creatorColumn,
  enabledColumn,
  hidden,
  remarkColumn,
} from '../../ui/noun/standard-columns.tsx';
import type { Column } from '../../ui/table/column.ts';
import { tagColumnWidth, textColumnWidth } from '../../ui/table/text-width.ts';
import { amountColumn, timeColumn } from '../../ui/table/columns/value-columns.ts';
import type { BomRow } from './bom-row.ts';
import type { BomText } from './bom.texts.ts';

export const nameOfRevision = ({ revision, status }: Pick<BomRow, 'revision' | 'status'>, t: BomText) =>
  t(status === 'draft' ? 'draftRevision' : 'releasedRevision', { revision });

/** The revision that is worked on: V3 草稿. */
export const RevisionTag = ({
  of: { revision, status },
  t,
}: {
  of: Pick<BomRow, 'revision' | 'status'>;
  t: BomText;
}) => <ToneTag tone={status === 'draft' ? 'warning' : 'success'} text={nameOfRevision({ revision, status }, t)} />;

export const bomColumns = (t: BomText, noun: NounText): Column<BomRow>[] => [
  {
    key: 'productCode',
    title: t('productCode'),
    width: 132,
    wraps: true,
    sort: 'productCode',
    render: ({ productCode }) => productCode,
  },
  {
    key: 'productName',
    title: t('productName'),
    width: 180,
    grows: true,
    sort: 'productName',
    render: ({ productName }) => productName,
  },
  { key: 'proSpecName', title: t('specification'), width: 160, grows: true, render: ({ proSpecName }) => proSpecName },
  enabledColumn<BomRow>(noun, 'active', ({ active }) => active === 1),
  {
    key: 'version',
    title: t('version'),
    width: tagColumnWidth(t('draftRevision', { revision: 99 }), t('releasedRevision', { revision: 99 })),
    render: (row) => <RevisionTag of={row} t={t} />,
  },
  amountColumn('itemCount', t('itemCount'), ({ itemCount }) => itemCount.toLocaleString('en'), {
    width: textColumnWidth(t('itemCount'), '20,000'),
  }),
  creatorColumn(noun, 'createdName'),
  createdTimeColumn(noun),
  hidden({ key: 'typeText', title: t('type'), width: 120, render: ({ typeText }) => typeText }),
  hidden<BomRow>(remarkColumn(noun, 'remark')),
  hidden(timeColumn('updatedTime', t('updatedTime'))),
];
