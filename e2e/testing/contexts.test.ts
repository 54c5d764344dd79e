import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { openContexts } from './contexts.ts';
import { useJourney } from './journey.ts';
import { storedValue } from './page-state.ts';
import { gotoAs } from './visitor.ts';

const journey = useJourney();

it('后一个测试用同一个浏览器环境打开的页面，看不到前一个留下的数据；改过时钟的环境不再使用', async () => {
  const contexts = openContexts(journey.browser, journey.app.baseUrl);
  const open = async (context: BrowserContext, remembered: Parameters<typeof gotoAs>[2]) => {
    const page = await context.newPage();
    await gotoAs(page, `${journey.app.baseUrl}/#/auth`, remembered);
    return page;
  };
  const options = { locale: 'zh-CN' };
  const context = await contexts.take(options);
  const first = await open(context, [{ name: 'edp_language', value: 'ENG' }]);
  expect(await storedValue(first, 'language')).toBe('ENG');
  // What the page forgets stays forgotten, and what it remembers is still there after a reload.
  await first.evaluate(`localStorage.removeItem('edp_language'); localStorage.setItem('edp_left', 'behind')`);
  await first.reload();
  expect(await storedValue(first, 'language')).toBe('');
  expect(await storedValue(first, 'left')).toBe('behind');

  await contexts.giveBack(context);
  expect(first.isClosed()).toBe(true);
  const other = await contexts.take({ locale: 'en-GB' });
  expect(other).not.toBe(context);
  expect(await contexts.take(options)).toBe(context);
  const second = await open(context, []);
  expect(await storedValue(second, 'left')).toBe('');

  await second.clock.install();
  await Promise.all([contexts.giveBack(context), contexts.giveBack(other)]);
  const fresh = await contexts.take(options);
  expect(fresh).not.toBe(context);
  await Promise.all([fresh.close(), contexts.close()]);
});
