import { account } from '@edp/contract/modules/account/account.ts';
import { application } from '@edp/contract/modules/application/application.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { nouns, type AnyNoun } from '@edp/contract/nouns.ts';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();

const changesOf = (noun: AnyNoun['name'], id: string, client: TestClient = used.admin) =>
  client.data(record.changes, { noun, id });
/** What the newest change did: `[name, old, new]` for each field. */
const newest = async (noun: AnyNoun['name'], id: string, client: TestClient = used.admin) => {
  const [change] = await changesOf(noun, id, client);
  return change!.fields.map((field) => [field.name + (field.language && `.${field.language}`), field.old, field.new]);
};
const newBrand = (fields: object = {}) => ({ code: 'CHG', name: '改前', active: 1, sortOrder: 1, ...fields });

describe('最近变更', () => {
  it('谁、何时、哪些字段、前后值，字段与值都和接口一致，新的在前', async () => {
    const { id } = await used.admin.data(brand.save, newBrand({ description: '说明' }));
    const zhangwei = await used.app.as('zhangwei');
    await zhangwei.succeed(brand.save, { id, ...newBrand({ name: '改后', active: 0, sortOrder: 2 }) });
    const changes = await changesOf('brand', id);
    expect(changes.map(({ action, userName }) => [action, userName])).toEqual([
      ['update', '张伟'],
      ['insert', '陈志远'],
    ]);
    expect(changes[0]!.time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(changes[0]!.fields).toEqual([
      { name: 'name', language: '', kind: 'value', old: '改前', new: '改后' },
      { name: 'sortOrder', language: '', kind: 'value', old: 1, new: 2 },
      { name: 'active', language: '', kind: 'value', old: 1, new: 0 },
      { name: 'description', language: '', kind: 'value', old: '说明', new: '' },
    ]);
    // Of a new record only what was filled in.
    expect(changes[1]!.fields.map((field) => [field.name, field.old, field.new])).toEqual([
      ['code', null, 'CHG'],
      ['name', null, '改前'],
      ['sortOrder', null, 1],
      ['active', null, 1],
      ['description', null, '说明'],
    ]);
  });

  it('逐页读取，给出总数', async () => {
    const { id } = await used.admin.data(brand.save, newBrand({ code: 'CHGPAGE' }));
    for (const name of ['二', '三', '四'])
      await used.admin.succeed(brand.save, { id, ...newBrand({ code: 'CHGPAGE', name }) });
    const { body } = await used.admin.succeed(record.changes, { noun: 'brand', id, pageNo: 2, pageSize: 3 });
    expect([body.data.map(({ action }) => action), body.total]).toEqual([['insert'], 4]);
  });

  it('译文说明语言，图片只说有无，小数精确，状态用各自的值', async () => {
    const { id } = await used.admin.data(unit.save, {
      code: 'CHGU',
      name: '单位',
      unitCategory: 'WeightUnit',
      active: 1,
      sortOrder: 1,
      conversionFactor: '1234567890.0123456789',
    });
    await used.admin.succeed(unit.translate, [{ type: 'ENG', name: 'Unit', remark: 'Text', parentId: id }]);
    expect(await newest('unit', id)).toEqual([
      ['name.ENG', '', 'Unit'],
      ['description.ENG', '', 'Text'],
    ]);
    await used.admin.succeed(unit.translate, [{ type: 'ENG', name: 'Units', remark: 'Text', parentId: id }]);
    expect(await newest('unit', id)).toEqual([['name.ENG', 'Unit', 'Units']]);
    const picture = await uploadFile(used.admin, 'p.png', createCanvas(118, 95).toBuffer('image/png'));
    const now = await used.admin.data(unit.detail, { id });
    await used.admin.succeed(unit.update, {
      ...now,
      unitCategory: 'WeightUnit',
      labelPath: picture.url,
      conversionFactor: '1234567890.5',
    });
    expect(await newest('unit', id)).toEqual([
      ['conversionFactor', '1234567890.0123456789', '1234567890.5'],
      ['labelPath', 0, 1],
    ]);
    const { id: app } = await used.admin.data(application.save, { code: 'CHGAPP', name: '应用' });
    await used.admin.succeed(application.setStatus, { id: app, status: 0 });
    expect(await newest('application', app)).toEqual([['status', '1', '0']]);
    const { id: set } = await used.admin.data(categorySet.save, {
      code: 'CHGSET',
      name: '集',
      type: 1,
      state: 1,
      remark: '',
    });
    await used.admin.succeed(categorySet.disable, { id: set, state: 2 });
    expect(await newest('categorySet', set)).toEqual([['state', 1, 2]]);
  });

  it('分类的变更只属于该分类，上级说名称，不混入分类集', async () => {
    const { id: set } = await used.admin.data(categorySet.save, {
      code: 'CHGTREE',
      name: '树',
      type: 1,
      state: 1,
      remark: '',
    });
    const add = async (code: string) =>
      (await used.admin.data(category.save, { categorySetId: set, name: `节点${code}`, code, sort: 1, status: 1 })).id;
    const [a, b] = [await add('A'), await add('B')];
    await used.admin.succeed(category.move, { id: b, parentId: a });
    await used.admin.succeed(category.translate, [{ type: 'ENG', name: 'Node A', remark: '', parentId: a }]);
    expect((await newest('category', b)).find(([name]) => name === 'parentId')).toEqual(['parentId', '', '节点A']);
    expect(await newest('category', a)).toEqual([['name.ENG', '', 'Node A']]);
    expect(await changesOf('category', b)).toHaveLength(2);
    expect(await changesOf('categorySet', set)).toHaveLength(1);
  });

  it('账号的角色说名称；一次请求所做的是一条变更，没有改变的不提', async () => {
    const person = await addPerson(used.app, 'changed', 'D02', 'VIEWER');
    const { rows } = await (
      await used.app.asTenant(1)
    ).query<{ id: string; code: string }>(
      `select id, code from role where code in ('VIEWER', 'WAREHOUSE', 'MASTER_DATA')`,
    );
    const roleId = (code: string) => rows.find((row) => row.code === code)!.id;
    await used.admin.succeed(employee.setRoles, {
      userId: person.id,
      roleIds: [roleId('WAREHOUSE'), roleId('MASTER_DATA')],
    });
    const [change] = await changesOf('account', person.id);
    expect(change).toMatchObject({
      action: 'update',
      userName: '陈志远',
      fields: [{ name: 'roleNames', kind: 'reference', old: '数据查看员' }],
    });
    expect(String(change!.fields[0]!.new).split('、').toSorted()).toEqual(['主数据专员', '仓储专员'].toSorted());

    const rule = {
      name: '变更规则',
      sharingType: 'brand' as const,
      power: 0,
      remarks: '',
      addResource: { empIds: [person.id] },
      addSharingTo: { roleIds: [roleId('VIEWER')] },
    };
    const { id: sharingId } = await used.admin.data(sharing.add, rule);
    await used.admin.succeed(sharing.update, {
      id: sharingId,
      ...rule,
      power: 1,
      addSharingTo: { roleIds: [roleId('WAREHOUSE')] },
    });
    expect(await newest('sharingRule', sharingId)).toEqual([
      ['power', 0, 1],
      ['addSharingTo', '数据查看员', '仓储专员'],
    ]);
    const { id: groupId } = await used.admin.data(userGroup.save, { name: '变更组' });
    await used.admin.succeed(userGroup.setMembers, { groupId, empIds: [person.id] });
    expect(await newest('userGroup', groupId)).toEqual([['members', '', 'changed']]);
    const { id: organisationId } = await used.admin.data(organisation.save, { code: 'CHGORG', name: '变更部' });
    expect((await changesOf('organisation', organisationId))[0]).toMatchObject({ action: 'insert' });
  });

  it('每种数据都有自己的说法', async () => {
    const tenantOne = await used.app.asTenant(1);
    // A tenant has none before it changes something.
    await tenantOne.query('insert into security_setting default values on conflict do nothing');
    for (const { name, table } of nouns) {
      const { rows } = await tenantOne.query<{ id: string }>(`select id from ${table} order by id limit 1`);
      expect((await used.admin.attempt(record.changes, { noun: name, id: rows[0]!.id })).status, name).toBe(200);
    }
  });
});

describe('不该说的', () => {
  it('密码只说改过，电话等未列出的不说', async () => {
    const person = await addPerson(used.app, 'secretive', 'D02', 'VIEWER');
    await used.admin.succeed(account.resetPassword, { id: person.id, password: 'Hidden-2026' });
    expect((await changesOf('account', person.id))[0]!.fields).toEqual([
      { name: 'password', language: '', kind: 'secret', old: null, new: null },
    ]);
    const detail = await used.admin.data(employee.detail, { id: person.id });
    await used.admin.succeed(employee.update, { ...detail, phone: '13800001111' });
    const [row] = await used.admin.data(certificate.list, {});
    await used.admin.succeed(certificate.update, {
      ...row!,
      certificatePwd: 'Hidden-2026',
      remindScope: [{ id: person.id }],
    });
    const [change] = await changesOf('certificate', row!.id);
    expect(change!.fields[0]).toEqual({ name: 'certificatePwd', language: '', kind: 'secret', old: null, new: null });
    expect(change!.fields[1]).toMatchObject({ name: 'remindScope', new: 'secretive' });
    const text = JSON.stringify([await changesOf('account', person.id), await changesOf('certificate', row!.id)]);
    expect(text).not.toMatch(/argon2|\*\*\*|Hidden-2026|13800001111|sealed/);
  });

  it('看不到的应用没有名称', async () => {
    const owner = await addPerson(used.app, 'refowner', 'D0201');
    await addRole(used.app, 'CERT_VIEWER', ['certificate.view']);
    const other = await addPerson(used.app, 'refother', 'D0302', 'CERT_VIEWER');
    const { id: appId } = await owner.data(application.save, { code: 'CHGPRIV', name: '看不到的应用' });
    const [row] = await used.admin.data(certificate.list, {});
    await used.admin.succeed(certificate.update, { ...row!, appId });
    expect((await newest('certificate', row!.id, other))[0]).toEqual(['appId', expect.any(String), '看不到的应用']);
    await used.admin.succeed(sharing.setMode, { sharingType: 'application', mode: sharingModes.private });
    expect((await newest('certificate', row!.id, other))[0]).toEqual(['appId', expect.any(String), '']);
    expect((await other.attempt(record.changes, { noun: 'application', id: appId })).status).toBe(403);
    expect(
      (
        await (
          await addPerson(used.app, 'refstranger', 'D0302')
        ).attempt(record.changes, { noun: 'application', id: appId })
      ).status,
    ).toBe(404);
    expect(await changesOf('application', appId, owner)).toHaveLength(1);
    await used.admin.succeed(sharing.setMode, { sharingType: 'application', mode: sharingModes.public });
  });

  it('别的租户的记录不存在；没有权限的人和经销商被拒绝；能查看的人可以读', async () => {
    const [theirs] = await used.neighbour.data(brand.list, {});
    expect((await used.admin.attempt(record.changes, { noun: 'brand', id: theirs!.id })).status).toBe(404);
    const [mine] = await used.admin.data(brand.list, {});
    expect(await (await used.app.as('kehu')).attempt(record.changes, { noun: 'brand', id: mine!.id })).toMatchObject({
      status: 403,
      body: { code: 4003 },
    });
    expect((await used.viewer.attempt(record.changes, { noun: 'account', id: '1' })).status).toBe(403);
    expect((await used.viewer.attempt(record.changes, { noun: 'brand', id: mine!.id })).status).toBe(200);
    const { id } = await used.admin.data(brand.save, newBrand({ code: 'CHGGONE' }));
    await used.admin.succeed(brand.delete, { id });
    expect((await used.admin.attempt(record.changes, { noun: 'brand', id })).status).toBe(404);
  });
});
