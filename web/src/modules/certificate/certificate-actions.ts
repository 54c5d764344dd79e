import { certificate } from '@edp/contract/modules/certificate.ts';
import { runAction } from '../../kernel/run-action.ts';
import { request } from '../../kernel/api.ts';
import { confirm } from '../../kernel/confirm.ts';
import { download } from '../../kernel/download.ts';
import { showError } from '../../kernel/call-error.ts';
import { queryClient } from '../../kernel/query-client.ts';
import type { CertificateRow } from './certificate-row.ts';
import { certificateText } from './certificate-text.ts';

export async function deleteCertificate({ id, name, packageName, endTime }: CertificateRow) {
  const detail = certificateText('deleteDetail', { name, package: packageName, end: endTime });
  const question = { title: certificateText('deleteTitle'), detail, yes: certificateText('delete'), danger: true };
  if (await confirm(question)) await runAction('certificate', () => request(certificate.delete, [id]));
}

/** Each download is recorded, so the records are refetched. */
export async function downloadFile(id: string, name: string) {
  try {
    await download(certificate.download, { id }, name);
    await queryClient.invalidateQueries({ queryKey: ['certificate', 'reveals', id] });
  } catch (error) {
    showError(error);
  }
}
