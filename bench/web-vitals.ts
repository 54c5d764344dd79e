import type { Browser, Page, StorageState } from './web-times.ts';

/** What Google calls good, https://web.dev/articles/vitals: milliseconds, milliseconds, and a score. */
export const green = { LCP: 2500, INP: 200, CLS: 0.1 } as const;
type Vitals = Record<keyof typeof green, number>;

export interface VitalPage {
  name: string;
  route: string;
  storageState: StorageState;
  /** Real clicks and keys, beginning when the page can be used. */
  use: (page: Page) => Promise<unknown>;
}

const rounds = 3;

/**
 * Collected from the first moment. The sum of all shifts is never less than the worst five seconds, which CLS is
 * defined as;
 * the worst of few interactions is INP. An interaction of less than 16 ms is not reported and counts as none.
 */
const collect = `
  window.vitals = { LCP: 0, INP: 0, CLS: 0 };
  const observe = (type, add) => new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true, durationThreshold: 16 });
  observe('largest-contentful-paint', ({ startTime }) => { vitals.LCP = startTime; });
  observe('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) vitals.CLS += value; });
  observe('event', ({ interactionId, duration }) => { if (interactionId) vitals.INP = Math.max(vitals.INP, duration); });`;

/** The page is loaded each time with an empty cache: the median LCP, and the worst of the others. */
export async function measureVitals(browser: Browser, url: string, page: VitalPage): Promise<Vitals> {
  const visits: Vitals[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await visit(browser, url, page));
  const sorted = (name: keyof Vitals) => visits.map((each) => each[name]).toSorted((a, b) => a - b);
  return { LCP: sorted('LCP')[Math.floor(rounds / 2)]!, INP: sorted('INP').at(-1)!, CLS: sorted('CLS').at(-1)! };
}

async function visit(browser: Browser, url: string, { route, storageState, use }: VitalPage): Promise<Vitals> {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    await page.addInitScript(collect);
    await page.goto(`${url}/#${route}`);
    // What comes late, such as pictures, may still shift the page or be its largest part.
    await page.waitForLoadState('networkidle');
    await use(page);
    // An event is reported after the frame that answers it.
    await page.waitForTimeout(300);
    const vitals = await page.evaluate<Vitals>('window.vitals');
    if (!vitals.LCP || !vitals.INP) throw new Error(`${route} painted or answered nothing: ${JSON.stringify(vitals)}`);
    return vitals;
  } finally {
    await context.close();
  }
}
