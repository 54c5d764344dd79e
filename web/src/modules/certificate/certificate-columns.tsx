import type { Column } from '../../ui/table/column.ts';
import { StatusTag } from '../../ui/feedback/status-tag.tsx';
import { tagColumnWidth } from '../../ui/table/text-width.ts';
import { applicationOf, isUsable, type CertificateRow } from './certificate-row.ts';
import { typeText, type CertificateText } from './certificate.texts.ts';
import { PasswordCell } from './password-cell.tsx';
import { ValidityCell } from './validity-cell.tsx';

export const certificateColumns = (t: CertificateText): Column<CertificateRow>[] => [
  { key: 'application', title: t('application'), width: 140, grows: true, render: applicationOf },
  {
    key: 'type',
    title: t('type'),
    width: 144,
    sort: 'certificateType',
    render: ({ certificateType }) => typeText(certificateType),
  },
  { key: 'password', title: t('password'), width: 144, render: (row) => <PasswordCell row={row} /> },
  {
    key: 'status',
    title: t('status'),
    width: tagColumnWidth(t('usable'), t('unusable')),
    sort: 'workStatus',
    render: (row) => <StatusTag on={isUsable(row)} text={row.workStatus === 'USEABLE' ? t('usable') : t('unusable')} />,
  },
  { key: 'validity', title: t('validity'), width: 296, sort: 'endTime', render: (row) => <ValidityCell row={row} /> },
];
