import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export type Contexts = ReturnType<typeof openContexts>;

/**
 * The contexts in which the journeys of a file open their pages, one after the other. Where there were pages before, the
 * browser has the scripts and a process that has read them, and the next page takes a quarter less work.
 * What a page leaves in its context is local storage, which the next one writes afresh (`gotoAs`).
 */
export function openContexts(browser: Browser, address: string) {
  const kinds = new Map<BrowserContext, string>();
  const keepers = new Map<BrowserContext, Page>();
  let free: BrowserContext[] = [];

  /** A page of no journey, without which the process would end with the last page of one. */
  async function keepProcess(context: BrowserContext): Promise<Page> {
    const kept = keepers.get(context);
    if (kept) return kept;
    const keeper = await context.newPage();
    await keeper.goto(`${address}/favicon.svg`);
    keepers.set(context, keeper);
    return keeper;
  }

  return {
    async take(options: BrowserContextOptions): Promise<BrowserContext> {
      const kind = JSON.stringify(options);
      const used = free.find((context) => kinds.get(context) === kind);
      if (used) {
        free = free.filter((context) => context !== used);
        return used;
      }
      const context = await browser.newContext(options);
      kinds.set(context, kind);
      watchChanges(context, () => kinds.delete(context));
      return context;
    },

    /** Closes its pages. It is used again unless something was done to it that may outlive them. */
    async giveBack(context: BrowserContext): Promise<void> {
      if (!kinds.has(context)) return context.close();
      const keeper = await keepProcess(context);
      const left = context.pages().filter((page) => page !== keeper);
      await Promise.all(left.map((page) => page.close()));
      free.push(context);
    },

    close: () => Promise.all(free.map((context) => context.close())),
  };
}

const changes = [
  'addCookies',
  'addInitScript',
  'clearPermissions',
  'close',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
  'setStorageState',
];
/** The clock of a page is that of its context. */
const clockChanges = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'];

function watchChanges(context: BrowserContext, note: () => unknown) {
  noteCalls(context, changes, note);
  noteCalls(context.clock, clockChanges, note);
}

function noteCalls(target: object, names: readonly string[], note: () => unknown) {
  for (const name of names) {
    const method = Reflect.get(target, name) as (...input: unknown[]) => unknown;
    Reflect.set(target, name, (...input: unknown[]) => {
      note();
      return method.apply(target, input);
    });
  }
}
