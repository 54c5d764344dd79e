import { docs } from '@edp/contract/modules/docs/docs.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import { showError } from '../../../kernel/http/call-error.ts';

/** Opens the API documentation. The window opens during the click, because browsers block one that is opened later. */
export async function openDocs() {
  const opened = window.open('', '_blank');
  try {
    const { url } = await fetchData(docs.link, {});
    opened?.location.replace(url);
  } catch (error) {
    opened?.close();
    showError(error);
  }
}
