import type { Language } from '@edp/contract/kernel/language.ts';
import { session, tenant } from '@edp/contract/modules/session/session.ts';
import type { TestApp } from '@edp/server/testing/test-app.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';

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

type Entry = { name: string; value: string };

export async function storageStateOf(app: Served, visitor: Visitor): Promise<BrowserContextOptions['storageState']> {
  return { cookies: [], origins: [{ origin: app.baseUrl, localStorage: await rememberedBy(app, visitor) }] };
}

/**
 * Opens an address in a browser that remembers this and nothing else. Playwright's `storageState` opens a page of its
 * own to write it, which takes a fifth of the work of opening one.
 */
export async function gotoAs(page: Page, address: string, remembered: readonly Entry[]) {
  const written = await page.addInitScript((entries) => {
    localStorage.clear();
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, remembered);
  await page.goto(address, { waitUntil: 'commit' });
  // What the page forgets later stays forgotten when it is loaded again.
  await written.dispose();
  await page.waitForLoadState();
}

export async function rememberedBy(
  app: Served,
  { language, hasFoldedFilters = true, ...who }: Visitor,
): Promise<Entry[]> {
  const stored = await storedSession(app, { language, ...who });
  const entries = Object.entries({
    ...stored,
    ...(language && { language }),
    ...(!hasFoldedFilters && { filters: 'open' }),
  });
  return entries.map(([name, value]) => ({ name: `edp_${name}`, value }));
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
