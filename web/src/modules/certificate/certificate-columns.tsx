import type { Column } from '../../ui/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { widthOfTags } from '../../ui/text-width.ts';
import { applicationOf, type CertificateRow } from './certificate-row.ts';
import { typeText, type CertificateText } from './certificate-text.ts';
import { PasswordCell } from './password-cell.tsx';
import { ValidityCell } from './validity-cell.tsx';

export const certificateColumns = (t: CertificateText): Column<CertificateRow>[] => [
  { key: 'application', title: t('application'), width: 140, grows: true, show: applicationOf },
  { key: 'type', title: t('type'), width: 144, show: ({ certificateType }) => typeText(certificateType) },
  { key: 'password', title: t('password'), width: 144, show: (row) => <PasswordCell row={row} /> },
  {
    key: 'status', title: t('status'), width: widthOfTags(t('usable'), t('unusable')),
    show: ({ workStatus }) => <StatusTag on={workStatus === 'USEABLE'} text={workStatus === 'USEABLE' ? t('usable') : t('unusable')} />,
  },
  { key: 'validity', title: t('validity'), width: 296, show: (row) => <ValidityCell row={row} /> },
];
