import { expect, it } from 'vitest';
import { useJourney } from './journey.ts';
import { pollOptions } from './page-state.ts';
import { watchPage } from './watch-page.ts';

const journey = useJourney();

const mishaps = [
  [`console.error('坏了')`, 'console: 坏了'],
  [`setTimeout(() => { throw new Error('意外') })`, 'exception: 意外'],
  [`void fetch('/no-such-address')`, 'GET /no-such-address 404'],
  [`void fetch('/broken').catch(() => {})`, 'GET /broken net::ERR_FAILED'],
  [
    `document.body.append(Object.assign(document.createElement('script'), { textContent: '0' }))`,
    expect.stringMatching(/^console: .*Content Security Policy/s),
  ],
] as const;

it('页面上的任何错误都会被发现，没有错误时什么也不报告', async () => {
  const page = await journey.browser.newPage();
  const problems = watchPage(page);
  await page.route('**/broken', (route) => route.abort());
  await page.goto(`${journey.app.baseUrl}/#/auth`);
  await expect(page.getByLabel('授权码')).toBeShown();
  expect(problems).toEqual([]);
  for (const [index, [script, problem]] of mishaps.entries()) {
    await page.evaluate(script);
    await expect.poll(() => problems.length, pollOptions).toBe(index + 1);
    expect(problems.at(-1)).toEqual(problem);
  }
  await page.close();
});
