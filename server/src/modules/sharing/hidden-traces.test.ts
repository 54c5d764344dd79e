import { application } from '@edp/contract/modules/application/application.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { file } from '@edp/contract/modules/file/file.ts';
import { label } from '@edp/contract/modules/label/label.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { workbench } from '@edp/contract/modules/workbench/workbench.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, type Person } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { startWithTwoUsers } from '../../testing/people/start-with-two-users.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload-file.ts';

let app: TestApp;
let admin: TestClient;
let owner: Person;
let other: Person;

beforeAll(async () => {
  ({ app, admin, owner, other } = await startWithTwoUsers());
  for (const sharingType of ['brand', 'category_set', 'label_set', 'application'] as const)
    await admin.succeed(sharing.setMode, { sharingType, mode: sharingModes.private });
});
afterAll(() => app.stop());

describe('私有分类集与标签集的节点', () => {
  const changesOf = async (who: TestClient) => {
    const { latestChanges, changesPerDay } = await who.data(workbench.show, {});
    return { names: latestChanges.map(({ recordName }) => recordName), today: changesPerDay.at(-1)!.value };
  };

  it('改名和删除不出现在别人的最近变更与次数里', async () => {
    const before = await changesOf(other);
    const set = await owner.data(categorySet.save, { code: 'HIDDEN', name: '内部分类集', type: 1, state: 1 });
    const node = { categorySetId: set.id, code: 'H1', sort: 1, status: 1 } as const;
    const { id } = await owner.data(category.save, { ...node, name: '内部分类' });
    await owner.succeed(category.save, { ...node, id, name: '改名的内部分类' });
    await owner.succeed(category.delete, { id });
    const labels = await owner.data(labelSet.save, { name: '内部标签集', useObj: 'PRODUCT', state: 1 });
    const root = await owner.data(label.save, {
      labelSetId: labels.id,
      code: 'H2',
      name: '内部标签',
      sort: 1,
      isRadio: 1,
    });
    await owner.succeed(label.delete, { id: root.id });

    for (const who of [owner, admin])
      expect((await changesOf(who)).names).toEqual(expect.arrayContaining(['改名的内部分类', '内部标签']));
    expect(await changesOf(other)).toEqual(before);
  });
});

describe('私有记录的图片', () => {
  it('看不到品牌的人既不能凭编号下载图片，也不能用到自己的品牌上', async () => {
    const uploaded = await uploadFile(owner, '样品.png', createCanvas(20, 20).toBuffer('image/png'));
    const download = async (who: TestClient) =>
      (await fetch(who.baseUrl + file.attachment.path.replace('{appId}', uploaded.id), { headers: who.headersOf() }))
        .status;
    const reuse = (who: TestClient, code: string) =>
      who.attempt(brand.save, { code, name: code, active: 1, sortOrder: 1, labelPath: uploaded.url });
    expect([await download(owner), await download(other), await download(admin)]).toEqual([200, 404, 404]);
    await owner.succeed(brand.save, {
      code: 'PICTURE',
      name: '带图品牌',
      active: 1,
      sortOrder: 1,
      labelPath: uploaded.url,
    });
    expect([await download(owner), await download(other), await download(admin)]).toEqual([200, 404, 200]);
    expect((await reuse(other, 'STOLEN')).body.data.fields).toEqual([{ field: 'labelPath', message: '图片路径错误' }]);
    expect((await reuse(admin, 'ADMINS')).status).toBe(200);
  });
});

describe('私有应用的证书', () => {
  const values = {
    appKey: 'key',
    packageName: 'com.demo',
    certificateType: 'PUSH',
    workStatus: 'USEABLE',
    certificatePwd: 'Secret',
    startTime: '2026-01-01',
    endTime: '2027-01-01',
  } as const;

  it('看不到应用的人照常看到证书，但看不到应用名称，也不能为它新增证书', async () => {
    const { id: appId } = await owner.data(application.save, { code: 'HIDDEN', name: '内部应用' });
    const input = { ...values, appId, remindScope: [{ id: owner.id }] };
    const { id } = await owner.data(certificate.save, input);
    const [row] = await other.data(certificate.list, {});
    expect([row!.id, row!.knApplicationInfo.title]).toEqual([id, '']);
    expect((await other.attempt(certificate.save, input)).body.data.fields).toMatchObject([{ field: 'appId' }]);
    expect((await other.attempt(certificate.update, { ...input, id, version: row!.version })).status).toBe(200);

    const { id: own } = await other.data(application.save, { code: 'OWN', name: '自己的应用' });
    const mine = await other.data(certificate.save, { ...input, appId: own });
    expect((await other.attempt(certificate.update, { ...input, id: mine.id })).body.data.fields).toMatchObject([
      { field: 'appId' },
    ]);
  });
});

describe('做过事的人', () => {
  it('所做的是别人看不到的，也只能停用，不能删除', async () => {
    const tenantOne = await app.asTenant(1);
    const people = await addRole(app, 'PEOPLE', ['employee.view', 'employee.edit']);
    const clerk = await addPerson(app, 'clerk', 'D0302', 'PEOPLE');
    const worker = await addPerson(app, 'worker', 'D0201');
    const { id } = await owner.data(brand.save, { code: 'WORK', name: '别人的品牌', active: 1, sortOrder: 1 });
    await worker.succeed(brand.save, { ...(await worker.data(brand.detail, { id })), name: '他改过的品牌' });
    // Then the worker came into the clerk's department, who sees nothing of that brand.
    await tenantOne.query(
      `update user_account set organisation_id = (select id from organisation where code = 'D0302') where id = $1`,
      [worker.id],
    );
    await tenantOne.query('delete from user_role where user_id = $1', [worker.id]);
    await tenantOne.query('insert into user_role (user_id, role_id) values ($1, $2)', [worker.id, people]);
    const { status, body } = await clerk.attempt(employee.delete, { id: worker.id });
    expect([status, body.data.error]).toEqual([409, 'employee.hasHistory']);
  });
});
