import { randomUUID } from 'node:crypto';
import { session, tenant } from '@edp/contract/modules/session/session.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptFrom } from '../../testing/http/from-address.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let tenantAuth: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ tenantAuth } = await app.anonymous().data(tenant.byCode, { tenantCode: 'BRH' }));
});
afterAll(() => app.stop());
beforeEach(async () => {
  const owner = await app.owner();
  await owner.query('truncate app.attempt, login_record');
});

interface Guess {
  loginName?: string;
  password?: string;
  captcha?: string;
  address?: string;
}
const logIn = ({ address = '127.0.0.1', ...fields }: Guess = {}) =>
  attemptFrom({ baseUrl: app.baseUrl, address, tenantAuth }, session.login, {
    loginName: 'lina',
    password: 'Demo1234',
    captcha: '8888',
    source: `web_${randomUUID()}`,
    ...fields,
  });
const wrong = (fields: Guess) => logIn({ password: 'wrong', ...fields });
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);
const count = (statuses: number[], status: number) => statuses.filter((each) => each === status).length;
/** Of the five minutes that an address has to wait. */
async function secondsLeft(): Promise<number> {
  const owner = await app.owner();
  const { rows } = await owner.query(
    `select ceil(extract(epoch from window_start + interval '5 minutes' - now()))::int as left from app.attempt where key = 'login:127.0.0.1'`,
  );
  return rows[0].left;
}
const seconds = (message: string) => Number(/请(\d+)秒后再试/.exec(message)?.[1]);

describe('同一地址', () => {
  it('早上九点，一个办公室的七十人同时登录，过后再来一次，全部成功', async () => {
    const owner = await app.owner();
    await owner.query(`insert into user_account (tenant_id, account, name, password_hash)
      select 1, 'office' || n, '员工' || n, (select password_hash from user_account where tenant_id = 1 and account = 'lina') from generate_series(1, 70) n`);
    for (let round = 0; round < 2; round++) {
      const answers = await Promise.all(Array.from({ length: 70 }, (_, i) => logIn({ loginName: `office${i + 1}` })));
      expect(count(statusesOf(answers), 200)).toBe(70);
    }
  });

  it('失败一百次后限制，说明要等多少秒；错误的验证码也算', async () => {
    const wrongCaptchas = await Promise.all(Array.from({ length: 60 }, () => logIn({ captcha: '0000' })));
    const wrongPasswords = await Promise.all(Array.from({ length: 60 }, (_, i) => wrong({ loginName: `nobody${i}` })));
    expect(count(statusesOf([...wrongCaptchas, ...wrongPasswords]), 400)).toBe(100);
    const before = await secondsLeft();
    const right = await logIn({ loginName: 'admin', password: 'Admin123' });
    expect(right.status).toBe(429);
    expect(seconds(right.body.message)).toBeLessThanOrEqual(before);
    expect(seconds(right.body.message)).toBeGreaterThanOrEqual(await secondsLeft());
    expect((await logIn({ loginName: 'admin', password: 'Admin123', address: '127.0.0.2' })).status).toBe(200);
  });
});

describe('同一账号', () => {
  it('同时猜三十次，也只有十次得到答复', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => wrong({})));
    expect([count(statusesOf(answers), 400), count(statusesOf(answers), 429)]).toEqual([10, 20]);
  });

  it('从三十个地址猜九十次，三十次后即停止；常用的地址不受影响，新的地址要等', async () => {
    expect((await logIn({ address: '127.0.9.9' })).status).toBe(200);
    const statuses: number[] = [];
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => wrong({ address: `127.0.1.${i + 1}` })));
      statuses.push(...statusesOf(answers));
    }
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([30, 60]);
    const elsewhere = await logIn({ address: '127.0.2.1' });
    expect(elsewhere.status).toBe(429);
    expect(seconds(elsewhere.body.message)).toBeLessThanOrEqual(900);
    expect((await logIn({ address: '127.0.9.9' })).status).toBe(200);
    // The known address has a limit of its own.
    const statusCodes = [];
    for (let i = 0; i < 11; i++) statusCodes.push((await wrong({ address: '127.0.9.9' })).status);
    expect([statusCodes.slice(0, 10).every((status) => status === 400), statusCodes[10]]).toEqual([true, 429]);
  });

  it('不存在的账号受同样的限制，其名称不留在任何表中', async () => {
    const loginName = 'MyPassword2026';
    const statuses = statusesOf(
      await Promise.all(Array.from({ length: 40 }, (_, i) => wrong({ loginName, address: `127.0.3.${i + 1}` }))),
    );
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([30, 10]);
    const owner = await app.owner();
    const { rows } = await owner.query(
      `select (select string_agg(key, ' ') from app.attempt) || coalesce((select jsonb_agg(r)::text from login_record r), '') as stored`,
    );
    expect(rows[0].stored.toLowerCase()).not.toContain(loginName.toLowerCase());
  });
});
