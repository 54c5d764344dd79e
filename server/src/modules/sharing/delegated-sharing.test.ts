import type { InputOf } from '@edp/contract/kernel/call.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, type Person } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { loginAs } from '../../testing/login-as.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

/**
 * `editor` of D02 may write rules without being an administrator; `stranger` of D04 owns a brand that D02 does not see.
 */
let app: TestApp;
let admin: TestClient;
let editor: Person;
let colleague: Person;
let stranger: Person;
let secret: string;
let editorRole: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  editorRole = await addRole(app, 'RULES', [
    'sharing.view',
    'sharing.edit',
    'sharing.setting',
    'brand.view',
    'brand.edit',
    'unit.view',
  ]);
  editor = await addPerson(app, 'editor', 'D02', 'RULES');
  colleague = await addPerson(app, 'colleague', 'D0201');
  stranger = await addPerson(app, 'stranger', 'D0401');
  for (const { id } of await admin.data(sharing.list, { pageSize: 50 }))
    await admin.succeed(sharing.setStatus, { sharingId: id, status: 0 });
  await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.private });
  secret = (await stranger.data(brand.save, { code: 'SECRET', name: '看不到的品牌', active: 1, sortOrder: 1 })).id;
});
afterAll(() => app.stop());

type Rule = InputOf<typeof sharing.add>;
let number = 0;
const rule = (fields: Partial<Rule>): Rule => ({
  name: `规则${++number}`,
  sharingType: 'brand',
  power: 0,
  remarks: '',
  addResource: { empIds: [colleague.id] },
  addSharingTo: { empIds: [editor.id] },
  ...fields,
});
const orgId = async (code: string) =>
  (await (await app.asTenant(1)).query<{ id: string }>('select id from organisation where code = $1', [code])).rows[0]!
    .id;
const refused = (message: string, field: string) => ({
  status: 403,
  body: { code: 4003, message, data: { fields: [{ field, message }] } },
});
const unseen = '共享来源包含您看不到的数据，只能共享您自己能看到的数据';

describe('新增规则', () => {
  it.each([
    ['人员', async () => ({ empIds: [colleague.id, stranger.id] })],
    ['部门', async () => ({ orgIds: [await orgId('D04')] })],
    ['整个公司', async () => ({ orgIds: [await orgId('D00')] })],
    [
      '角色',
      async () => ({
        roleIds: [(await (await app.asTenant(1)).query(`select id from role where code = 'MASTER_DATA'`)).rows[0].id],
      }),
    ],
    [
      '用户组',
      async () => {
        const { id } = await admin.data(userGroup.save, { name: `来源组${++number}` });
        await admin.succeed(userGroup.setMembers, { groupId: id, empIds: [stranger.id] });
        return { groupIds: [id] };
      },
    ],
  ])('来源是%s时，不能把看不到的数据共享给自己', async (_what, source) => {
    expect(await editor.attempt(sharing.add, rule({ addResource: await source() }))).toMatchObject(
      refused(unseen, 'addResource'),
    );
    expect((await editor.attempt(brand.detail, { id: secret })).status).toBe(404);
  });

  it('自己组织的数据可以共享给别人，可读可写', async () => {
    const { id } = await colleague.data(brand.save, { code: 'OURS', name: '本组品牌', active: 1, sortOrder: 1 });
    expect((await stranger.attempt(brand.detail, { id })).status).toBe(404);
    const { id: sharingId } = await editor.data(
      sharing.add,
      rule({
        power: 1,
        addResource: { orgIds: [await orgId('D02')], empIds: [editor.id] },
        addSharingTo: { empIds: [stranger.id] },
      }),
    );
    expect((await stranger.data(brand.detail, { id })).editable).toBe(1);
    await editor.succeed(sharing.setStatus, { sharingId, status: 0 });
    await editor.succeed(sharing.setStatus, { sharingId, status: 1 });
    await editor.succeed(sharing.setStatus, { sharingId, status: 0 });
  });

  it('别人只读共享给自己的，只能再以只读方式共享', async () => {
    const { id } = await admin.data(
      sharing.add,
      rule({ addResource: { empIds: [stranger.id] }, addSharingTo: { roleIds: [editorRole] } }),
    );
    const again = (power: 0 | 1) =>
      editor.attempt(
        sharing.add,
        rule({ power, addResource: { empIds: [stranger.id] }, addSharingTo: { empIds: [colleague.id] } }),
      );
    expect(await again(1)).toMatchObject(refused('共享来源包含您不能修改的数据，这些数据只能以只读方式共享', 'power'));
    expect((await again(0)).status).toBe(200);
    await admin.succeed(sharing.setStatus, { sharingId: id, status: 0 });
    expect((await again(0)).status).toBe(403);
  });

  it('没有这类数据的权限时不能共享', async () => {
    const english = await loginAs(app.baseUrl, { account: 'editor', password: 'Demo1234', language: 'ENG' });
    expect(await editor.attempt(sharing.add, rule({ sharingType: 'application' }))).toMatchObject(
      refused('您没有应用的查看权限，不能共享', 'sharingType'),
    );
    expect(await editor.attempt(sharing.add, rule({ sharingType: 'unit', power: 1 }))).toMatchObject(
      refused('您没有单位的编辑权限，不能共享', 'sharingType'),
    );
    expect((await english.attempt(sharing.add, rule({ sharingType: 'unit', power: 1 }))).body.message).toBe(
      'You do not have permission to edit Units, so you cannot share them',
    );
  });

  it('公开的数据也按私有判断，因为以后可能改为私有', async () => {
    expect(
      await editor.attempt(sharing.add, rule({ sharingType: 'unit', addResource: { empIds: [stranger.id] } })),
    ).toMatchObject(refused(unseen, 'addResource'));
    expect((await editor.attempt(sharing.add, rule({ sharingType: 'unit' }))).status).toBe(200);
  });
});

describe('别人的规则', () => {
  const theirs = () =>
    admin.data(sharing.add, rule({ addResource: { empIds: [stranger.id] }, addSharingTo: { empIds: [colleague.id] } }));

  it('权限更大的人所建的，不能修改或启用，可以停用', async () => {
    const { id } = await theirs();
    const input = (fields: Partial<Rule>) => ({ id, ...rule({ addResource: { empIds: [stranger.id] }, ...fields }) });
    expect(await editor.attempt(sharing.update, input({}))).toMatchObject(refused(unseen, 'addResource'));
    // Not even to share less: the rule is not the caller's to change.
    expect(await editor.attempt(sharing.update, input({ addResource: { empIds: [colleague.id] } }))).toMatchObject(
      refused(unseen, 'addResource'),
    );
    await editor.succeed(sharing.setStatus, { sharingId: id, status: 0 });
    expect(await editor.attempt(sharing.setStatus, { sharingId: id, status: 1 })).toMatchObject(
      refused(unseen, 'addResource'),
    );
    expect((await admin.data(sharing.detail, { sharingId: id })).targetDetail.empList.map((each) => each.id)).toEqual([
      colleague.id,
    ]);
  });

  it('批量启用时逐条判断，立即生效；批量停用都可以', async () => {
    const { id: other } = await theirs();
    const { id: own } = await editor.data(
      sharing.add,
      rule({ name: '批量规则', addResource: { empIds: [editor.id] }, addSharingTo: { empIds: [stranger.id] } }),
    );
    const { id: record } = await editor.data(brand.save, {
      code: 'BATCHED',
      name: '批量规则的品牌',
      active: 1,
      sortOrder: 1,
    });
    expect(await editor.data(sharing.setActiveBatch, { ids: [other, own], active: 0 })).toEqual({
      done: 2,
      failed: [],
    });
    expect((await stranger.attempt(brand.detail, { id: record })).status).toBe(404);
    const { name } = await admin.data(sharing.detail, { sharingId: other });
    expect(await editor.data(sharing.setActiveBatch, { ids: [other, own, '999999999'], active: 1 })).toEqual({
      done: 1,
      failed: [
        { id: other, name, message: unseen },
        { id: '999999999', name: '', message: '数据不存在或已被删除' },
      ],
    });
    expect((await admin.data(sharing.detail, { sharingId: other })).status).toBe('0');
    expect((await stranger.attempt(brand.detail, { id: record })).status).toBe(200);
    expect(
      await editor.data(sharing.setActiveBatch, { filters: { name: '批量规则', status: '1' }, count: 1, active: 0 }),
    ).toEqual({ done: 1, failed: [] });
    expect((await stranger.attempt(sharing.setActiveBatch, { ids: [own], active: 1 })).status).toBe(403);
  });

  it('自己的规则不能改成共享看不到的数据', async () => {
    const { id } = await editor.data(sharing.add, rule({}));
    expect(
      await editor.attempt(sharing.update, { id, ...rule({ addResource: { empIds: [stranger.id] } }) }),
    ).toMatchObject(refused(unseen, 'addResource'));
    expect(
      (await editor.attempt(sharing.update, { id, ...rule({ addSharingTo: { empIds: [stranger.id] } }) })).status,
    ).toBe(200);
  });
});

describe('共享方式', () => {
  const setMode = (client: TestClient, mode: number) => client.attempt(sharing.setMode, { sharingType: 'brand', mode });

  it('不能把看不到的数据改为公开，可以改为更严格', async () => {
    for (const mode of [sharingModes.public, sharingModes.publicRead]) {
      expect(await setMode(editor, mode)).toMatchObject(
        refused('这会公开您自己看不到或不能修改的数据，请联系管理员设置', 'mode'),
      );
    }
    expect((await editor.attempt(brand.detail, { id: secret })).status).toBe(404);
    await setMode(admin, sharingModes.publicRead);
    expect((await setMode(editor, sharingModes.public)).status).toBe(403);
    expect((await setMode(editor, sharingModes.private)).status).toBe(200);
  });

  it('看得到全部数据的人可以公开', async () => {
    const chief = await addPerson(app, 'chief', 'D00', 'RULES');
    const tenantOne = await app.asTenant(1);
    // No user outside the company's tree.
    await tenantOne.query(
      `update user_account set organisation_id = (select id from organisation where code = 'D00') where organisation_id is null`,
    );
    expect((await setMode(chief, sharingModes.publicRead)).status).toBe(200);
    await setMode(admin, sharingModes.private);
  });
});
