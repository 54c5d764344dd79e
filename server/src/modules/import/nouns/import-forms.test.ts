import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { dictionary } from '@edp/contract/modules/dictionary/dictionary.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { inventoryOrganisation } from '@edp/contract/modules/inventory-organisation/inventory-organisation.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { expect, it } from 'vitest';
import { addPerson } from '../../../testing/people/add-person.ts';
import { addRole } from '../../../testing/people/add-role.ts';
import { checkFile, rowsOf, runImport, undoImport } from '../../../testing/imports/import-file.ts';
import { restrictFields } from '../../../testing/people/restrict-fields.ts';
import { uploadSheet } from '../../../testing/imports/upload-sheet.ts';
import { useImportApp } from '../../../testing/imports/use-import-app.ts';

const used = useImportApp();
const headingOf = async (noun: string, fieldNames: readonly string[]) => {
  const { fields } = (await uploadSheet(used.admin, noun, 'a\nb\n')).body.data;
  return fieldNames.map((name) => fields.find(({ field }) => field === name)!.title).join(',');
};
const first = async () =>
  (await used.admin.data(category.tree, { categorySetCode: materialSets.category, status: 1 })).find(
    ({ children }) => children?.length,
  )!;

it('规格：规格值写在一格里，同名的按分类区分；试运行什么也不留下；撤销恢复规格值', async () => {
  const parent = await first();
  const [path, other] = [`${parent.name}/${parent.children![0]!.name}`, parent.name];
  const heading = await headingOf('specification', ['name', 'productTypeId', 'specValueList']);
  const run = await checkFile(
    used.admin,
    'specification',
    `${heading}\n导入规格,${path},红；蓝;绿\n导入规格,${other},大\n导入规格,${path},重复\n规格乙,没有,红\n规格丙,${path},红；红\n`,
  );
  expect(await rowsOf(used.admin, run.id)).toEqual([
    [2, 'new'],
    [3, 'new'],
    [4, 'wrong', '与本文件第 2 行重复'],
    [5, 'wrong', '“没有”不存在'],
    [6, 'wrong', expect.stringContaining('重复')],
  ]);
  expect(await used.admin.data(specification.list, { name: '导入规格' })).toEqual([]);
  expect(await runImport(used.admin, run.id)).toMatchObject({ state: 'done', writtenCount: 2, failedCount: 0 });
  const valuesOf = async () =>
    (await used.admin.data(specification.list, { name: '导入规格' }))
      .map(({ specValueList }) => specValueList.map(({ specValue }) => specValue).join())
      .toSorted();
  expect(await valuesOf()).toEqual(['大', '红,蓝,绿'].toSorted());
  const changing = await checkFile(
    used.admin,
    'specification',
    `${heading}\n导入规格,${path},红；黄\n导入规格,${other},大\n`,
  );
  expect(await rowsOf(used.admin, changing.id)).toEqual([
    [2, 'changed'],
    [3, 'unchanged'],
  ]);
  expect((await used.admin.data(imports.rows, { id: changing.id }))[0]!.cells[2]).toMatchObject({
    before: '红；蓝；绿',
    after: '红；黄',
  });
  await runImport(used.admin, changing.id);
  expect(await valuesOf()).toEqual(['大', '红,黄'].toSorted());
  expect(await undoImport(used.admin, changing.id)).toMatchObject({ undoneCount: 1, keptCount: 0 });
  expect(await valuesOf()).toEqual(['大', '红,蓝,绿'].toSorted());
  // What was changed since, though back to what it was, is kept.
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1, keptCount: 1 });
  expect(await valuesOf()).toEqual(['红,蓝,绿']);
  expect(await rowsOf(used.admin, run.id, { failed: 1 })).toEqual([[2, 'new', '之后又被修改，已保留']]);
});

it('分类集与标签集：系统自带的不能修改，新增与修改可以撤销', async () => {
  const sets = await checkFile(
    used.admin,
    'categorySet',
    `${await headingOf('categorySet', ['code', 'name', 'type'])}\nIMPSET,导入的集,客户\nPRO_BASE_CLASS,改名,\nIMPSET2,,客户\n`,
  );
  expect(await rowsOf(used.admin, sets.id)).toEqual([
    [2, 'new'],
    [3, 'wrong', expect.stringContaining('系统')],
    [4, 'wrong', expect.any(String)],
  ]);
  const [existing] = await used.admin.data(labelSet.list, {});
  const run = await checkFile(
    used.admin,
    'labelSet',
    `${await headingOf('labelSet', ['name', 'useObj'])}\n导入的标签集,${existing!.useObjName}\n没有对象,\n`,
  );
  expect((await rowsOf(used.admin, run.id)).map(([row, result]) => [row, result])).toEqual([
    [2, 'new'],
    [3, 'wrong'],
  ]);
  await runImport(used.admin, run.id);
  expect(await used.admin.data(labelSet.list, { name: '导入的标签集' })).toMatchObject([
    { useObj: existing!.useObj, state: 1 },
  ]);
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1 });
  expect(await used.admin.data(categorySet.list, { name: '改名' })).toEqual([]);
});

it('部门：上级按路径，负责人按账号；停用有人的部门被拒绝', async () => {
  const [above] = await used.admin.data(organisation.list, { code: 'D0201' });
  const heading = await headingOf('organisation', ['code', 'name', 'supId', 'headId', 'active']);
  const run = await checkFile(
    used.admin,
    'organisation',
    `${heading}\nIMPORG,导入部门,D0201,admin,启用\nIMPORG2,没有上级,不存在的,,\nD0201,${above!.name},${above!.supName},,停用\n`,
  );
  expect((await rowsOf(used.admin, run.id)).map(([row, result]) => [row, result])).toEqual([
    [2, 'new'],
    [3, 'wrong'],
    [4, 'wrong'],
  ]);
  await runImport(used.admin, run.id);
  expect(await used.admin.data(organisation.list, { code: 'IMPORG' })).toMatchObject([
    { name: '导入部门', supId: above!.id, headId: expect.stringMatching(/\d/), active: 1 },
  ]);
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1 });
});

it('员工：部门按路径，角色按名称；密码不导入；不能给的角色与看不见的字段被拒绝', async () => {
  await addRole(used.app, 'IMPROLE', ['brand.view']);
  const heading = await headingOf('employee', ['realname', 'account', 'organizationId', 'roleIds', 'phone', 'email']);
  expect(
    (await uploadSheet(used.admin, 'employee', 'a\nb\n')).body.data.fields.map(({ field }) => field),
  ).not.toContain('password');
  const run = await checkFile(
    used.admin,
    'employee',
    `${heading}\n张导入,zhang.import,D0201,IMPROLE,13900000001,a@b.cn\n李导入,li.import,D0201,没有的角色,,\n王导入,王,D0201,,,错\n`,
  );
  expect((await rowsOf(used.admin, run.id)).map(([row, result]) => [row, result])).toEqual([
    [2, 'new'],
    [3, 'wrong'],
    [4, 'wrong'],
  ]);
  await runImport(used.admin, run.id);
  const [person] = await used.admin.data(employee.list, { account: 'zhang.import' });
  expect(person).toMatchObject({
    realname: '张导入',
    phone: '13900000001',
    roleNames: [expect.any(String)],
    status: '1',
  });
  const changing = await checkFile(
    used.admin,
    'employee',
    `${await headingOf('employee', ['account', 'realname'])}\nZHANG.import,张改名\n`,
  );
  expect(await rowsOf(used.admin, changing.id)).toEqual([[2, 'changed']]);
  await runImport(used.admin, changing.id);
  expect((await used.admin.data(employee.list, { account: 'zhang.import' }))[0]).toMatchObject({
    realname: '张改名',
    roleNames: person!.roleNames,
    phone: '13900000001',
  });
  expect(await undoImport(used.admin, changing.id)).toMatchObject({ undoneCount: 1 });
  expect((await used.admin.data(employee.list, { account: 'zhang.import' }))[0]).toMatchObject({
    realname: '张导入',
    roleNames: person!.roleNames,
  });
  const another = await checkFile(used.admin, 'employee', `${heading}\n赵导入,zhao.import,D0201,,,\n`);
  await runImport(used.admin, another.id);
  expect(await undoImport(used.admin, another.id)).toMatchObject({ undoneCount: 1 });
  expect(await used.admin.data(employee.list, { account: 'zhao.import' })).toEqual([]);

  const clerkRole = await addRole(used.app, 'HRCLERK', ['employee.view', 'employee.edit']);
  await restrictFields(used.app, clerkRole, { 'employee.phone': 'hidden' });
  const clerk = await addPerson(used.app, 'hrclerk', 'D0201', 'HRCLERK');
  const {
    body: { data },
  } = await uploadSheet(clerk, 'employee', `${heading}\n张,zhang.two,D0201,IMPROLE,1,\n`);
  expect(data.fields.map(({ field }) => field)).not.toContain('phone');
});

it('用户组、商品分组、数据字典与库存组织：新增、修改、撤销；没有权限的拒绝', async () => {
  const cases = [
    {
      noun: 'userGroup',
      list: userGroup.list,
      fields: { name: '导入的组', remark: '一', members: 'admin' },
      change: { remark: '二' },
    },
    {
      noun: 'goodsGroup',
      list: goodsGroup.list,
      fields: { name: '导入的分组', description: '一' },
      change: { description: '二' },
    },
    {
      noun: 'dictionary',
      list: dictionary.list,
      fields: { code: 'imp_dict', name: '导入的字典', remark: '一' },
      change: { remark: '二' },
    },
    {
      noun: 'inventoryOrganisation',
      list: inventoryOrganisation.list,
      fields: { code: 'IMPINV', name: '导入的库存组织', unitOrgId: 'D0201' },
      change: { unitOrgName: '' },
      cells: { unitOrgId: '' },
    },
  ] as const;
  for (const { noun, list, fields, change, ...more } of cases) {
    const cells = 'cells' in more ? more.cells : change;
    const heading = await headingOf(noun, Object.keys(fields));
    const file = (values: object) => `${heading}\n${Object.values(values).join()}\n`;
    const found = async () => await used.admin.data(list as typeof goodsGroup.list, { name: fields.name });
    for (const isUndone of [true, false]) {
      const run = await checkFile(used.admin, noun, file(fields));
      expect([noun, await rowsOf(used.admin, run.id), await found()]).toEqual([noun, [[2, 'new']], []]);
      expect(await runImport(used.admin, run.id)).toMatchObject({ writtenCount: 1, failedCount: 0 });
      if (isUndone) expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1, keptCount: 0 });
    }
    const changed = await checkFile(used.admin, noun, file({ ...fields, ...cells }));
    expect([noun, await rowsOf(used.admin, changed.id)]).toEqual([noun, [[2, 'changed']]]);
    await runImport(used.admin, changed.id);
    expect(await found()).toMatchObject([change]);
    expect(await checkFile(used.admin, noun, file({ ...fields, ...cells }))).toMatchObject({ unchangedCount: 1 });
    expect(await undoImport(used.admin, changed.id)).toMatchObject({ undoneCount: 1, keptCount: 0 });
    expect(await found()).not.toMatchObject([change]);
    expect((await uploadSheet(used.viewer, noun, file(fields))).status).toBe(403);
  }
});
