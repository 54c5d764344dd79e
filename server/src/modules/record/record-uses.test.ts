import { application } from '@edp/contract/modules/application/application.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { referTo } from '../../testing/describe/refer-to.ts';
import { materialChoices, materialSample } from '../../testing/samples/material-sample.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();

let number = 0;
const newApplication = async () =>
  (await used.admin.data(application.save, { code: `U${++number}`, name: `被使用的应用${number}` })).id;
const newCertificate = async (appId: string, packageName: string) =>
  (
    await used.admin.data(certificate.save, {
      appId,
      appKey: packageName,
      packageName,
      certificateType: 'PUSH',
      workStatus: 'USEABLE',
      certificatePwd: 'Sample-2026',
      startTime: '2026-01-01',
      endTime: '2027-01-01',
      remindScope: [
        {
          id: (
            await used.app.asTenant(1).then((one) => one.query(`select id from user_account where account = 'lina'`))
          ).rows[0].id,
        },
      ],
    })
  ).id;

describe('何处使用', () => {
  it('给出使用它的记录与去处；删除被拒绝时一并给出', async () => {
    const id = await newApplication();
    expect(await used.admin.data(record.uses, { noun: 'application', id })).toEqual([]);
    const [first, second] = [await newCertificate(id, 'com.uses.one'), await newCertificate(id, 'com.uses.two')];
    const uses = [
      [first, 'com.uses.one'],
      [second, 'com.uses.two'],
    ].map(([each, name]) => ({ noun: 'certificate', title: '证书', id: each, name, page: '/zBook', count: 1 }));
    expect(await used.admin.data(record.uses, { noun: 'application', id })).toEqual(uses);
    const { status, body } = await used.admin.attempt(application.delete, { id });
    expect([status, body.message, body.data.uses]).toEqual([409, '已被使用，不能删除：证书 (2)', uses]);
  });

  it('不列出记录自己：物料的库存属于它自己，仍然不能删除', async () => {
    const { admin } = used;
    const itemCode = 'USES-OWN-STOCK';
    const { id } = await admin.data(material.save, { ...materialSample(await materialChoices(admin), 1), itemCode });
    await admin.succeed(material.setStock, {
      key: itemCode,
      entries: [{ itemCode, invOrgCode: 'INV01', quantity: '2' }],
    });
    expect(await admin.data(record.uses, { noun: 'material', id })).toEqual([]);
    expect((await admin.attempt(material.delete, { id })).status).toBe(409);
  });

  it('很多时给出最前的十条，其余只有数量', async () => {
    const id = await newApplication();
    const made = await newCertificate(id, 'com.uses.many');
    const tenantOne = await used.app.asTenant(1);
    await tenantOne.query(
      `insert into certificate (application_id, app_key, type, usable, sealed_password, start_date, end_date, package_name)
      select application_id, app_key, type, usable, sealed_password, start_date, end_date, 'com.uses.many' || n from certificate, generate_series(1, 30) n where id = $1`,
      [made],
    );
    const uses = await used.admin.data(record.uses, { noun: 'application', id });
    expect(uses).toHaveLength(11);
    expect(uses.at(-1)).toEqual({ noun: 'certificate', title: '证书', id: '', name: '', page: '', count: 21 });
  });

  it('没有权限查看的只有数量，没有名称', async () => {
    const id = await newApplication();
    await newCertificate(id, 'com.uses.hidden');
    await addRole(used.app, 'APPS_ONLY', ['application.view', 'application.edit', 'application.delete']);
    const person = await addPerson(used.app, 'appsonly', 'D02', 'APPS_ONLY');
    const hidden = [{ noun: 'certificate', title: '证书', id: '', name: '', page: '', count: 1 }];
    expect(await person.data(record.uses, { noun: 'application', id })).toEqual(hidden);
    const { body } = await person.attempt(application.delete, { id });
    expect(body.data.uses).toEqual(hidden);
    expect(JSON.stringify(body)).not.toContain('com.uses.hidden');
  });

  it('规则用到的组织与用户组通向规则，一条规则两次用到算两次', async () => {
    const { id } = await used.admin.data(userGroup.save, { name: '被使用的组' });
    const { id: ruleId } = await used.admin.data(sharing.add, {
      name: '用到组的规则',
      sharingType: 'brand',
      power: 0,
      remarks: '',
      addResource: { groupIds: [id] },
      addSharingTo: { groupIds: [id] },
    });
    expect(await used.admin.data(record.uses, { noun: 'userGroup', id })).toEqual([
      { noun: 'sharingRule', title: '共享规则', id: ruleId, name: '用到组的规则', page: '/shareRulesManage', count: 2 },
    ]);
    const english = await used.app.as('admin', { language: 'ENG' });
    const [d02] = await english.data(organisation.list, { code: 'D02' });
    const uses = await english.data(record.uses, { noun: 'organisation', id: d02!.id });
    expect(new Set(uses.map(({ noun, title }) => `${noun} ${title}`))).toContain('account Accounts');
  });

  it('分类集也给出其中的分类用在哪里；没有名称的表只有数量', async () => {
    const { id } = await used.admin.data(categorySet.save, {
      code: 'USES',
      name: '何处使用的集',
      type: 1,
      state: 1,
      remark: '',
    });
    const node = await used.admin.data(category.save, { categorySetId: id, name: '根', code: 'R', sort: 1, status: 1 });
    const letGo = await referTo(used.app, 'category', [node.id, node.id]);
    const expected = [{ noun: '', title: 'category_user', id: '', name: '', page: '', count: 2 }];
    expect(await used.admin.data(record.uses, { noun: 'categorySet', id })).toEqual(expected);
    expect(await used.admin.data(record.uses, { noun: 'category', id: node.id })).toEqual(expected);
    await letGo();
  });
});

describe('谁可以查询', () => {
  it('别的租户的记录不存在；没有权限的人和经销商被拒绝；类型不存在时在该字段提示', async () => {
    const [theirs] = await used.neighbour.data(application.list, {});
    expect((await used.admin.attempt(record.uses, { noun: 'application', id: theirs!.id })).status).toBe(404);
    const id = await newApplication();
    for (const client of [await used.app.as('kehu'), await used.app.as('zhangwei', { roleCode: 'WAREHOUSE' })]) {
      expect(await client.attempt(record.uses, { noun: 'application', id })).toMatchObject({
        status: 403,
        body: { code: 4003 },
      });
    }
    expect((await used.admin.attempt(record.uses, { noun: 'file' as never, id })).body.data.fields).toEqual([
      { field: 'noun', message: '请选择有效的选项' },
    ]);
    expect(await used.viewer.data(record.uses, { noun: 'application', id })).toEqual([]);
  });

  it('共享范围之外的记录不存在', async () => {
    const [owner, other] = [
      await addPerson(used.app, 'usesowner', 'D0201'),
      await addPerson(used.app, 'usesother', 'D0302'),
    ];
    const { id } = await owner.data(application.save, { code: 'UPRIV', name: '私有应用' });
    await used.admin.succeed(sharing.setMode, { sharingType: 'application', mode: sharingModes.private });
    expect((await other.attempt(record.uses, { noun: 'application', id })).status).toBe(404);
    expect(await owner.data(record.uses, { noun: 'application', id })).toEqual([]);
    await used.admin.succeed(sharing.setMode, { sharingType: 'application', mode: sharingModes.public });
  });
});
