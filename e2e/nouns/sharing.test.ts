import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseOption } from '../testing/choose-option.ts';
import { addApplication } from '../testing/screens/application-screen.ts';
import { addBrand } from '../testing/screens/brand-screen.ts';
import { accessibilityViolations, chineseTexts } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import {
  cell,
  codes,
  dialog,
  dialogRows,
  filter,
  headings,
  rowButton,
  rows,
  runExtra,
} from '../testing/screens/list-screen.ts';
import { pollOptions, searchOf } from '../testing/page-state.ts';
import { detail, errors, formField, heading, press } from '../testing/screens/record-screen.ts';
import { addRule, choose, confirmPicker } from '../testing/screens/sharing-screen.ts';

const journey = useJourney();
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

describe('共享规则', () => {
  it('新建：必填项逐一提示，来源与对象各在一个选择框中选择，提交后在列表与关系图中；关系图随查询变化，点击打开规则', async () => {
    const { name } = await addRule(await journey.app.as('admin'), { from: '张伟', to: '李娜', power: 1 });
    const page = await journey.open('/shareRulesManage', { as: 'admin' });
    await page.getByRole('link', { name: '新建合同' }).first().click();
    await expect(page).toBeAt('/shareRulesManage/0');
    await expect(heading(page, '新建共享规则')).toBeShown();
    await expect(page).toShow('最多20个字符');
    await press(page, '提交');
    await expect
      .poll(() => errors(page), pollOptions)
      .toEqual(['请输入规则名称', '请选择共享数据类型', '请选择共享权限', '请选择共享来源', '请选择共享对象']);

    await formField(page, '规则名称').fill('采购部的品牌由物料数据组和新品导入项目组共同查看');
    await chooseOption(formField(page, '共享数据类型'), '品牌');
    await page.getByRole('radio', { name: '只读' }).check();
    await page.getByRole('button', { name: '选择共享来源' }).click();
    await choose(page, '选择共享来源', '员工', ['张伟', '李娜']);
    await choose(page, '选择共享来源', '部门', ['主数据中心']);
    await confirmPicker(page, '选择共享来源');
    await page.getByRole('button', { name: '选择共享对象' }).click();
    await choose(page, '选择共享对象', '角色', ['仓储专员']);
    await choose(page, '选择共享对象', '用户组', ['新品导入项目组']);
    await confirmPicker(page, '选择共享对象');
    await expect(page).toShow('已选 3 项');
    await expect(page).toShow('已选 2 项');
    // Chosen names survive a reload, although only ids are sent.
    await page.reload();
    await expect(page).toShow(/已恢复 \d\d:\d\d 未保存的内容/);
    await expect(page).toShow('新品导入项目组');
    await press(page, '提交');
    await expect(page).toShow('操作成功');
    await expect(page).toBeAt('/shareRulesManage');
    const row = page.getByRole('row').filter({ hasText: '采购部的品牌' });
    await expect
      .poll(async () => (await row.getByRole('cell').allInnerTexts()).slice(2, 7), pollOptions)
      .toEqual(['品牌', '主数据中心、张伟 等3项', '仓储专员、新品导入项目组', '只读', '启用']);

    await page.getByRole('radio', { name: '关系图' }).check();
    const rules = page.getByRole('button', { name: / 共享给 / });
    await expect(
      page.getByRole('button', { name: /新品导入项目组品牌协作.*品牌 · 读写.*主数据专员 共享给 新品导入项目组/ }),
    ).toBeShown();
    expect(await rules.count()).toBeGreaterThan(4);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await filter(page, '规则名称').fill(name);
    await expect.poll(() => rules.count(), pollOptions).toBe(1);
    await page.getByRole('button', { name: new RegExp(`${name}.*张伟 共享给 李娜`) }).click();
    await expect.poll(() => detail(page, '共享来源').innerText(), pollOptions).toBe('员工 (1)\n张伟');
    expect(searchOf(page)).toMatchObject({ name, open: expect.any(String) as string });
  });

  it('查看、编辑、停用；公开的数据规则不起作用，表单与详情都说明；类型读不到可以重试；他人改过的逐项对照；合同管理是同一个列表', async () => {
    const admin = await journey.app.as('admin');
    const { id, name, route } = await addRule(admin, { from: '张伟', to: '李娜' });
    const page = await journey.open(route, {
      as: 'admin',
      expected: [responseLine(sharing.types, 500), responseLine(sharing.update, 409)],
    });
    await expect(cell(page, name)).toBeShown();
    expect(await headings(page)).toEqual([
      '规则名称',
      '编号',
      '共享数据类型',
      '共享来源',
      '共享对象',
      '共享权限',
      '状态',
      '操作',
    ]);
    await page.route(`**${sharing.types.path}`, (answer) =>
      answer.fulfill({ status: 500, json: { code: 5000, status: false, message: '', data: null } }),
    );
    await rowButton(page, '查看', name).click();
    await expect(heading(page, '共享规则详情')).toBeShown();
    await expect
      .poll(() => detail(page, '规则效果').innerText(), pollOptions)
      .toBe('该类数据目前为公开，规则不起作用；设为公开只读或私有后生效');
    expect(await detail(page, '共享来源').innerText()).toBe('员工 (1)\n张伟');
    // The record contains its type.
    expect(await detail(page, '共享数据类型').innerText()).toBe('品牌');
    await press(page, '编辑');
    await expect(heading(page, '编辑共享规则')).toBeShown();
    const retry = page.getByRole('button', { name: '重试' });
    await expect(retry).toBeShown();
    await page.unrouteAll();
    await retry.click();
    await expect(page.locator('form[id]').getByText('该类数据目前为公开，规则不起作用')).toBeShown();

    await page.getByRole('button', { name: '更改共享对象' }).click();
    await choose(page, '选择共享对象', '部门', ['营销中心']);
    await confirmPicker(page, '选择共享对象');
    await formField(page, '备注').fill('我的备注');
    const now = await admin.data(sharing.detail, { sharingId: id });
    const { id: zhangwei } = now.sourceDetail.empList[0]!;
    await admin.succeed(sharing.update, {
      ...now,
      sharingType: 'brand',
      remarks: '别人的备注',
      addSharingTo: { ...now.addSharingTo, empIds: [...now.addSharingTo.empIds, zhangwei] },
    });
    await press(page, '提交');
    const question = dialog(page, '您在别处先提交了这条记录，请选择 1 个字段');
    await question.getByRole('radiogroup', { name: '备注' }).getByRole('radio', { name: '我的 我的备注' }).check();
    expect((await dialogRows(question)).slice(1)).toEqual([
      '共享对象 员工 (1) 李娜 员工 (1) 李娜 部门 (1) 营销中心 员工 (2) 李娜 张伟',
    ]);
    await question.getByRole('button', { name: '合并并提交' }).click();
    await expect(page).toBeAt('/shareRulesManage');
    expect(searchOf(page)).toEqual({ name });
    // The targets of both.
    await expect(cell(page, '营销中心、李娜 等3项')).toBeShown();
    await rowButton(page, '停用', name).click();
    await expect(cell(page, '停用')).toBeShown();

    await page.goto(`${journey.app.baseUrl}/#/contractManage`);
    await expect(heading(page, '合同管理')).toBeShown();
    for (const label of ['合同名称', '合同编号', '客户名称']) {
      await filter(page, label).fill(name);
      await expect.poll(() => searchOf(page), pollOptions).toEqual({ name });
      await expect.poll(() => rows(page).count(), pollOptions).toBe(1);
      await page.getByRole('button', { name: '重置' }).click();
      await expect.poll(() => rows(page).count(), pollOptions).toBeGreaterThan(1);
    }
    expect(await page.getByRole('link', { name: '新建合同' }).first().getAttribute('href')).toBe('#/contractManage/0');
    await filter(page, '合同名称').fill(name);
    await rowButton(page, '查看', name).click();
    await expect(page).toBeAt(`/contractManage/${id}`);
    await expect.poll(() => detail(page, '规则效果').innerText(), pollOptions).toBe('规则已停用，不起作用');
  });

  it('英文深色界面：列表、标题、状态、动作与提示逐字，没有中文', async () => {
    const { name, route } = await addRule(await journey.app.as('admin'), { from: '张伟', to: '李娜' });
    const page = await journey.open('/contractManage/0', { as: 'admin', language: 'ENG', colorScheme: 'dark' });
    await expect(heading(page, 'New sharing rule')).toBeShown();
    await expect(page).toShow('at most 20 characters');
    await press(page, 'Submit');
    await expect
      .poll(() => errors(page), pollOptions)
      .toEqual([
        'Please enter the rule name',
        'Please select the shared data type',
        'Please select the permission',
        'Please select the sharing source',
        'Please select the sharing target',
      ]);
    expect(await chineseTexts(page)).toEqual([]);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);

    await page.goto(`${journey.app.baseUrl}/#/contractManage`);
    for (const label of ['Contract name', 'Contract number', 'Customer name'])
      await expect(filter(page, label)).toBeShown();
    await expect(page.getByRole('link', { name: 'New contract' }).first()).toBeShown();
    await page.goto(`${journey.app.baseUrl}/#${route}`);
    await expect(cell(page, name)).toBeShown();
    expect(await headings(page)).toEqual([
      'Rule name',
      'ID',
      'Shared data type',
      'Sharing source',
      'Sharing target',
      'Permission',
      'Status',
      'Actions',
    ]);
    await expect(cell(page, 'Read-only')).toBeShown();
    await rowButton(page, 'Stop', name).click();
    await expect(cell(page, 'Disabled')).toBeShown();
    await rowButton(page, 'Start', name).click();
    await expect(cell(page, 'Enabled')).toBeShown();
    await rowButton(page, 'View', name).click();
    await expect(heading(page, 'Sharing rule details')).toBeShown();
    await press(page, 'Edit');
    await expect(heading(page, 'Edit sharing rule')).toBeShown();
  });
});

describe('数据共享设置', () => {
  afterEach(async () => {
    const admin = await journey.app.as('admin');
    for (const { code } of await admin.data(sharing.types, {}))
      await admin.succeed(sharing.setMode, { sharingType: code, mode: sharingModes.public });
  });

  it('设为私有后他人立即看不到，规则再给出只读：不能编辑并说明原因；共享范围说出每个人的原因；公开只读的应用与分类集也不能修改', async () => {
    const { code, name, route } = await addBrand(await journey.app.as('admin'));
    const page = await journey.open('/shareRulesManage', { as: 'admin' });
    await page.getByRole('button', { name: '数据共享设置' }).click();
    const ofBrands = dialog(page, '数据共享设置').getByRole('radiogroup', { name: '品牌的共享方式' });
    await ofBrands.waitFor();
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await ofBrands.getByText('私有').click();
    await expect(page).toShow(/其他人看不到。确认后立即生效/);
    await page.getByRole('button', { name: '设为私有' }).click();
    await expect.poll(() => ofBrands.getByRole('radio', { name: '私有' }).isChecked(), pollOptions).toBe(true);

    const other = await journey.open(route, { as: 'zhangwei' });
    await expect(other).toShow('没有符合条件的数据');
    const { id: ruleId, name: ruleName } = await addRule(await journey.app.as('admin'), { from: '陈志远', to: '张伟' });
    await page.goto(`${journey.app.baseUrl}/#/shareRulesManage/${ruleId}`);
    await expect.poll(() => detail(page, '规则效果').innerText(), pollOptions).toBe('已生效');
    await other.getByRole('button', { name: '查询', exact: true }).click();
    await expect.poll(() => codes(other), pollOptions).toEqual([code]);
    expect(await rowButton(other, '删除', name).getAttribute('aria-disabled')).toBe('true');
    // Not `disabled`: pressing it shows the reason.
    await rowButton(other, '编辑', name).press('Enter');
    await expect(other).toShow('您只能查看该记录，不能修改');
    expect(await dialog(other, '编辑品牌').count()).toBe(0);

    await runExtra(other, '共享范围', name);
    const people = other.getByRole('region', { name: '品牌详情' }).getByRole('tabpanel', { name: '共享范围' });
    const lines = async () => (await people.getByRole('listitem').allInnerTexts()).map(inOneLine);
    await people.getByLabel('按姓名查找').fill('张伟');
    await expect
      .poll(lines, pollOptions)
      .toEqual([expect.stringMatching(new RegExp(`张伟 物料数据组 规则《${ruleName}》 只读$`))]);
    expect(await accessibilityViolations(other, 'all')).toEqual([]);
    await people.getByLabel('按姓名查找').fill('陈志远');
    await expect
      .poll(lines, pollOptions)
      .toEqual([expect.stringMatching(/陈志远 总经理办公室 创建人（读写）；管理员（读写） 读写$/)]);
    await people.getByLabel('按姓名查找').fill('李娜');
    await expect(people.getByText('没有找到，换个姓名试试')).toBeShown();

    const admin = await journey.app.as('admin');
    const { route: ofApplication } = await addApplication(admin);
    const { id: categorySetId } = await admin.data(categorySet.save, {
      code: 'READ-ONLY',
      name: '只读分类集',
      type: 1,
      state: 1,
    });
    await admin.data(category.save, { categorySetId, code: 'A', name: '轴承类', sort: 1, status: 1 });
    for (const sharingType of ['application', 'category_set'] as const)
      await admin.succeed(sharing.setMode, { sharingType, mode: sharingModes.publicRead });
    await other.goto(`${journey.app.baseUrl}/#${ofApplication}`);
    await expect(other.getByRole('main').getByText('您只能查看该记录，不能修改').filter({ visible: true })).toBeShown();
    expect(await other.getByRole('button', { name: '编辑', exact: true }).count()).toBe(0);
    await other.getByRole('tab', { name: '共享范围' }).click();
    await expect(other.getByRole('tabpanel', { name: '共享范围' }).getByText('公开只读').first()).toBeShown();

    await other.goto(`${journey.app.baseUrl}/#/categorySet?name=只读分类集`);
    expect(await rowButton(other, '停用', '只读分类集').getAttribute('aria-disabled')).toBe('true');
    await rowButton(other, '分类管理', '只读分类集').click();
    const editor = other.getByRole('dialog');
    await editor.getByRole('treeitem').click();
    await expect(editor.getByText('您只能查看该记录，不能修改')).toBeShown();
    expect(await editor.getByRole('button').allInnerTexts()).toEqual(['×', '打开为页面', '关闭']);
  });
});
