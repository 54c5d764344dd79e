import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { download } from '../../kernel/http/download.ts';
import { showError } from '../../kernel/http/call-error.ts';
import { refetchQueries } from '../../kernel/http/query-client.ts';

/** Each download is recorded, so the records are refetched. */
export async function downloadFile(id: string, name: string) {
  try {
    await download(certificate.download, { id }, name);
    await refetchQueries({ queryKey: ['certificate', 'reveals', id] });
  } catch (error) {
    showError(error);
  }
}
