import { session } from '@edp/contract/modules/session.ts';
import { expect, it } from 'vitest';
import { useJourney } from './journey.ts';
import { chooseRole, enterAccount } from './log-in.ts';
import { measurePage } from './page-weight.ts';
import { storageStateOf } from './visitor.ts';

const journey = useJourney();
const kib = 1024;

it('登录页的脚本与样式不超过 210 KiB', async () => {
  const { bytes, files } = await measurePage(journey.browser, {
    url: `${journey.app.baseUrl}/#/login`,
    storageState: await storageStateOf(journey.app, { hasTenant: true }),
    isReady: (page) => page.getByLabel('用户名').waitFor(),
  });
  expect(files.length).toBeGreaterThan(1);
  expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(210 * kib);
});

it('品牌列表的脚本与样式不超过 350 KiB', async () => {
  const { bytes, files } = await measurePage(journey.browser, {
    url: `${journey.app.baseUrl}/#/brand`,
    storageState: await storageStateOf(journey.app, { as: 'zhangwei' }),
    isReady: (page) => page.getByRole('cell', { name: 'HENGTUO', exact: true }).waitFor(),
  });
  expect(files.some(({ path }) => path.includes('brand-list'))).toBe(true);
  expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(350 * kib);
});

it('登录后的第一页不超过 10 个请求', async () => {
  const page = await journey.open('/login', { hasTenant: true });
  await enterAccount(page, 'admin');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await chooseRole(page, '系统管理员');
  await page.getByRole('contentinfo').waitFor();
  await page.waitForLoadState('networkidle');
  const afterRole = asked.slice(asked.indexOf(session.setRole.path) + 1);
  expect(afterRole.length, afterRole.join(' ')).toBeLessThanOrEqual(10);
});
