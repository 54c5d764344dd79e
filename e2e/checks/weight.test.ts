import type { Call } from '@edp/contract/kernel/call.ts';
import { account } from '@edp/contract/modules/account/account.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { sharing } from '@edp/contract/modules/sharing/sharing.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useJourney } from '../testing/journey.ts';
import { chooseRole, enterAccount } from '../testing/log-in.ts';
import { nouns } from '../testing/nouns.ts';
import {
  furtherListsWithRecord,
  furtherPages,
  furtherRecords,
  isTabIcon,
  measureFurtherPages,
  measurePage,
} from '../testing/page-weight.ts';
import { storageStateOf } from '../testing/visitor.ts';

const journey = useJourney();
const kib = 1024;
const listCalls: Readonly<Record<string, Call>> = {
  ...Object.fromEntries(nouns.map(({ route, calls }) => [route, calls.list])),
  '/zBook': certificate.list,
  '/shareRulesManage': sharing.list,
  '/account': account.list,
  '/employee': employee.list,
};

it('登录页只有自己的样式，连同脚本不超过 170 KiB', async () => {
  const { bytes, files } = await measurePage(journey.browser, {
    url: `${journey.app.baseUrl}/#/login`,
    storageState: await storageStateOf(journey.app, { hasTenant: true }),
    isReady: (page) => page.getByLabel('用户名').waitFor(),
  });
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter(({ path }) => path.endsWith('.css'))).toHaveLength(1);
  expect(files.some(({ path }) => /\/(?:pages|rare)-/.test(path))).toBe(false);
  expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(170 * kib);
});

it('第一个列表页的脚本与样式不超过 380 KiB，连同数据与图片不超过 15 个请求', async () => {
  const { bytes, files, requests } = await measurePage(journey.browser, {
    url: `${journey.app.baseUrl}/#/brand`,
    storageState: await storageStateOf(journey.app, { as: 'zhangwei' }),
    isReady: (page) => page.getByRole('img', { name: '恒拓轴承' }).waitFor(),
  });
  expect(files.some(({ path }) => path.includes('/brand-'))).toBe(true);
  expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(380 * kib);
  expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(15);
});

describe('再打开一页，脚本与样式最多增加 60 KiB，不超过 4 个请求', () => {
  /** The page of a list's first record. */
  const recordPages = new Map<string, string>();
  let weights: ReturnType<typeof measureFurtherPages>;
  beforeAll(async () => {
    const admin = await journey.app.as('admin');
    for (const list of furtherRecords)
      recordPages.set(list, `${list}/${((await admin.data(listCalls[list]!, {})) as { id: string }[])[0]!.id}`);
    const routes = [...furtherPages, ...recordPages.values(), ...furtherListsWithRecord];
    weights = measureFurtherPages(journey.browser, {
      url: journey.app.baseUrl,
      routes,
      storageState: await storageStateOf(journey.app, { as: 'admin' }),
    });
  });

  it.each(furtherPages)('%s，连同数据与图片', async (route) => {
    const { bytes, files, requests } = (await weights.get(route))!;
    expect(requests.length).toBeGreaterThan(0);
    expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(60 * kib);
    expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(4);
  });

  it.each(furtherRecords)('%s 的一条记录', async (list) => {
    const { bytes, files } = (await weights.get(recordPages.get(list)!))!;
    expect(files.length).toBeGreaterThan(0);
    expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(60 * kib);
    expect(files.length, JSON.stringify(files)).toBeLessThanOrEqual(4);
  });

  // As of a record, the data are not counted: the list, the record, and what it can refer to.
  it.each(furtherListsWithRecord)('%s 与它的第一条记录', async (route) => {
    const { bytes, files } = (await weights.get(route))!;
    expect(files.length).toBeGreaterThan(0);
    expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(60 * kib);
    expect(files.length, JSON.stringify(files)).toBeLessThanOrEqual(4);
  });
});

it('登录后的第一页不超过 10 个请求', async () => {
  const page = await journey.open('/login', { hasTenant: true });
  await enterAccount(page, 'admin');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await chooseRole(page, '系统管理员');
  await page.getByRole('contentinfo').waitFor();
  await page.waitForLoadState('networkidle');
  const afterRole = asked.slice(asked.indexOf(session.setRole.path) + 1).filter((path) => !isTabIcon(path));
  expect(afterRole.length, afterRole.join(' ')).toBeLessThanOrEqual(10);
});
