import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { demoNews } from '@edp/server/demo/messages/demo-news.ts';
import { demoApplications } from '@edp/server/demo/demo-applications.ts';
import { demoTenantApplications } from '@edp/server/demo/demo-tenant-applications.ts';
import { demoInventoryOrganisations } from '@edp/server/demo/materials/inventory-organisations.ts';
import { demoTenants } from '@edp/server/demo/demo-tenants.ts';
import { platformTenant } from '@edp/server/modules/tenant/platform-tenant.ts';
import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const finishAnimations = `Promise.all(document.getAnimations()
  .filter((animation) => Number.isFinite(animation.effect.getComputedTiming().endTime))
  .map((animation) => animation.finished.catch(() => {})))`;

/** Accessibility violations; with other colours only the contrast is checked again. */
export async function accessibilityViolations(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  await page.evaluate(finishAnimations);
  // Injected once per page: parsing axe takes longer than running it.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules === 'colours' && { runOnly: ['color-contrast'] }),
  };
  const violations = await page.evaluate<Result[]>(
    `axe.run(document, ${JSON.stringify(options)}).then((found) => found.violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

export const pageIsWiderThanWindow = (page: Page) =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');

/** Truncated column headings, states and times, and tables that need horizontal scrolling. */
export const truncatedColumns = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('th, th > span, td, section:has(> table)')]
  .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth
    && (each.tagName !== 'TD' || each.querySelector(':scope > span') || /^[\\d-]{10} [\\d:]{8}$/.test(each.textContent)))
  .map((each) => each.ariaLabel ?? each.textContent)`);

const platformAdministrator = '平台管理员';
const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** User data is the same in every language, and a language keeps its own name. */
const data = [
  '简体中文',
  ...demoNews.flatMap(({ title, type, content }) => [title, type, ...content.split('\n\n')]),
  ...demoTenantApplications.flatMap(({ company, applicant }) => [company, applicant]),
  platformTenant.name,
  platformAdministrator,
  ...demoTenants.flatMap(({ code, name, accounts, brands }) => [
    `${name}主数据平台`,
    name,
    ...accounts.map((account) => account.name),
    ...demoInventoryOrganisations[code]!.map((organisation) => organisation.name),
    ...brands.flatMap((brand) => [brand.description, brand.name]),
  ]),
  ...demoApplications.flatMap(({ remarks, name }) => [remarks, name]),
  // The initial in place of an avatar.
  ...demoTenants.flatMap(({ accounts }) => accounts.map((account) => account.name.slice(0, 1))),
  platformAdministrator.slice(0, 1),
];

/** Every text and accessible name of the page with Chinese characters, apart from data. */
export async function chineseTexts(page: Page): Promise<string[]> {
  const html = (await page.locator('body').innerHTML()).replace(/<noscript>.*<\/noscript>/s, '');
  const texts = [await page.title(), ...html.split(/<[a-z/!][^\s>]*|\s[\w-]+="|"|>/i)];
  const withoutData = texts.map((text) => data.reduce((rest, name) => rest.replaceAll(name, ''), text));
  return [...new Set(withoutData.filter((text) => chinese.test(text)))];
}
