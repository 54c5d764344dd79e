import { addresses, type Call, isOffice, pathOf } from '@edp/contract/kernel/call.ts';
import { pageIn } from '@edp/contract/kernel/envelope.ts';
import { pageInput } from '@edp/contract/kernel/paging.ts';
import { signedHeaders } from '@edp/contract/kernel/signature.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../modules.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { malformedInputs } from './malformed-inputs.ts';
import { inputSchema, namesRecord } from './input-schema.ts';

/**
 * What holds for every call of the contract. A call that is added there is tested here at once:
 * its input is made up from its schema and from records that the noun's own `list` returns.
 */
let app: TestApp;
let admin: TestClient;
let neighbour: TestClient;
let powerless: TestClient;
/** Of the platform tenant, to which some calls are answered alone. */
let operator: TestClient;

beforeAll(async () => {
  app = await startTestApp({}, { demo: 'whole' });
  admin = await app.as('admin');
  neighbour = await app.as('admin', { tenantCode: 'HXJT' });
  powerless = await app.as('kehu');
  operator = await app.as('admin', { tenantCode: 'PLATFORM' });
});
afterAll(() => app.stop());

/** Calls on the session itself may end it, so they get one of their own. */
async function clientFor(call: Call): Promise<TestClient> {
  if (call.name.startsWith('session.')) return app.as('admin');
  return call.platform ? operator : admin;
}

const urlOf = (path: string) => path.replaceAll(/\{\w+\}/g, '1');
const named = (calls: readonly Call[]) => calls.map((call) => [call.name, call] as const);

const withSession = allCalls.filter((call) => call.can !== 'anyone' && call.can !== 'link' && call.can !== 'visitor');
const forVisitors = allCalls.filter((call) => call.can === 'visitor');
const withPermission = withSession.filter((call) => call.can !== 'member');
const signed = allCalls.filter((call) => call.can !== 'link');
const pages = allCalls.filter((call) => call.answer === 'page');

/** The list of the noun that a call belongs to, if it has one. */
const listOf = (call: Call) => allCalls.find(({ name }) => name === `${call.name.split('.')[0]}.list`);
// What the platform decides on has no neighbour, and is decided once: its module's test goes through that.
// The ids in calls for all staff are those of other nouns.
const ofRecords = withPermission.filter((call) => call.can !== 'staff' && !call.platform && namesRecord(call) && listOf(call));

type RecordOf = Record<string, unknown> & { id: string };
async function records(client: TestClient, call: Call): Promise<RecordOf[]> {
  const list = listOf(call)!;
  const { body } = await client.send(list.method, list.path, pageInput(list, 1, 50));
  return pageIn<RecordOf>(body).rows;
}

describe.each(named(allCalls))('%s', (_name, call) => {
  it.each(addresses(call))('在 %s 应答', async (address) => {
    const client = await clientFor(call);
    const { status, body } = await client.send(call.method, urlOf(address), {});
    expect(status).toBeLessThan(500);
    expect(body).not.toMatchObject({ data: { error: 'error.noSuchCall' } });
  });
});

describe.each(named(withSession))('%s 需要会话', (_name, call) => {
  it('没有会话时拒绝', async () => {
    const { status, body } = await app.anonymous().send(call.method, urlOf(call.path), {});
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 403, status: false, message: '当前会话已失效，请重新登录' });
  });
  it('票据不存在时拒绝', async () => {
    const { status, body } = await app.anonymous({ ticket: 'made-up-ticket' }).send(call.method, urlOf(call.path), {});
    expect([status, body.code]).toEqual([401, 403]);
  });
});

describe.each(named(forVisitors))('%s 也接待访客', (_name, call) => {
  it('没有票据时不要求登录', async () => {
    const { status } = await app.anonymous().send(call.method, urlOf(call.path), {});
    expect(status).not.toBe(401);
  });
  it('票据不存在时拒绝，不当作访客', async () => {
    const { status, body } = await app.anonymous({ ticket: 'made-up-ticket' }).send(call.method, urlOf(call.path), {});
    expect([status, body.code]).toEqual([401, 403]);
  });
  it('没有任何权限的会话也可以使用', async () => {
    const { status } = await powerless.send(call.method, urlOf(call.path), {});
    expect([401, 403]).not.toContain(status);
  });
});

describe.each(named(withPermission))('%s 需要权限', (_name, call) => {
  it('没有权限时拒绝，但不退出登录', async () => {
    const { status, body } = await powerless.send(call.method, urlOf(call.path), {});
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 4003, status: false });
  });
});

describe.each(named(allCalls.filter((call) => call.platform)))('%s 只属于平台租户', (_name, call) => {
  it('别的租户的管理员被拒绝，即使有人给了他权限', async () => {
    expect(await admin.send(call.method, urlOf(call.path), {})).toMatchObject({ status: 403, body: { code: 4003 } });
    const tenantOne = await app.asTenant(1);
    await tenantOne.query(`insert into resource (kind, code, name) values ('permission', $1, '审核') on conflict do nothing`, [call.can]);
    const granted = await app.as('admin');
    expect(await granted.send(call.method, urlOf(call.path), {})).toMatchObject({ status: 403, body: { code: 4003 } });
  });
});

describe.each(named(signed))('%s 校验签名', (_name, call) => {
  const send = (headers: Record<string, string>) => admin.send(call.method, urlOf(call.path), {}, { ...admin.headersOf(), ...headers });
  const hour = 3_600_000;

  it.each([
    ['签名不符', () => ({ signature: '0'.repeat(64) }), 'error.signature'],
    ['缺少签名', () => ({ signature: '' }), 'error.signature'],
    ['时间戳不是数字', () => ({ timestamp: 'now' }), 'error.signature'],
    ['时钟快一小时', () => signedHeaders(admin.credentials.ticket, Date.now() + hour), 'error.clock'],
    ['时钟慢一小时', () => signedHeaders(admin.credentials.ticket, Date.now() - hour), 'error.clock'],
  ])('%s时拒绝', async (_what, headers, error) => {
    const { status, body } = await send(headers());
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ error });
  });
});

describe.each(named(allCalls.filter((call) => !call.upload)))('%s 收到错误的输入', (_name, call) => {
  it('以 4xx 明确答复，绝不出现 5xx', async () => {
    const client = await clientFor(call);
    for (const { what, input } of malformedInputs(inputSchema(call), call.method)) {
      const { status, body } = await client.send(call.method, urlOf(call.path), input);
      expect.soft(status, `${what} → ${JSON.stringify(body).slice(0, 200)}`).toBeLessThan(500);
      if (status >= 400) expect.soft(body.message, what).toMatch(/\S/);
      if (status === 400) expect.soft(JSON.stringify(body), `${what}: 未翻译的提示`).not.toMatch(/Invalid input|Too big|Too small|expected /);
    }
  });
});

describe.each(named(pages))('%s 分页', (_name, call) => {
  const [no, size] = Object.keys(pageInput(call, 1, 1)) as [string, string];
  it.each([[no, 0], [no, -1], [no, 'x'], [no, 1.5], [size, 0], [size, 10_001], [size, 1e300]])('拒绝 %s %j', async (field, value) => {
    const { status, body } = await (await clientFor(call)).send(call.method, call.path, { [field]: value });
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ fields: expect.arrayContaining([expect.objectContaining({ field })]) });
  });
});

// A list of something that belongs to a record needs that record: its module's test turns its pages.
describe.each(named(pages.filter((call) => call.input.safeParse({}).success)))('%s 翻页', (_name, call) => {
  it('页与页首尾相接，总数一致', async () => {
    const pageOf = async (pageNo: number, pageSize: number) =>
      pageIn<unknown>((await (await clientFor(call)).send(call.method, call.path, { ...pageInput(call, pageNo, pageSize), exactTotal: 1 })).body);
    const whole = await pageOf(1, 6);
    const first = await pageOf(1, 3);
    const second = await pageOf(2, 3);
    expect([...first.rows, ...second.rows]).toEqual(whole.rows);
    expect(await pageOf(1_000_000, 3)).toEqual({ rows: [], total: whole.total, approximate: false });
  });
});

describe.each(named(allCalls.filter(isOffice)))('%s 是 office 接口', (_name, call) => {
  it('成败都在 msg 中说明', async () => {
    const { body } = await admin.send(call.method, urlOf(call.path), {});
    expect(body.msg).toMatch(/\S/);
    expect(body.msg).toBe(body.message);
  });
  it('也接受表单编码，答复与 JSON 相同', async () => {
    const asForm = await admin.send(call.method, urlOf(call.path), '', { ...admin.headersOf(), 'content-type': 'application/x-www-form-urlencoded' });
    const asJson = await admin.send(call.method, urlOf(call.path), {});
    expect([asForm.status, asForm.body]).toEqual([asJson.status, asJson.body]);
  });
});

describe.each(named(ofRecords))('%s 收到别的租户的编号', (_name, call) => {
  it('答复不存在，对方的数据毫无变化', async () => {
    const before = await records(neighbour, call);
    const input = call.sample(before[0]!);
    const { status } = await admin.send(call.method, pathOf(call, input), input);
    expect(status).toBe(404);
    expect(await records(neighbour, call)).toEqual(before);
  });
  it('编号不存在时答复不存在', async () => {
    const [theirs] = await records(neighbour, call);
    const input = call.sample({ ...theirs!, id: '999999999' });
    const { status } = await admin.send(call.method, pathOf(call, input), input);
    expect(status).toBe(404);
  });
});

/** Departments and the like are all in use in the demo data: a copy of the last one, under another code, is not. */
async function addUnused(call: Call) {
  const save = allCalls.find(({ name }) => name === `${call.name.split('.')[0]}.save`);
  const last = (await records(admin, call)).at(-1)!;
  if (save && 'code' in last) await admin.send(save.method, save.path, { ...(save.sample(last) as object), id: undefined, version: undefined, code: 'ZZUNUSED', name: 'ZZ未使用' });
}

describe.each(named(ofRecords.filter((call) => call.writes)))('%s 重放', (_name, call) => {
  it('同一请求第二次被拒绝', async () => {
    if (call.name.endsWith('.delete')) await addUnused(call);
    const mine = (await records(admin, call)).at(-1)!;
    const headers = admin.headersOf();
    const input = call.sample(mine);
    const first = await admin.send(call.method, pathOf(call, input), input, headers);
    const second = await admin.send(call.method, pathOf(call, input), input, headers);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(second).toMatchObject({ status: 409, body: { data: { error: 'error.replayed' } } });
  });
});

describe.each(named(ofRecords.filter((call) => 'version' in (inputSchema(call).properties ?? {}))))('%s 过期的修改', (_name, call) => {
  it('以 409 拒绝，并给出现状', async () => {
    const [mine] = await records(admin, call);
    const { status, body } = await admin.send(call.method, call.path, { ...(call.sample(mine!) as object), version: 999 });
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ error: 'error.stale', current: { id: mine!.id } });
    expect((await records(admin, call))[0]).toEqual(mine);
  });
});
