import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@edp/contract/kernel/call.ts';
import { live } from '@edp/contract/modules/live/live.ts';
import type { JobKind } from '@edp/server/kernel/jobs/define-job.ts';
import { endTours } from '@edp/server/testing/end-tours.ts';
import { readForcedNews } from '@edp/server/testing/read-forced-news.ts';
import { startTestApp, type TestApp } from '@edp/server/testing/test-app.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, type TestContext } from 'vitest';
import { shortenPolling } from './shorten-polling.ts';
import { openContexts, type Contexts } from './contexts.ts';
import { sharedBrowser } from './browser.ts';
import { pollOptions } from './page-state.ts';
import { matchers } from './matchers.ts';
import { gotoAs, rememberedBy, type Visitor } from './visitor.ts';
import { watchPage } from './watch-page.ts';

const screenshots = join(import.meta.dirname, '..', '..', 'test-output');

interface Visit {
  page: Page;
  problems: readonly string[];
  expected: readonly string[];
}

interface Options extends Visitor, Omit<BrowserContextOptions, 'storageState'> {
  /** The error responses that this journey expects. A missing one fails the test as well. */
  expected?: readonly string[];
  /** Called whenever the page opens its live channel. */
  isLiveBroken?: () => boolean;
  /** Before the page is loaded: answers in place of the server, scripts that come first. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** The line that `watchPage` logs for the response of a call. */
export const responseLine = ({ method, path }: Call, outcome: number | string) => `${method} ${path} ${outcome}`;

expect.extend(matchers);

interface Unseen {
  unreadNews?: boolean;
  hasTour?: boolean;
}

/** A journey through the product, with all of the demo data. */
export const useJourney = ({ jobKinds = [], ...unseen }: Unseen & { jobKinds?: readonly JobKind[] } = {}) =>
  useJourneyOn(() => startTestApp({}, { kinds: jobKinds, demo: 'whole' }), unseen);

export type JourneyApp = Pick<TestApp, 'baseUrl' | 'ownerUrl' | 'as' | 'anonymous' | 'stop'>;

/**
 * One server for a test file, and the browser that it shares with others; every page that a test opens is watched and
 * closed after it.
 * All users have read the required news and seen the tour of the first login, unless the journeys are about them.
 */
export function useJourneyOn<App extends JourneyApp>(
  start: () => Promise<App>,
  { unreadNews = false, hasTour = false }: Unseen = {},
) {
  let app: App | undefined;
  let browser: Browser | undefined;
  let contexts: Contexts | undefined;
  let visits: Visit[] = [];

  beforeAll(async () => {
    [app, browser] = await Promise.all([start(), sharedBrowser()]);
    contexts = openContexts(browser, app.baseUrl);
    if (!unreadNews) await readForcedNews(app.ownerUrl);
    if (!hasTour) await endTours(app.ownerUrl);
  });
  afterEach(async ({ task }) => {
    const ended = visits;
    visits = [];
    const surprises = ended.flatMap(surprisesOf);
    if (task.result?.state === 'fail' || surprises.length > 0) await keepScreenshots(task, ended);
    const left = new Set(ended.map(({ page }) => page.context()));
    await Promise.all([...left].map((context) => contexts!.giveBack(context)));
    expect(surprises).toEqual([]);
  });
  afterAll(() => Promise.all([contexts?.close(), app?.stop()]));

  const journey = {
    get app() {
      return app!;
    },
    get browser() {
      return browser!;
    },
    async open(
      route: string,
      {
        expected = [],
        isLiveBroken,
        prepare,
        as,
        roleCode,
        tenantCode,
        language,
        hasTenant,
        hasFoldedFilters = as === undefined,
        ...options
      }: Options = {},
    ): Promise<Page> {
      const remembered = await rememberedBy(journey.app, {
        as,
        roleCode,
        tenantCode,
        language,
        hasTenant,
        hasFoldedFilters,
      });
      const context = await contexts!.take({
        viewport: { width: 1280, height: 800 },
        locale: 'zh-CN',
        colorScheme: 'light',
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(pollOptions.timeout);
      if (isLiveBroken)
        await context.routeWebSocket(
          `**${live.path.replace('{ticket}', '*')}`,
          (socket) => void (isLiveBroken() ? socket.close() : socket.connectToServer()),
        );
      const page = await context.newPage();
      shortenPolling(page);
      visits.push({ page, problems: watchPage(page), expected });
      await prepare?.(page);
      await gotoAs(page, `${journey.app.baseUrl}/#${route}`, remembered);
      return page;
    },
  };
  return journey;
}

function surprisesOf({ problems, expected }: Visit): string[] {
  const unexpected = problems.filter((problem) => !expected.includes(problem));
  const missing = expected.filter((problem) => !problems.includes(problem));
  return [...unexpected, ...missing.map((problem) => `did not happen: ${problem}`)];
}

async function keepScreenshots({ name, file, suite }: TestContext['task'], visits: readonly Visit[]) {
  mkdirSync(screenshots, { recursive: true });
  const start = `${file.name} ${suite?.name ?? ''} ${name}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  for (const [index, { page }] of visits.entries()) {
    process.stderr.write(`page ${index + 1} was at ${page.url()}\n`);
    await page.screenshot({ path: join(screenshots, `${start}-${index + 1}.png`) }).catch(() => {});
  }
}
