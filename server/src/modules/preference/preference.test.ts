import { preference } from '@edp/contract/modules/preference/preference.ts';
import { role, session } from '@edp/contract/modules/session/session.ts';
import { tour } from '@edp/contract/modules/tour/tour.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const muted = { system: [], notice: ['sound'], todo: ['toast', 'sound'] } as const;

it('没有设置过时，没有默认角色，消息只是没有声音', async () => {
  const lina = await app.as('lina');
  expect(await lina.data(preference.own, {})).toEqual({
    defaultRoleId: '',
    defaultInvorgId: '',
    muted: { system: ['sound'], notice: ['sound'], todo: ['sound'] },
    tourSeen: false,
  });
});

it('保存后随登录信息告知；选择角色后进入默认的库存组织', async () => {
  const zhangwei = await app.as('zhangwei');
  const { userRoles } = await zhangwei.data(role.ofUser, {});
  const [first] = userRoles;
  const last = first!.invOrgData.at(-1)!;
  expect(first!.invOrgData.length).toBeGreaterThan(1);
  await zhangwei.succeed(preference.save, {
    defaultRoleId: first!.roleId,
    defaultInvorgId: last.id,
    muted: { system: [], notice: ['sound'], todo: ['toast', 'sound'] },
  });
  const again = await app.as('zhangwei');
  expect(await again.data(session.info, {})).toMatchObject({
    invorgId: last.id,
    preference: { defaultRoleId: first!.roleId, defaultInvorgId: last.id, muted },
  });
});

it('不是自己的角色或库存组织不能作为默认', async () => {
  const [lina, zhangwei] = [await app.as('lina'), await app.as('zhangwei')];
  const { userRoles } = await zhangwei.data(role.ofUser, {});
  const silence = { system: [], notice: [], todo: [] };
  expect(await lina.attempt(preference.save, { defaultRoleId: userRoles[0]!.roleId, muted: silence })).toMatchObject({
    status: 400,
    body: { data: { fields: [{ field: 'defaultRoleId' }] } },
  });
  expect((await lina.attempt(preference.save, { defaultInvorgId: '999999', muted: silence })).status).toBe(400);
});

it('第一次登录时有引导；看过后不再有，偏好不受影响；第二次登录的人没有', async () => {
  const first = await app.as('kehu');
  expect(await first.data(session.info, {})).toMatchObject({ preference: { tourSeen: false } });
  await first.succeed(preference.save, { muted: { system: [], notice: ['sound'], todo: ['toast', 'sound'] } });
  expect(await first.data(preference.own, {})).toMatchObject({ tourSeen: false });
  await first.succeed(tour.end, {});
  expect(await first.data(preference.own, {})).toMatchObject({ tourSeen: true, muted });
  await first.succeed(preference.save, { muted: { system: [], notice: [], todo: [] } });
  expect(await first.data(preference.own, {})).toMatchObject({ tourSeen: true, muted: { todo: [] } });
  await app.as('admin');
  const again = await app.as('admin');
  expect(await again.data(preference.own, {})).toMatchObject({ tourSeen: true });
});
