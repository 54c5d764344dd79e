import type { Language } from '@edp/contract/kernel/language.ts';
import { session, tenant } from '@edp/contract/modules/session/session.ts';
import type { TestApp } from '@edp/server/testing/test-app.ts';
import type { BrowserContextOptions } from 'playwright-core';

/** The local storage that a browser starts with; empty for a first visit. */
export interface Visitor {
  /** Logged in with this demo account, without the login page. */
  as?: string | undefined;
  roleCode?: string | undefined;
  /** BRH by default. */
  tenantCode?: string | undefined;
  language?: Language | undefined;
  hasTenant?: boolean | undefined;
  /** The filters of lists are behind 展开, as in a new browser; otherwise the user has left them open. */
  hasFoldedFilters?: boolean | undefined;
}

type Served = Pick<TestApp, 'baseUrl' | 'as' | 'anonymous'>;

export async function storageStateOf(
  app: Served,
  { language, hasFoldedFilters = true, ...who }: Visitor,
): Promise<BrowserContextOptions['storageState']> {
  const remembered = await storedSession(app, { language, ...who });
  const entries = Object.entries({
    ...remembered,
    ...(language && { language }),
    ...(!hasFoldedFilters && { filters: 'open' }),
  });
  return {
    cookies: [],
    origins: [{ origin: app.baseUrl, localStorage: entries.map(([name, value]) => ({ name: `edp_${name}`, value })) }],
  };
}

async function storedSession(
  app: Served,
  { as, roleCode, tenantCode, language = 'ZHS', hasTenant }: Visitor,
): Promise<Record<string, string>> {
  if (as) {
    const client = await app.as(as, { roleCode, tenantCode, language });
    const { roleId } = await client.data(session.info, {});
    const { tenantAuth, ticket: corTicket } = client.credentials;
    return { tenantAuth, corTicket, roleId };
  }
  if (!hasTenant) return {};
  const { tenantAuth, name } = await app.anonymous().data(tenant.byCode, { tenantCode: 'BRH' });
  return { tenantAuth, tenantName: name };
}
