import { inventoryOrganisation } from '@edp/contract/modules/inventory-organisation/inventory-organisation.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseNode, options } from '../testing/choose-option.ts';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { cell, dialog, field, rowNamed, runAction, save } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';
import { detail, errors, formField, press } from '../testing/screens/record-screen.ts';
import { node, nodeNames } from '../testing/screens/tree-screen.ts';

const journey = useJourney();
let admin: TestClient;
beforeAll(async () => {
  admin = await journey.app.as('admin');
});

const treeReady = (page: Page) => expect(node(page, '总经理办公室')).toBeShown();
const department = async (code: string) =>
  (await admin.data(organisation.list, { code })).find((each) => each.code === code)!;

describe('组织管理', () => {
  it('新增一级部门与下级部门，选择负责人；编码重复时在字段旁提示；新增库存组织，设为主组织前说明含义，主组织不能停用', async () => {
    const page = await journey.open('/organisation', {
      as: 'admin',
      expected: [responseLine(organisation.save, 409), responseLine(inventoryOrganisation.setStatus, 409)],
    });
    await treeReady(page);
    await press(page, '新增一级部门');
    await formField(page, '部门编码').fill('D01');
    await formField(page, '部门名称').fill('研究院');
    await press(page, '保存');
    await expect.poll(() => errors(page), pollOptions).toEqual(['部门编码已存在，请更换']);
    await formField(page, '部门编码').fill('R01');
    await press(page, '保存');
    await expect(detail(page, '上级部门').getByText('无（一级部门）')).toBeShown();

    await press(page, '新增下级部门');
    await formField(page, '部门编码').fill('R0101');
    await formField(page, '部门名称').fill('材料实验室');
    await formField(page, '负责人').fill('张伟');
    await options(formField(page, '负责人')).filter({ hasText: '物料数据组' }).first().click();
    await press(page, '保存');
    await expect(detail(page, '负责人').getByText('张伟')).toBeShown();
    expect(await department('R0101')).toMatchObject({ supName: '研究院', headName: '张伟', active: 1 });
    expect(await accessibilityViolations(page, 'all')).toEqual([]);

    await page.getByRole('navigation', { name: '组织管理' }).getByRole('link', { name: '库存组织' }).click();
    await expect(cell(page, 'INV02')).toBeShown();
    await page.getByRole('button', { name: '新增库存组织' }).click();
    await field(page, '编码').fill('INV91');
    await field(page, '库存组织名称').fill('青岛区域配送中心');
    await chooseNode(field(page, '业务单元'), '物流部');
    await save(page);
    await expect(page.getByRole('dialog')).toBeGone();
    const [added] = await admin.data(inventoryOrganisation.list, { code: 'INV91' });
    expect(added).toMatchObject({ unitOrgName: '物流部', active: 1, master: 0, roleNames: ['系统管理员'] });

    await page.goto(`${journey.app.baseUrl}/#/organisation/inventory?code=INV91`);
    await expect.poll(() => rowNamed(page, '青岛区域配送中心').count(), pollOptions).toBe(1);
    await runAction(page, '设为主组织', '青岛区域配送中心');
    const question = dialog(page, '将“青岛区域配送中心”设为主组织？');
    await expect(question.getByText(/只有一个主组织，它能看到全部物料和商品/)).toBeShown();
    await question.getByRole('button', { name: '设为主组织' }).click();
    await expect(page).toShow('已设为主组织');
    await expect(question).toBeGone();
    await expect(rowNamed(page, '青岛区域配送中心').getByText('主组织')).toBeShown();
    await runAction(page, '停用', '青岛区域配送中心');
    await expect(page).toShow('主组织不能停用或删除，请先将其他库存组织设为主组织');
  });

  it('拖到另一个部门之下，人数随之改变；按拼音首字母查找；有员工和下级的部门不能删除，说明各有多少，并可查看员工；空的可以', async () => {
    const { id: from } = await admin.data(organisation.save, { code: 'M01', name: '待并入的部门', sortOrder: 800 });
    const { id: to } = await admin.data(organisation.save, { code: 'M02', name: '并入的部门', sortOrder: 810 });
    const { id: empty } = await admin.data(organisation.save, { code: 'E01', name: '空部门', sortOrder: 900 });
    const page = await journey.open(`/organisation?open=${to}`, { as: 'admin' });
    await expect(detail(page, '部门编码').getByText('M02')).toBeShown();
    await node(page, '待并入的部门').dragTo(node(page, '并入的部门'));
    await expect(page).toShow('移动成功');
    expect(await department('M01')).toMatchObject({ id: from, supId: to });
    await page.getByLabel('搜索名称、编码或拼音首字母').fill('dbrdbm');
    await expect.poll(() => nodeNames(page), pollOptions).toEqual(['并入的部门', '待并入的部门']);
    await page.getByLabel('搜索名称、编码或拼音首字母').fill('');

    const { id: warehouse } = await department('D0302');
    await page.goto(`${journey.app.baseUrl}/#/organisation?open=${warehouse}`);
    await expect(detail(page, '部门编码').getByText('D0302')).toBeShown();
    await press(page, '删除');
    const refusal = dialog(page, '“仓储部”不能删除');
    await expect(refusal.getByText(/员工 \d+ 人、库存组织 1 个/)).toBeShown();
    await refusal.getByRole('button', { name: '查看员工' }).click();
    await expect(page).toBeAt('/employee');
    await page.goto(`${journey.app.baseUrl}/#/organisation?open=${empty}`);
    await expect(detail(page, '部门编码').getByText('E01')).toBeShown();
    await press(page, '删除');
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await expect(node(page, '空部门')).toBeGone();
  });
});
