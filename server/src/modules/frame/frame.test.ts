import { frame } from '@edp/contract/modules/frame/frame.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealUntil } from '../../kernel/crypto/keys.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.stop());

let number = 0;
async function addMenu(url: string, tenantId = 1): Promise<string> {
  number++;
  const { rows } = await (
    await app.owner()
  ).query<{ id: string }>(
    `insert into resource (tenant_id, kind, code, name, url, sort_order) values ($1, 'menu', $2, $2, $3, 900) returning id`,
    [tenantId, `LINK_${number}`, url],
  );
  return rows[0]!.id;
}
const linkTo = async (menuId: string) => app.baseUrl + (await admin.data(frame.link, { menuId })).url;
const statusOf = async (client: TestClient, menuId: string) => (await client.attempt(frame.link, { menuId })).status;

it('嵌入页只有一个受限的框架，只允许该菜单的地址，没有脚本', async () => {
  const response = await fetch(await linkTo(await addMenu('https://reports.example:8443/start?a=1&b="x"')));
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; frame-src https:\/\/reports\.example:8443; base-uri 'none'; form-action 'none'; frame-ancestors 'self'$/,
  );
  const page = await response.text();
  expect(page).toContain(
    '<iframe src="https://reports.example:8443/start?a=1&amp;b=%22x%22" title="reports.example:8443" sandbox="allow-scripts allow-forms allow-popups allow-same-origin" referrerpolicy="no-referrer">',
  );
  expect(page).not.toContain('<script');
});

it('与我们同源的地址不保留它的来源', async () => {
  expect(await (await fetch(await linkTo(await addMenu(`${app.baseUrl}/docs`)))).text()).toContain(
    'sandbox="allow-scripts allow-forms allow-popups"',
  );
});

it('只有自己角色的菜单，只有本租户的，只有别处的地址', async () => {
  const menuId = await addMenu('https://reports.example/');
  const lina = await app.as('lina');
  expect(await statusOf(lina, menuId)).toBe(404);
  await (
    await app.owner()
  ).query(
    `insert into role_resource (tenant_id, role_id, resource_id) select 1, ur.role_id, $1 from user_role ur join user_account u on u.tenant_id = ur.tenant_id and u.id = ur.user_id where u.tenant_id = 1 and u.account = 'lina'`,
    [menuId],
  );
  expect(await statusOf(lina, menuId)).toBe(200);
  expect(await statusOf(await app.as('admin', { tenantCode: 'HXJT' }), menuId)).toBe(404);
  for (const url of [
    '/brand',
    '',
    'javascript:alert(1)',
    'https://',
    'https://a;script-src.example/',
    "https://a'b.example/",
    'https://a,b.example/',
  ]) {
    expect([url, await statusOf(admin, await addMenu(url))]).toEqual([url, 404]);
  }
});

it('改动过的、过期的链接无效，删去的菜单也不再显示', async () => {
  const [menuId, other] = [await addMenu('https://reports.example/'), await addMenu('https://other.example/', 2)];
  const link = new URL(await linkTo(menuId));
  const status = async (changes: Record<string, string>) => {
    const changed = new URL(link);
    for (const [name, value] of Object.entries(changes)) changed.searchParams.set(name, value);
    return (await fetch(changed)).status;
  };
  expect(await status({})).toBe(200);
  const refused: Record<string, string>[] = [
    { t: '2' },
    { m: other },
    { t: '2', m: other },
    { e: String(Number(link.searchParams.get('e')) + 1) },
    { e: '1' },
    { s: 'x' },
  ];
  for (const changes of refused) expect(await status(changes)).toBe(404);
  const malformed: Record<string, string>[] = [{ t: '0x1' }, { t: ' 1' }, { e: '1e99' }, { m: `${menuId}.0` }];
  for (const changes of malformed) expect(await status(changes)).toBe(400);
  const expired = sealUntil(app.config.secret, 'frame-link', `1/${menuId}`, Date.now() - 1);
  expect((await fetch(`${app.baseUrl}${frame.view.path}?t=1&m=${menuId}&${expired}`)).status).toBe(404);
  await (await app.owner()).query('delete from resource where id = $1', [menuId]);
  expect(await status({})).toBe(404);
});
