import { hash } from 'node:crypto';
import { addresses, type Call, isOffice } from '@edp/contract/kernel/call.ts';
import type { Permission } from '@edp/contract/kernel/permission.ts';
import { signedHeaders } from '@edp/contract/kernel/signature.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../modules.ts';
import { addPerson } from '../testing/people/add-person.ts';
import { addRole } from '../testing/people/add-role.ts';
import type { TestClient } from '../testing/test-client.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { anyPath, needsPermission, needsSession, representatives } from './call-classes.ts';
import { eachOf, oneByOne } from './each-of.ts';
import { shownToDealers } from './open-calls.ts';
import { asAdministratorWithPlatformRights, ofPlatform } from './platform-calls.ts';

/**
 * Who is answered. What the kernel alone decides is proven for one call of each class; what the contract says of a
 * call, its address, its permission and that it needs a session, for every one.
 */
const used = useTestApp();
let powerless: TestClient;
/** Of the platform tenant, to which some calls are answered alone. */
let operator: TestClient;
beforeAll(async () => {
  powerless = await used.app.as('kehu');
  operator = await asAdministratorWithPlatformRights(used.app, 'PLATFORM');
});

const send = (client: TestClient, call: Call, headers?: Record<string, string>) =>
  client.send(call.method, anyPath(call), {}, headers);
const madeUp = () => used.app.anonymous({ ticket: 'made-up-ticket' });

describe('会话', () => {
  it('没有会话时，每个需要会话的接口都拒绝', async () => {
    await eachOf(allCalls.filter(needsSession), async (call) => {
      const { status, body } = await send(used.app.anonymous(), call);
      expect([status, body]).toMatchObject([401, { code: 403, status: false, message: '当前会话已失效，请重新登录' }]);
    });
  });

  it('票据不存在时，每一类接口都拒绝，也不当作访客', async () => {
    await eachOf(representatives(allCalls.filter(({ can }) => can !== 'anyone' && can !== 'link')), async (call) => {
      const { status, body } = await send(madeUp(), call);
      expect([status, body.code]).toEqual([401, 403]);
    });
  });

  it('也接待访客的接口没有票据时不要求登录，没有任何权限的会话也可以使用', async () => {
    await eachOf(
      allCalls.filter(({ can }) => can === 'visitor'),
      async (call) => {
        expect((await send(used.app.anonymous(), call)).status).not.toBe(401);
        expect([401, 403]).not.toContain((await send(powerless, call)).status);
      },
    );
  });
});

describe('权限', () => {
  it('没有权限时，每个需要权限的接口都拒绝，但不退出登录', async () => {
    await eachOf(allCalls.filter(needsPermission), async (call) => {
      const { status, body } = await send(powerless, call);
      expect([status, body.code, body.status]).toEqual([403, 4003, false]);
    });
  });

  it('员工的接口拒绝没有权限的经销商；有权限的，只答复它的界面所需的', async () => {
    const ofStaff = allCalls.filter(({ can }) => can === 'staff');
    const answeredTo = async (client: TestClient) => {
      const answered: string[] = [];
      await eachOf(ofStaff, async (call) => {
        const { status, body } = await send(client, call);
        if (status !== 403) answered.push(call.name);
        else expect(body.code).toBe(4003);
      });
      return answered.toSorted();
    };
    expect(await answeredTo(powerless)).toEqual([]);
    for (const [permission, shown] of Object.entries(shownToDealers)) {
      await addRole(used.app, `${permission}_DMS_CUST`, [permission as Permission], ['INV01']);
      const dealer = await addPerson(used.app, `dealer.${permission}`.toLowerCase(), null, `${permission}_DMS_CUST`);
      expect([permission, await answeredTo(dealer)]).toEqual([permission, shown.toSorted()]);
    }
    const permitted = ofStaff.flatMap(({ orCan }) => orCan);
    expect(permitted.filter((permission) => !(permission in shownToDealers))).toEqual([]);
  });

  it('只属于平台租户的接口拒绝别的租户的管理员，即使有人给了他权限', async () => {
    const refuses = (client: TestClient) =>
      eachOf(ofPlatform, async (call) => {
        const { status, body } = await send(client, call);
        expect([status, body.code]).toEqual([403, 4003]);
      });
    await refuses(used.admin);
    await refuses(await asAdministratorWithPlatformRights(used.app, 'BRH'));
  });
});

describe('签名', () => {
  const hour = 3_600_000;
  const withNonce = (ticket: string, nonce: string) => {
    const timestamp = String(Date.now());
    return { timestamp, nonce, signature: hash('sha256', timestamp + nonce + ticket) };
  };

  it.each<[string, (ticket: string) => Record<string, string>, string]>([
    ['签名不符', () => ({ signature: '0'.repeat(64) }), 'error.signature'],
    ['缺少签名', () => ({ signature: '' }), 'error.signature'],
    ['签名属于别的票据', () => signedHeaders('made-up-ticket'), 'error.signature'],
    ['时间戳不是数字', () => ({ timestamp: 'now' }), 'error.signature'],
    ['随机串过短', (ticket) => withNonce(ticket, 'x'), 'error.signature'],
    ['时钟快一小时', (ticket) => signedHeaders(ticket, Date.now() + hour), 'error.clock'],
    ['时钟慢一小时', (ticket) => signedHeaders(ticket, Date.now() - hour), 'error.clock'],
  ])('%s时，每一类接口都拒绝', async (_what, headers, error) => {
    const { admin } = used;
    await eachOf(representatives(allCalls.filter(({ can }) => can !== 'link')), async (call) => {
      const { status, body } = await send(admin, call, { ...admin.headersOf(), ...headers(admin.credentials.ticket) });
      expect([status, body.data]).toMatchObject([400, { error }]);
    });
  });
});

describe('office 接口', () => {
  it('成败都在 msg 中说明；也接受表单编码，答复与 JSON 相同', async () => {
    const { admin } = used;
    await eachOf(allCalls.filter(isOffice), async (call) => {
      const { status, body } = await send(admin, call);
      expect(body.msg).toMatch(/\S/);
      expect(body.msg).toBe(body.message);
      const asForm = await admin.send(call.method, anyPath(call), '', {
        ...admin.headersOf(),
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect([asForm.status, asForm.body]).toEqual([status, body]);
    });
  });
});

describe('地址', () => {
  /** Calls on the session itself may end it, so they get one of their own. */
  const clientFor = async (call: Call) => {
    if (call.name.startsWith('session.') && call.writes) return used.app.as('admin');
    return call.platform ? operator : used.admin;
  };
  /** Nothing where the call answers, whatever it thinks of an empty input. */
  const problemAt = async (call: Call, path: string) => {
    const { status, body } = await (await clientFor(call)).send(call.method, path, {});
    return status < 500 && !JSON.stringify(body).includes('error.noSuchCall')
      ? ''
      : `${status} ${JSON.stringify(body).slice(0, 200)}`;
  };

  it('每个接口在文档的地址应答', async () => {
    const answers = async (call: Call) => expect(await problemAt(call, anyPath(call))).toBe('');
    await eachOf(
      allCalls.filter(({ writes }) => !writes),
      answers,
    );
    // One after the other: some end other sessions of the user.
    await oneByOne(
      allCalls.filter(({ writes }) => writes),
      answers,
    );
    expect((await used.admin.attempt(session.check, {})).status).toBe(200);
  });

  it('每一类接口在带服务前缀的地址应答', async () => {
    await oneByOne(representatives(allCalls.filter((call) => addresses(call).length > 1)), async (call) => {
      expect(await problemAt(call, anyPath({ path: addresses(call)[1]! }))).toBe('');
    });
  });
});
