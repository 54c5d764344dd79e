import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { brand } from '@edp/contract/modules/brand/brand.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { exchange } from '@edp/contract/modules/exchange/exchange.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { roles } from '@edp/contract/modules/role/role.ts';
import { search } from '@edp/contract/modules/search/search.ts';
import { byteOrderMark } from '@edp/server/kernel/exchange/csv.ts';
import { checkFile, rowsOf, runImport } from '@edp/server/testing/imports/import-file.ts';
import { fetchFile } from '@edp/server/testing/imports/read-sheets.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useJourneyOn } from '../testing/journey.ts';
import { pollOptions } from '../testing/page-state.ts';
import { cell, codes, field, filter, headings, messages, save } from '../testing/screens/list-screen.ts';
import { backAt, errors, formField, press } from '../testing/screens/record-screen.ts';
import { followSteps, stepsIn } from './steps.ts';
import { startCopy } from './start-copy.ts';

// Follows CONTRIBUTING in a copy of the repository: what it says is enough, and everything else is derived.
const journey = useJourneyOn(() =>
  startCopy(async (folder) => followSteps(folder, stepsIn(await readFile(join(folder, 'CONTRIBUTING.md'), 'utf8')))),
);

/** The calls of shelves are like those of brands. */
type Shelves = Pick<typeof brand, 'list' | 'detail'>;
const shelfCalls = async (): Promise<Shelves> => {
  const file = join(journey.app.folder, 'contract/src/modules/shelf/shelf.ts');
  const { shelf } = (await import(pathToFileURL(file).href)) as { shelf: Shelves };
  return shelf;
};

/** The contract that the test was compiled with does not know the nouns of the copy. */
const changesOf = async (client: TestClient, noun: string, id: string) =>
  (await client.data(record.changes, { noun: noun as 'brand', id })).flatMap(({ fields }) =>
    fields.map(({ name, old, new: now }) => [name, old, now]),
  );

async function importRows(client: TestClient, noun: string, text: string): Promise<unknown[]> {
  const { id } = await checkFile(client, noun, text);
  const checked = await rowsOf(client, id);
  await runImport(client, id);
  return checked;
}

const exported = async (client: TestClient, noun: string, columns: string[], filters: Record<string, unknown>) => {
  const { content } = await fetchFile(client, exchange.export, { noun, format: 'csv', columns, filters });
  return content.toString().slice(byteOrderMark.length).trim().split('\r\n');
};

const condition = (name: string, value: string) => ({
  condition: { match: 'all' as const, tests: [{ field: name, operator: 'is' as const, values: [value] }] },
});

/** In the role's matrix, with the names that the definition gives. */
async function hideFields(page: Page, role: string) {
  const hide = async (label: string) => {
    const hidden = page.getByRole('radio', { name: `${label} 隐藏` });
    await hidden.waitFor({ state: 'attached' });
    await hidden.check({ force: true });
  };
  await page.goto(`${journey.app.baseUrl}/#/role`);
  await page.getByRole('complementary', { name: '角色' }).getByRole('button', { name: role }).click();
  await page.getByRole('button', { name: '展开 货架管理' }).click();
  await hide('库区');
  await page.getByRole('button', { name: '展开 物料管理' }).click();
  await page.getByRole('button', { name: /^显示全部/ }).click();
  await hide('硬度');
  await expect(page).toShow('2 处未保存');
  await page.getByRole('button', { name: /(^|\s)保存$/ }).click();
  await expect(page.getByText('处未保存')).toBeGone();
}

/** A colleague with a role that has these permissions. */
async function addColleague(client: TestClient, permissions: readonly string[]) {
  const { menus, organisations } = await client.data(roles.matrix, {});
  const { id: roleId } = await client.data(roles.save, {
    code: 'KEPT',
    name: '受限角色',
    resourceIds: menus.flatMap((menu) =>
      menu.permissions.filter(({ code }) => permissions.includes(code)).map(({ id }) => id),
    ),
    organisationIds: organisations.map(({ id }) => id),
    fields: [],
  });
  const [person] = await client.data(employee.list, { account: 'zhangwei' });
  await client.succeed(roles.addMembers, { roleId, userIds: [person!.id] });
}

it('新增的数据与字段：表单、列表、查询、导入、导出、变更记录、搜索、命令面板、工作台与字段权限都随定义而有', async () => {
  const admin = await journey.app.as('admin');
  const shelf = await shelfCalls();
  const page = await journey.open('/home', { as: 'admin' });

  // A noun: its page from the menu, its form with the rules at the fields, its list and filters.
  await page.getByRole('menuitem', { name: '货架管理' }).click();
  await page.getByRole('button', { name: '新增货架' }).click();
  await field(page, '库区').fill('区'.repeat(21));
  await save(page);
  await expect.poll(() => messages(page), pollOptions).toEqual(['请输入货架编码', '请输入货架名称', '不超过20个字符']);
  await field(page, '货架编码').fill('EAST-1');
  await field(page, '货架名称').fill('东侧货架');
  await field(page, '库区').fill('东区');
  await save(page);
  await expect(page.getByRole('dialog')).toBeGone();
  await expect(cell(page, '东区')).toBeShown();
  expect(await headings(page)).toEqual(expect.arrayContaining(['货架编码', '货架名称', '库区', '状态']));
  const [added] = await admin.data(shelf.list, { code: 'EAST-1' });
  expect(await changesOf(admin, 'shelf', added!.id)).toContainEqual(['zone', null, '东区']);

  const rows = '货架编码,货架名称,库区\nEAST-1,东侧货架,东南区\nWEST-1,西侧货架,西区\nX-1,,西区\n';
  expect(await importRows(admin, 'shelf', rows)).toEqual([
    [2, 'changed'],
    [3, 'new'],
    [4, 'wrong', '请输入货架名称'],
  ]);
  expect(await changesOf(admin, 'shelf', added!.id)).toContainEqual(['zone', '东区', '东南区']);
  expect(await exported(admin, 'shelf', ['code', 'name', 'zone'], { zone: '东南' })).toEqual([
    '货架编码,货架名称,库区',
    'EAST-1,东侧货架,东南区',
  ]);
  await filter(page, '库区').fill('西');
  await page.getByRole('button', { name: '查询' }).click();
  await expect.poll(() => codes(page), pollOptions).toEqual(['WEST-1']);

  // Its records wherever the product looks for them.
  const { groups } = await admin.data(search.find, { keyword: '东侧' });
  expect(groups.map(({ noun, title, records }) => [noun, title, records.map(({ name }) => name)])).toEqual([
    ['shelf', '货架', ['东侧货架']],
  ]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '命令面板' }).fill('东侧');
  await expect(page.getByRole('group', { name: '货架', exact: true }).getByText('东侧货架')).toBeShown();
  await page.getByRole('combobox', { name: '命令面板' }).fill('新增货架');
  await expect(page.getByRole('option', { name: /新增货架/ }).first()).toBeShown();
  await page.keyboard.press('Escape');
  await page.goto(`${journey.app.baseUrl}/#/home`);
  for (const entry of ['陈志远 新增了 货架 东侧货架', '陈志远 导入了 货架 东侧货架 等 2 条'])
    await expect(page.getByRole('listitem').filter({ hasText: entry })).toBeShown();
  await expect(page.getByRole('link', { name: '货架 2', exact: true })).toBeShown();

  // A field of a noun whose form is laid out in groups.
  const [valve] = await admin.data(material.list, {});
  await page.goto(`${journey.app.baseUrl}/#/materialManage/${valve!.id}/0`);
  await press(page, '编辑');
  await formField(page, '硬度').fill('H'.repeat(21));
  await press(page, '提交');
  await expect.poll(() => errors(page), pollOptions).toEqual(['不超过20个字符']);
  await formField(page, '硬度').fill('HRC 60');
  await press(page, '提交');
  await backAt(page, '/materialManage');
  await expect(cell(page, 'HRC 60')).toBeShown();
  expect(await headings(page)).toContain('硬度');
  const found = async () => (await admin.data(material.list, condition('hardness', 'HRC 62'))).map(({ id }) => id);
  expect(await found()).toEqual([]);
  expect(
    await importRows(admin, 'material', `物料编码,物料名称,硬度\n${valve!.itemCode},${valve!.itemName},HRC 62\n`),
  ).toEqual([[2, 'changed']]);
  expect(await found()).toEqual([valve!.id]);
  expect(await changesOf(admin, 'material', valve!.id)).toEqual(
    expect.arrayContaining([
      ['hardness', '', 'HRC 60'],
      ['hardness', 'HRC 60', 'HRC 62'],
    ]),
  );
  expect(await exported(admin, 'material', ['itemCode', 'hardness'], condition('hardness', 'HRC 62'))).toEqual([
    '物料编码,硬度',
    `${valve!.itemCode},HRC 62`,
  ]);

  // A role that is kept from both.
  await addColleague(admin, ['shelf.view', 'material.view']);
  await hideFields(page, '受限角色');
  const kept = await journey.app.as('zhangwei', { roleCode: 'KEPT' });
  expect(await admin.data(shelf.detail, { id: added!.id })).toHaveProperty('zone', '东南区');
  expect(await kept.data(shelf.detail, { id: added!.id })).not.toHaveProperty('zone');
  expect(await admin.data(material.detail, { skuId: valve!.id })).toHaveProperty('hardness', 'HRC 62');
  expect(await kept.data(material.detail, { skuId: valve!.id })).not.toHaveProperty('hardness');
});
