import { application } from '@edp/contract/modules/application/application.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { dictionary } from '@edp/contract/modules/dictionary/dictionary.ts';
import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { setting } from '@edp/contract/modules/setting/setting.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { checkFile, rowsOf, runImport, undoImport } from '../../testing/imports/import-file.ts';
import { uploadSheet } from '../../testing/imports/upload-sheet.ts';
import { useImportApp } from '../../testing/imports/use-import-app.ts';

const used = useImportApp();

it('应用设置：同名的按类型区分，分类标识只有应用分类需要', async () => {
  const heading = '设置类型,名称,分类标识,备注';
  const run = await checkFile(
    used.admin,
    'setting',
    `${heading}\n应用模块,导入的,,一\n应用分类,导入的,IMPMARK,二\n应用分类,没有标识,,\n没有的类型,三,,\n应用模块,导入的,,重复\n`,
  );
  expect(await rowsOf(used.admin, run.id)).toEqual([
    [2, 'new'],
    [3, 'new'],
    [4, 'wrong', '请输入分类标识'],
    [5, 'wrong', '“没有的类型”不存在'],
    [6, 'wrong', '与本文件第 2 行重复'],
  ]);
  await runImport(used.admin, run.id);
  const found = () => used.admin.data(setting.list, { type: 'APPLICATION_CATEGORY', name: '导入的' });
  expect(await found()).toMatchObject([{ code: 'IMPMARK', remark: '二' }]);
  const changing = await checkFile(
    used.admin,
    'setting',
    `${heading}\n应用分类,导入的,IMPMARK,改了\n应用模块,导入的,,一\n`,
  );
  expect(await rowsOf(used.admin, changing.id)).toEqual([
    [2, 'changed'],
    [3, 'unchanged'],
  ]);
  await runImport(used.admin, changing.id);
  expect(await found()).toMatchObject([{ remark: '改了' }]);
  expect(await undoImport(used.admin, changing.id)).toMatchObject({ undoneCount: 1 });
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1, keptCount: 1 });
  expect((await uploadSheet(used.viewer, 'setting', `${heading}\n应用模块,a,,\n`)).status).toBe(403);
});

it('证书：每一行新增一个，密码不在表格里，填写之前不能查看；撤销删除', async () => {
  const [app] = await used.admin.data(application.list, {});
  const heading = '应用名称,AppKey,包名,证书类型,开始日期,结束日期,提醒对象';
  const run = await checkFile(
    used.admin,
    'certificate',
    `${heading}\n${app!.code},imp-key,com.edp.imp,推送证书,2026/1/1,2027-01-01,admin\n${app!.name},imp-key,com.edp.imp,推送证书,2026-01-01,2027-01-01,admin\n${app!.code},k,p,发布证书,2027-01-01,2026-01-01,没有的人\n没有,k,p,发布证书,2026-01-01,2027-01-01,\n`,
  );
  expect(await rowsOf(used.admin, run.id)).toEqual([
    [2, 'new'],
    [3, 'new'],
    [4, 'wrong', '结束日期不能早于开始日期', '“没有的人”不存在'],
    [5, 'wrong', '“没有”不存在', '请选择提醒对象'],
  ]);
  expect(
    (await uploadSheet(used.admin, 'certificate', 'a\nb\n')).body.data.fields.map(({ field }) => field),
  ).not.toContain('certificatePwd');
  await runImport(used.admin, run.id);
  const found = await used.admin.data(certificate.list, { appKey: 'imp-key' });
  expect(found).toMatchObject([
    { appId: app!.id, workStatus: 'USEABLE', startTime: '2026-01-01', certificateFile: null },
    { packageName: 'com.edp.imp' },
  ]);
  expect((await used.admin.attempt(certificate.reveal, { id: found[0]!.id })).body.msg).toBe(
    '还没有填写证书密码，请编辑证书并填写',
  );
  await used.admin.succeed(certificate.update, { ...found[0]!, certificatePwd: 'Neu' });
  expect(await used.admin.data(certificate.reveal, { id: found[0]!.id })).toEqual({ certificatePwd: 'Neu' });
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1, keptCount: 1 });
});

it('数据字典：字典项写在一格里，英文名称与停用保留；正在使用的项不能删除；撤销恢复', async () => {
  const heading = '字典键,字典名称,字典项';
  const run = await checkFile(
    used.admin,
    'dictionary',
    `${heading}\nimp_colour,导入颜色,RED=红；BLUE＝蓝\nimp_wrong,缺编码,红\nimp_twice,重复,A=一；A=二\n`,
  );
  expect(await rowsOf(used.admin, run.id)).toEqual([
    [2, 'new'],
    [3, 'wrong', expect.any(String)],
    [4, 'wrong', expect.any(String)],
  ]);
  await runImport(used.admin, run.id);
  const found = async () => (await used.admin.data(dictionary.list, { code: 'imp_colour' }))[0]!;
  expect((await found()).itemList).toMatchObject([
    { code: 'RED', name: '红' },
    { code: 'BLUE', name: '蓝' },
  ]);
  const stored = await used.admin.data(dictionary.detail, { id: (await found()).id });
  await used.admin.succeed(dictionary.save, {
    ...stored,
    itemList: stored.itemList.map((item) => ({ ...item, nameEng: item.code, active: item.code === 'BLUE' ? 0 : 1 })),
  });
  expect(await checkFile(used.admin, 'dictionary', `${heading}\nimp_colour,导入颜色,红；蓝\n`)).toMatchObject({
    unchangedCount: 1,
  });
  expect(await checkFile(used.admin, 'dictionary', `${heading}\nimp_colour,导入颜色,\n`)).toMatchObject({
    unchangedCount: 1,
  });
  const changing = await checkFile(used.admin, 'dictionary', `${heading}\nimp_colour,导入颜色,GREEN=绿；RED=大红\n`);
  expect((await used.admin.data(imports.rows, { id: changing.id }))[0]!.cells[2]).toMatchObject({
    before: 'RED=红；BLUE=蓝',
    after: 'GREEN=绿；RED=大红',
  });
  await runImport(used.admin, changing.id);
  expect((await found()).itemList).toMatchObject([
    { code: 'GREEN', active: 1 },
    { code: 'RED', name: '大红', nameEng: 'RED' },
  ]);
  expect(await undoImport(used.admin, changing.id)).toMatchObject({ undoneCount: 1, keptCount: 0 });
  expect((await found()).itemList).toMatchObject([
    { code: 'RED', name: '红', nameEng: 'RED' },
    { code: 'BLUE', active: 0 },
  ]);
  const inUse = await checkFile(used.admin, 'dictionary', `${heading}\nedp_productunit_type,计量单位类别,X=新\n`);
  expect((await rowsOf(used.admin, inUse.id))[0]!.slice(0, 2)).toEqual([2, 'wrong']);
});

it('商品分组：分组商品按编码，留空不修改，不存在的编码被拒绝', async () => {
  const [one, two] = await used.admin.data(product.list, { pageSize: 2 });
  const heading = '分组名称,分组描述,分组商品';
  const run = await checkFile(
    used.admin,
    'goodsGroup',
    `${heading}\n导入商品组,一,${one!.code}；${two!.code.toLowerCase()}\n错的组,一,没有的编码\n`,
  );
  expect(await rowsOf(used.admin, run.id)).toEqual([
    [2, 'new'],
    [3, 'wrong', '“没有的编码”不存在'],
  ]);
  await runImport(used.admin, run.id);
  const productsOf = async () => {
    const [group] = await used.admin.data(goodsGroup.list, { name: '导入商品组' });
    return (await used.admin.data(goodsGroup.detail, { id: group!.id })).productList.map(({ id }) => id).toSorted();
  };
  expect(await productsOf()).toEqual([one!.id, two!.id].toSorted());
  expect(
    await rowsOf(used.admin, (await checkFile(used.admin, 'goodsGroup', `${heading}\n导入商品组,二,\n`)).id),
  ).toEqual([[2, 'changed']]);
  const changing = await checkFile(used.admin, 'goodsGroup', `${heading}\n导入商品组,二,${two!.code}\n`);
  expect((await used.admin.data(imports.rows, { id: changing.id }))[0]!.cells[2]).toMatchObject({ after: two!.name });
  await runImport(used.admin, changing.id);
  expect(await productsOf()).toEqual([two!.id]);
  expect(await undoImport(used.admin, changing.id)).toMatchObject({ undoneCount: 1 });
  expect(await productsOf()).toEqual([one!.id, two!.id].toSorted());
});

it('应用与分类集：新增、修改、没有变化、错误与撤销', async () => {
  const cases = [
    {
      noun: 'application',
      heading: '应用代码,应用名称,备注',
      rows: ['IMPAPP,导入应用,一', 'IMPAPP,导入应用,二', 'BAD,,'],
      list: application.list,
    },
    {
      noun: 'categorySet',
      heading: '分类集编码,分类集名称,类型,备注',
      rows: ['IMPSETS,导入分类集,客户,一', 'IMPSETS,导入分类集,客户,二', 'BADSET,名称,没有的,'],
      list: categorySet.list,
    },
  ] as const;
  for (const {
    noun,
    heading,
    rows: [first, second, bad],
    list,
  } of cases) {
    const { fields } = (await uploadSheet(used.admin, noun, 'a\nb\n')).body.data;
    const titles = new Set(fields.map(({ title }) => title));
    expect([noun, heading.split(',').filter((title) => !titles.has(title))]).toEqual([noun, []]);
    const run = await checkFile(used.admin, noun, `${heading}\n${first}\n${bad}\n`);
    expect([noun, (await rowsOf(used.admin, run.id)).map(([row, result]) => [row, result])]).toEqual([
      noun,
      [
        [2, 'new'],
        [3, 'wrong'],
      ],
    ]);
    await runImport(used.admin, run.id);
    expect(await checkFile(used.admin, noun, `${heading}\n${first}\n`)).toMatchObject({ unchangedCount: 1 });
    const changing = await checkFile(used.admin, noun, `${heading}\n${second}\n`);
    expect([noun, await rowsOf(used.admin, changing.id)]).toEqual([noun, [[2, 'changed']]]);
    await runImport(used.admin, changing.id);
    expect([noun, await undoImport(used.admin, changing.id)]).toEqual([
      noun,
      expect.objectContaining({ undoneCount: 1, keptCount: 0 }),
    ]);
    expect(await used.admin.data(list as typeof categorySet.list, { name: second.split(',')[1]! })).toHaveLength(1);
    expect((await uploadSheet(used.viewer, noun, `${heading}\n${first}\n`)).status).toBe(403);
  }
});

it('员工的角色按名称找；两个角色同名时说明；用户组的导入与保存的权限一致', async () => {
  const names = await used.app.asTenant(1);
  const named = async (code: string) =>
    names.query("update role set name = '导入的角色名' where id = $1", [await addRole(used.app, code, ['brand.view'])]);
  await named('NAMED1');
  const heading = '姓名,登录账号,所属部门,角色';
  const run = await checkFile(used.admin, 'employee', `${heading}\n按名称,by.name,D0201,导入的角色名\n`);
  expect(await rowsOf(used.admin, run.id)).toEqual([[2, 'new']]);
  await runImport(used.admin, run.id);
  expect(await used.admin.data(employee.list, { account: 'by.name' })).toMatchObject([{ roleNames: ['导入的角色名'] }]);
  await named('NAMED2');
  const twice = await checkFile(used.admin, 'employee', `${heading}\n按名称,by.name2,D0201,导入的角色名\n`);
  expect((await rowsOf(used.admin, twice.id))[0]!.slice(0, 2)).toEqual([2, 'wrong']);

  await addRole(used.app, 'DEPARTMENTS', ['organisation.view', 'organisation.edit']);
  const keeper = await addPerson(used.app, 'keeper', 'D0201', 'DEPARTMENTS');
  const groups = await checkFile(keeper, 'userGroup', '用户组名称,备注\n由部门管理员,一\n');
  expect(await rowsOf(keeper, groups.id)).toEqual([[2, 'new']]);
  expect(await runImport(keeper, groups.id)).toMatchObject({ writtenCount: 1 });
});
