import { session } from '@edp/contract/modules/session/session.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import type { StorageState } from './web-times.ts';

/** What a browser remembers of visits to a server. */
export const remembered = (origin: string, entries: Record<string, string>): StorageState => ({
  cookies: [],
  origins: [{ origin, localStorage: Object.entries(entries).map(([name, value]) => ({ name: `edp_${name}`, value })) }],
});

/** The browser of a user who is logged in. */
export async function storageStateOf(client: TestClient): Promise<StorageState> {
  const { roleId } = await client.data(session.info, {});
  const { tenantAuth, ticket: corTicket } = client.credentials;
  return remembered(client.baseUrl, { tenantAuth, corTicket, roleId });
}
