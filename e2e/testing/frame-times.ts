import type { Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The time that the thread itself ran: other processes of a busy machine do not count. */
  tdur?: number;
}

/** At sixty a second. */
export const frameMs = 1000 / 60;

export const percentile = (values: readonly number[], percent: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length * percent) / 100)]!;

/**
 * How long the main thread of a page worked for each frame while something happens, in milliseconds, from a trace of
 * the browser.
 */
export async function frameTimes(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const begins = traceEvents.filter(({ name }) => name === 'FireAnimationFrame');
  const isMainThread = ({ pid, tid }: TraceEvent) => pid === begins[0]?.pid && tid === begins[0]?.tid;
  const tasks = traceEvents
    .filter((event) => event.name === 'RunTask' && isMainThread(event))
    .toSorted((a, b) => a.ts - b.ts);
  const times: number[] = [];
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    if (begins.some((begin) => begin.ts >= ts && begin.ts <= ts + dur)) times.push(tdur / 1000);
    // What a frame left for later, such as a render that React scheduled, delays the next one.
    else if (times.length > 0) times[times.length - 1]! += tdur / 1000;
  }
  return times.map((ms) => Math.round(ms * 10) / 10);
}
