import { certificateRecord } from '@edp/contract/modules/certificate/certificate.ts';
import { StatusTag } from '../../ui/feedback/status-tag.tsx';
import { wordOf } from '../../ui/noun/defined/defined-columns.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { isUsable, type CertificateRow } from './certificate-row.ts';

export function CertificateStatus({ row }: { row: CertificateRow }) {
  const text = useDefinitionText(certificateRecord);
  return <StatusTag on={isUsable(row)} text={wordOf(text, 'workStatus', row.workStatus)} />;
}
