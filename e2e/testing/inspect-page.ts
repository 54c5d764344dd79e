import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { demoSupplement } from '@edp/server/demo/demo-changes.ts';
import { demoProducts } from '@edp/server/demo/products/demo-products.ts';
import { demoNews } from '@edp/server/demo/messages/demo-news.ts';
import { demoApplications } from '@edp/server/demo/fill-demo-tenant.ts';
import { demoTenantApplications } from '@edp/server/demo/demo-tenant-applications.ts';
import { demoInventoryOrganisations } from '@edp/server/demo/materials/inventory-organisations.ts';
import { demoTenants } from '@edp/server/demo/demo-tenants.ts';
import { platformTenant } from '@edp/server/modules/tenant/platform-tenant.ts';
import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pollOptions } from './page-state.ts';

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

/**
 * Headings of columns and values that end in an ellipsis: amounts, times and the like say something else when they are
 * cut. A text of several lines may be longer than its cell. Compared is the width of the text itself, because an
 * ellipsis may begin within the padding; what is visually hidden has none.
 */
export const cutTexts = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('th, th *, td, td *')].filter((cell) => {
  const { textOverflow, paddingLeft, paddingRight } = getComputedStyle(cell);
  if (textOverflow !== 'ellipsis' || !cell.checkVisibility()) return false;
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const edges = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { left, right } = range.getBoundingClientRect();
    if (texts.currentNode.parentElement.offsetWidth > 1) edges.push(left, right);
  }
  return edges.length > 0 && Math.max(...edges) - Math.min(...edges) > cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1;
}).map((cell) => (cell.dataset.title ?? cell.tagName) + ': ' + cell.textContent)`);

/**
 * Texts in the cells of a list that are not seen whole: the ranges of their lines are compared with the boxes that clip
 * them, because `overflow: clip` has no width of its own to compare, and a clamp hides lines. A column that is as wide
 * as columns become for their texts may cut a longer one.
 */
export const cutCells = (page: Page) =>
  page.evaluate<
    string[]
  >(`[...document.querySelectorAll('main th, main tbody:not([aria-hidden]) td')].filter((cell) => {
  if (!cell.checkVisibility() || (cell.tagName === 'TD' && cell.clientWidth >= 320)) return false;
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.parentElement.offsetWidth <= 1 || !text.data.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    for (let box = text.parentElement; ; box = box.parentElement) {
      const clips = getComputedStyle(box).overflow !== 'visible';
      const { left, right, top, bottom } = box.getBoundingClientRect();
      // The lines of a font may be a little higher than those of the page.
      if (clips && lines.some((line) => line.left < left - 1 || line.right > right + 1 || (line.top + line.bottom) / 2 > bottom || (line.top + line.bottom) / 2 < top)) return true;
      if (box === cell) break;
    }
  }
  return false;
}).map((cell) => (cell.dataset.title ?? cell.tagName) + ' (' + cell.clientWidth + '): ' + cell.innerText)`);

/** Texts of a chart, such as the labels of its axes, that reach beyond its edge, where they would be cut. */
export const textsBeyondCharts = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('svg text')].filter((text) => {
  if (!text.checkVisibility()) return false;
  const [edge, box] = [text.ownerSVGElement, text].map((element) => element.getBoundingClientRect());
  return box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom;
}).map(({ textContent }) => textContent)`);

/** Tables that must be moved sideways. */
export const wideTables = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('section:has(> table)')]
  .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth)
  .map((each) => each.ariaLabel)`);

/** Changes the width of the window and waits until the columns of the tables have taken it. */
export async function resizeTo(page: Page, width: number) {
  await page.setViewportSize({ width, height: page.viewportSize()!.height });
  await expect
    .poll(
      () =>
        page.evaluate<boolean>(`innerWidth === ${width} && [...document.querySelectorAll('section:has(> table)')]
  .filter((each) => each.checkVisibility())
  .every(({ clientWidth, dataset, children }) => {
    const table = [...children].find(({ tagName }) => tagName === 'TABLE');
    const columns = [...table.querySelectorAll('col')].reduce((sum, { style }) => sum + parseFloat(style.width), 0);
    return dataset.overflows === 'true' ? columns > clientWidth : Math.abs(columns - clientWidth) < 2;
  })`),
      pollOptions,
    )
    .toBe(true);
}

const platformAdministrator = '平台管理员';
const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** User data is the same in every language, and a language keeps its own name. */
const data = [
  // Those that lack an English name are shown with the Chinese one. A name may begin another, or contain an initial.
  ...demoProducts()
    .map(({ name }) => name)
    .toSorted((one, other) => other.length - one.length),
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
  demoSupplement,
];

/** Every text and accessible name of the page with Chinese characters, apart from data. */
export async function chineseTexts(page: Page): Promise<string[]> {
  const html = (await page.locator('body').innerHTML()).replace(/<noscript>.*<\/noscript>/s, '');
  const texts = [await page.title(), ...html.split(/<[a-z/!][^\s>]*|\s[\w-]+="|"|>/i)];
  const withoutData = texts
    .filter((text) => chinese.test(text))
    .map((text) => data.reduce((rest, name) => rest.replaceAll(name, ''), text));
  return [...new Set(withoutData.filter((text) => chinese.test(text)))];
}
