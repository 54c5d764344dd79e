import { refetchQueries } from '../../../kernel/http/query-client.ts';
import { refreshTab } from './tabs.ts';

/** Starts the page at a path again with fresh data, unless the user keeps unsaved changes. */
export async function refreshPage(path: string) {
  if (await refreshTab(path)) await refetchQueries();
}
