import type { Column } from '../../ui/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { tagColumnWidth } from '../../ui/text-width.ts';
import { applicationOf, type CertificateRow } from './certificate-row.ts';
import { typeText, type CertificateText } from './certificate-text.ts';
import { PasswordCell } from './password-cell.tsx';
import { ValidityCell } from './validity-cell.tsx';

export const certificateColumns = (t: CertificateText): Column<CertificateRow>[] => [
  { key: 'application', title: t('application'), width: 140, grows: true, render: applicationOf },
  { key: 'type', title: t('type'), width: 144, render: ({ certificateType }) => typeText(certificateType) },
  { key: 'password', title: t('password'), width: 144, render: (row) => <PasswordCell row={row} /> },
  {
    key: 'status', title: t('status'), width: tagColumnWidth(t('usable'), t('unusable')),
    render: ({ workStatus }) => <StatusTag on={workStatus === 'USEABLE'} text={workStatus === 'USEABLE' ? t('usable') : t('unusable')} />,
  },
  { key: 'validity', title: t('validity'), width: 296, render: (row) => <ValidityCell row={row} /> },
];
