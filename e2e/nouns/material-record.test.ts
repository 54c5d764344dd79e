import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { describe, expect, it } from 'vitest';
import { chooseOption, typeDay } from '../testing/choose-option.ts';
import { accessibilityViolations, pageIsWiderThanWindow } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { dialog, dialogRows } from '../testing/screens/list-screen.ts';
import { addMaterial, choosePath, fileInput, pdfFile, pictureFile, setStock, svgFile, switchOf, tab, videoFile } from '../testing/product/material-screen.ts';
import { alerts, isFocused, pollOptions } from '../testing/page-state.ts';
import { detail, errors, formField, heading, press } from '../testing/screens/record-screen.ts';

const journey = useJourney();
const admin = () => journey.app.as('admin');
const idOf = async (itemCode: string) => (await (await admin()).data(material.list, { itemCode }))[0]!.id;
const isOn = (page: Parameters<typeof switchOf>[0], name: string) => switchOf(page, name).isChecked();

async function chooseRequired(page: Parameters<typeof switchOf>[0]) {
  await choosePath(page, '物料类别', ['外购件', '机械件', '轴承', '深沟球轴承']);
  await choosePath(page, '物料类型', ['实物物料', '采购件']);
  await chooseOption(formField(page, '物料单位'), '个');
}

describe('新增物料', () => {
  it('必填项逐字提示，页签标出数目；开关有默认值；只填必填项即可提交', async () => {
    const page = await journey.open('/materialManage/0/0', { as: 'zhangwei' });
    await expect(heading(page, '新增物料')).toBeShown();
    for (const name of ['资产物料', '批次控制', '序列号控制', '来料检验', '定期复检']) expect.soft(await isOn(page, name), name).toBe(false);
    for (const name of ['启用', '库存物料', '可采购', '可销售', '可开票', '服务项目', 'BOM 组件', '在制生产', '成本核算']) expect.soft(await isOn(page, name), name).toBe(true);
    expect(await page.getByRole('switch').count()).toBe(14);
    expect(await formField(page, '生效日期').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await page.getByRole('button', { name: '打印' }).count()).toBe(0);
    await tab(page, '生产配件').click();
    await press(page, '提交');
    await expect(page).toShow('请检查页面中的必填字段!!!');
    await expect.poll(() => errors(page), pollOptions).toEqual(['请输入物料编码', '请输入物料名称', '请选择物料类别', '请选择物料类型', '请选择物料单位']);
    expect(await tab(page, '基本信息').getAttribute('aria-selected')).toBe('true');
    await expect(tab(page, '基本信息').getByText('5 处需要修正')).toBeShown();

    await page.getByLabel('自动生成编码').check();
    expect(await formField(page, '物料编码').isDisabled()).toBe(true);
    await expect(tab(page, '基本信息').getByText('4 处需要修正')).toBeShown();
    await formField(page, '物料名称').fill('只有必填项的轴承');
    await chooseRequired(page);
    await expect.poll(() => errors(page), pollOptions).toEqual([]);
    await press(page, '提交');
    await expect(page).toShow('操作成功');
    await expect(page).toBeAt('/materialManage');
    const [added] = await (await admin()).data(material.list, { itemName: '只有必填项的轴承' });
    expect(added).toMatchObject({ itemCategoryText: '外购件,机械件,轴承,深沟球轴承', enabled: 1 });
    expect(added!.itemCode).not.toBe('');
  });

  it('填满各项：尺寸、批次、图片与视频、文档、图文、配件和库存组织', { timeout: 90_000 }, async () => {
    const client = await admin();
    const other = await addMaterial(client, { itemName: '配用的润滑脂' });
    const page = await journey.open('/materialManage/0/0', { as: 'zhangwei' });
    await formField(page, '物料编码').fill('FULL-1');
    await formField(page, '物料名称').fill('填满的物料');
    await chooseRequired(page);
    await formField(page, '市场价').fill('18.50');
    await formField(page, '标价').fill('-1');
    await formField(page, '长度').fill('47');
    await formField(page, '毛重').fill('0.11');
    await chooseOption(formField(page, '尺寸单位'), '毫米');
    await chooseOption(formField(page, '重量单位'), '千克');
    await formField(page, '规格型号').fill('6204-2RS');
    await formField(page, '物料描述').fill('双面密封');
    await expect.poll(() => errors(page), pollOptions).toEqual(['不能小于0']);
    await formField(page, '标价').fill('15.5');
    await switchOf(page, '批次控制').click();
    await formField(page, '批号前缀').fill('BRG-');
    await formField(page, '起始批号').fill('00001');
    await fileInput(page, 'thumbnailUrl').setInputFiles(pictureFile('small.png'));
    await expect(page.getByRole('button', { name: '移除图片' })).toBeShown();
    await fileInput(page, 'picIds').setInputFiles([pictureFile('front.png'), videoFile('turning.mp4')]);
    await expect(page.getByRole('button', { name: '移除 turning.mp4' })).toBeShown();
    await tab(page, '图文详情').click();
    await page.getByRole('textbox', { name: '图文详情' }).fill('出厂前逐件试转');
    await tab(page, '产品文档').click();
    await fileInput(page, 'productDocumentIds').setInputFiles(pdfFile('说明书.pdf'));
    await expect(page.getByRole('button', { name: '移除 说明书.pdf' })).toBeShown();
    await tab(page, '生产配件').click();
    await page.getByRole('button', { name: '添加配件' }).click();
    const picker = dialog(page, '选择配件');
    await picker.getByRole('button', { name: '确定' }).click();
    await expect(picker.getByText('请选择配件!!!')).toBeShown();
    await picker.getByLabel('按编码、名称或拼音首字母查找').fill(other.itemCode);
    await picker.getByRole('checkbox', { name: '选择 配用的润滑脂' }).check();
    await picker.getByRole('button', { name: '确定' }).click();
    await expect(page.getByRole('button', { name: '移除 配用的润滑脂' })).toBeShown();
    await tab(page, '分配库存组织').click();
    await expect(page.getByRole('row', { name: /佰瑞华总部库存组织 当前/ })).toBeShown();
    await page.getByRole('button', { name: '添加组织' }).click();
    const organisations = dialog(page, '选择库存组织');
    await organisations.getByRole('button', { name: '确定' }).click();
    await expect(organisations.getByText('请选择要添加的组织！！！')).toBeShown();
    await organisations.getByLabel('按业务单元查找').fill('杭州');
    await organisations.getByRole('checkbox', { name: '选择 杭州电控工厂库存组织' }).check();
    await organisations.getByRole('button', { name: '确定' }).click();
    await expect(page.getByRole('row', { name: /杭州电控工厂库存组织/ })).toBeShown();
    await press(page, '提交');
    await expect(page).toShow('操作成功');

    const id = await idOf('FULL-1');
    const saved = await client.data(material.detail, { skuId: id });
    expect(saved).toMatchObject({
      marketPrice: '18.5', listPricePerUnit: '15.5', autoLotAlphaPrefix: 'BRG-', startAutoLotNumber: '00001', specificationModel: '6204-2RS', materialDescription: '双面密封',
      combinedUnitVo: { lengthStr: '47', roughWeight: '0.11' }, productionOptions: [{ id: other.id }],
      picIds: [{ orginalName: 'front.png' }, { orginalName: 'turning.mp4' }], productDocumentIds: [{ orginalName: '说明书.pdf' }],
    });
    expect(saved.thumbnailUrl).not.toBe('');
    expect(saved.graphicDetails).toContain('出厂前逐件试转');
    expect((await client.data(material.organisations, { skuId: id })).map(({ invOrgName }) => invOrgName).toSorted()).toEqual(['佰瑞华总部库存组织', '杭州电控工厂库存组织']);
  });

  it('没有编辑权限的人看到说明；刷新后填写的内容还在', async () => {
    const viewer = await journey.open('/materialManage/0/0', { as: 'lina' });
    await expect(viewer).toShow('您没有新增的权限');
    const page = await journey.open('/materialManage/0/0', { as: 'zhangwei' });
    await formField(page, '物料名称').fill('写到一半');
    await switchOf(page, '资产物料').click();
    await formField(page, '长度').fill('12');
    await expect(page).toShow(/草稿已保存/);
    await page.reload();
    await expect(page).toShow(/已恢复/);
    expect(await formField(page, '物料名称').inputValue()).toBe('写到一半');
    expect(await formField(page, '长度').inputValue()).toBe('12');
    expect([await isOn(page, '资产物料'), await isOn(page, '序列号控制')]).toEqual([true, true]);
  });
});

describe('开关与日期的规则', () => {
  it('切换批次、序列号会清空其字段；资产启用并锁定序列号', async () => {
    const page = await journey.open('/materialManage/0/0', { as: 'zhangwei' });
    await switchOf(page, '批次控制').click();
    await formField(page, '批号前缀').fill('L-');
    await formField(page, '起始批号').fill('一');
    await formField(page, '起始批号').press('Tab');
    await expect.poll(() => errors(page), pollOptions).toEqual(['只能输入数字']);
    await switchOf(page, '批次控制').click();
    expect(await formField(page, '批号前缀').count()).toBe(0);
    await expect.poll(() => errors(page), pollOptions).toEqual([]);
    await switchOf(page, '批次控制').click();
    expect([await formField(page, '批号前缀').inputValue(), await formField(page, '起始批号').inputValue()]).toEqual(['', '']);
    await switchOf(page, '序列号控制').click();
    await formField(page, '序列号前缀').fill('S-');
    await switchOf(page, '资产物料').click();
    expect(await formField(page, '序列号前缀').inputValue()).toBe('S-');
    expect([await isOn(page, '序列号控制'), await switchOf(page, '序列号控制').isDisabled()]).toEqual([true, true]);
    await expect(page).toShow('资产物料必须启用序列号控制');
    await switchOf(page, '资产物料').click();
    await switchOf(page, '序列号控制').click();
    await switchOf(page, '资产物料').click();
    expect(await isOn(page, '序列号控制')).toBe(true);
    expect(await formField(page, '序列号前缀').inputValue()).toBe('');
  });

  it('有库存时三个开关锁定，说出哪些组织有多少', async () => {
    const client = await admin();
    const { id, itemCode, route } = await addMaterial(client);
    const free = await client.data(material.assignable, { skuId: id, pageSize: 50 });
    await client.succeed(material.assign, { skuId: id, ids: free.map((each) => each.id) });
    await setStock(client, itemCode, 'INV02', 1248.5);
    await setStock(client, itemCode, 'INV03', 3);
    const page = await journey.open(route, { as: 'admin' });
    await press(page, '编辑');
    await expect(page).toShow(/资产、批次、序列号 3 项已锁定：苏州制造基地库存组织 有库存 1,248\.5 个/);
    for (const name of ['资产物料', '批次控制', '序列号控制']) expect.soft(await switchOf(page, name).isDisabled(), name).toBe(true);
    expect(await switchOf(page, '来料检验').isDisabled()).toBe(false);
    await page.getByRole('button', { name: '另 1 个组织' }).click();
    await expect(page).toShow(/有库存 3 个/);
  });

  it('失效不能早于生效；改动生效日期清空失效日期', async () => {
    const page = await journey.open('/materialManage/0/0', { as: 'zhangwei' });
    await typeDay(formField(page, '生效日期'), '2027-02-01');
    await typeDay(formField(page, '失效日期'), '2027-01-31');
    await expect.poll(() => errors(page), pollOptions).toEqual(['失效日期不能早于生效日期']);
    await typeDay(formField(page, '生效日期'), '2027-01-01');
    await expect.poll(() => formField(page, '失效日期').inputValue(), pollOptions).toBe('');
    expect(await errors(page)).toEqual([]);
  });
});

describe('查看与编辑物料', () => {
  it('先阅读，六个页签都有；取消编辑回到详情；返回回到上一页', async () => {
    const client = await admin();
    const part = await addMaterial(client, { itemName: '可以点开的配件' });
    const { id, route, itemName, itemCode } = await addMaterial(client, { graphicDetails: '<p>图文<script>alert(1)</script></p>', specification: '双面接触', productionOptions: [part.id] });
    const page = await journey.open(route, { as: 'zhangwei' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await expect(heading(page, '物料详情')).toBeShown();
    await expect.poll(() => detail(page, '物料编码').innerText(), pollOptions).toBe(itemCode);
    expect(await detail(page, '规格').first().innerText()).not.toBe('');
    await expect(page).toShow('双面接触');
    await tab(page, '图文详情').click();
    await expect(page.getByText('图文', { exact: true })).toBeShown();
    // A tab is loaded when it is opened.
    expect(asked).not.toContain(material.organisations.path);
    await tab(page, '查看库存组织').click();
    await expect(page.getByRole('row', { name: /佰瑞华总部库存组织 当前/ })).toBeShown();
    expect(asked).toContain(material.organisations.path);
    expect(await page.getByRole('button', { name: '添加组织' }).count()).toBe(0);
    await tab(page, '生产配件').click();
    await page.getByRole('link', { name: '可以点开的配件' }).click();
    await expect(page).toBeAt(`/materialManage/${part.id}/0`);
    await expect.poll(() => detail(page, '物料编码').innerText(), pollOptions).toBe(part.itemCode);
    await press(page, '返回');
    await expect(page).toBeAt(`/materialManage/${id}/0`);
    await press(page, '编辑');
    await expect(heading(page, '编辑物料')).toBeShown();
    // The form begins where the details were.
    expect(await tab(page, '生产配件').getAttribute('aria-selected')).toBe('true');
    await tab(page, '基本信息').click();
    expect(await page.getByRole('button', { name: '打印' }).filter({ visible: true }).count()).toBe(0);
    await formField(page, '物料名称').fill('改了又不要');
    await press(page, '取消');
    await dialog(page, /有尚未保存的修改/).getByRole('button', { name: '放弃修改' }).click();
    await expect(heading(page, '物料详情')).toBeShown();
    // The page is where it was read last.
    await expect(page.getByRole('link', { name: '可以点开的配件' })).toBeShown();
    await tab(page, '基本信息').click();
    await expect.poll(() => detail(page, '物料名称').innerText(), pollOptions).toBe(itemName);
    await press(page, '返回');
    await expect(page).toBeAt('/materialManage');
  });

  it('左侧列出各部分：滚动时标出所在，点击或回车即到；错误与修改标在所属的部分', async () => {
    const { route } = await addMaterial(await admin());
    const page = await journey.open(route, { as: 'admin', viewport: { width: 1440, height: 900 } });
    const rail = page.getByRole('navigation', { name: '本页内容' });
    const current = async () => (await rail.locator('[aria-current=location]').innerText()).split('\n')[0];
    await expect.poll(() => rail.getByRole('button').allInnerTexts(), pollOptions).toEqual(['基本', '分类与单位', '价格与库存', '尺寸重量', '技术参数', '系统信息', '控制策略']);
    await press(page, '编辑');
    await expect.poll(() => rail.getByRole('button').allInnerTexts(), pollOptions).toEqual(['基本', '分类与单位', '价格', '尺寸重量', '技术参数', '图片与视频', '控制策略']);
    expect(await current()).toBe('基本');
    await formField(page, '物料名称').fill('');
    await formField(page, '标价').fill('-1');
    await press(page, '提交');
    await expect(rail.getByRole('button', { name: '基本 1 处需要修正 有修改' })).toBeShown();
    await expect(rail.getByRole('button', { name: '价格 1 处需要修正 有修改' })).toBeShown();

    await rail.getByRole('button', { name: '技术参数' }).press('Enter');
    await expect.poll(current, pollOptions).toBe('技术参数');
    await page.keyboard.press('Tab');
    expect(await isFocused(formField(page, '规格型号'))).toBe(true);
    const isBelowTabs = async (label: string) => (await formField(page, label).boundingBox())!.y > (await tab(page, '基本信息').boundingBox())!.y + 36;
    expect(await isBelowTabs('规格型号')).toBe(true);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, -5000);
    await expect.poll(current, pollOptions).toBe('基本');
    await page.mouse.wheel(0, 5000);
    await expect.poll(current, pollOptions).toBe('图片与视频');
    await rail.getByRole('button', { name: '控制策略' }).click();
    await expect.poll(current, pollOptions).toBe('控制策略');
    await expect(switchOf(page, '启用')).toBeShown();
  });

  it('图片：第六张、矢量图被拒绝；移除缩略图真的移除；视频可以播放', async () => {
    const client = await admin();
    const { route, read } = await addMaterial(client);
    const page = await journey.open(route, { as: 'admin' });
    await press(page, '编辑');
    await fileInput(page, 'picIds').setInputFiles(svgFile('logo.svg'));
    await expect.poll(() => alerts(page), pollOptions).toContain('不支持上传这种文件！');
    await page.getByRole('button', { name: '移除 logo.svg' }).click();
    await fileInput(page, 'thumbnailUrl').setInputFiles(svgFile('logo.svg'));
    await expect.poll(() => alerts(page), pollOptions).toContain('只能上传JPG/PNG !');
    await fileInput(page, 'thumbnailUrl').setInputFiles(pictureFile('small.png'));
    await expect(page.getByRole('button', { name: '移除图片' })).toBeShown();
    await fileInput(page, 'picIds').setInputFiles([...['1', '2', '3', '4'].map((name) => pictureFile(`${name}.png`)), videoFile('turning.mp4')]);
    await expect(page.getByRole('button', { name: '移除 turning.mp4' })).toBeShown();
    await expect(page).toShow('1.png、2.png、3.png、4.png 与建议的 750×550 像素不同，显示时会缩放');
    await fileInput(page, 'picIds').setInputFiles(pictureFile('6.png'));
    await expect.poll(() => alerts(page), pollOptions).toContain('最多上传 5 个文件');
    await press(page, '提交');
    await expect(page).toShow('操作成功');
    expect((await read()).picIds).toHaveLength(5);

    const again = await journey.open(route, { as: 'admin' });
    await again.getByRole('list', { name: '主图与视频' }).getByRole('button', { name: 'turning.mp4' }).click();
    await expect(dialog(again, 'turning.mp4').locator('video')).toBeShown();
    await dialog(again, 'turning.mp4').getByRole('button', { name: '关闭' }).last().click();
    await press(again, '编辑');
    await again.getByRole('button', { name: '移除图片' }).click();
    await press(again, '提交');
    await expect(again).toShow('操作成功');
    expect(await read()).toMatchObject({ thumbnailUrl: '', picId: '' });
  });

  it('库存组织：逐项添加与移除；当前组织锁定；有库存的说出数量而不移除', async () => {
    const client = await admin();
    const { id, itemCode, route } = await addMaterial(client);
    const page = await journey.open(route, { as: 'admin', expected: [responseLine(material.unassign, 409)] });
    await press(page, '编辑');
    await tab(page, '分配库存组织').click();
    await expect(page.getByRole('checkbox', { name: '选择 佰瑞华总部库存组织' })).toBeShown();
    expect(await page.getByRole('checkbox', { name: '选择 佰瑞华总部库存组织' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: '批量移除' }).click();
    await expect(page).toShow('请选择要移除的组织!!!');
    await page.getByRole('button', { name: '添加组织' }).click();
    const picker = dialog(page, '选择库存组织');
    for (const name of ['苏州制造基地库存组织', '杭州电控工厂库存组织']) {
      await picker.getByLabel('按库存组织查找').fill(name);
      await picker.getByRole('checkbox', { name: `选择 ${name}` }).check();
    }
    await picker.getByRole('button', { name: '确定' }).click();
    await expect(picker).toBeGone();
    await expect(page.getByRole('checkbox', { name: '选择 苏州制造基地库存组织' })).toBeShown();
    await setStock(client, itemCode, 'INV02', 7);
    const remove = async () => {
      await page.getByRole('button', { name: '批量移除' }).click();
      await dialog(page, /^确认移除选中的/).getByRole('button', { name: '移除' }).click();
    };
    await page.getByRole('checkbox', { name: '选择 苏州制造基地库存组织' }).check();
    await page.getByRole('checkbox', { name: '选择 杭州电控工厂库存组织' }).check();
    await remove();
    await expect(page).toShow('有库存的组织不能移除：苏州制造基地库存组织 7');
    await page.getByRole('checkbox', { name: '选择 苏州制造基地库存组织' }).uncheck();
    await remove();
    await expect(page.getByRole('checkbox', { name: '选择 杭州电控工厂库存组织' })).toBeGone();
    expect((await client.data(material.organisations, { skuId: id })).map(({ invOrgName }) => invOrgName)).toEqual(['佰瑞华总部库存组织', '苏州制造基地库存组织']);
  });

  it('配件：不能选自身，已添加的不能再选，可以移除', async () => {
    const client = await admin();
    const part = await addMaterial(client, { itemName: '已有的配件' });
    const { route, itemCode, itemName, read } = await addMaterial(client, { productionOptions: [part.id] });
    const page = await journey.open(route, { as: 'admin' });
    await press(page, '编辑');
    await tab(page, '生产配件').click();
    await page.getByRole('button', { name: '添加配件' }).click();
    const picker = dialog(page, '选择配件');
    await picker.getByLabel('按编码、名称或拼音首字母查找').fill(itemCode);
    await expect(picker.getByText('当前物料', { exact: true })).toBeShown();
    expect(await picker.getByRole('checkbox', { name: `选择 ${itemName}` }).isDisabled()).toBe(true);
    await picker.getByLabel('按编码、名称或拼音首字母查找').fill(part.itemCode);
    await expect(picker.getByText('已添加', { exact: true })).toBeShown();
    await picker.getByRole('button', { name: '取消' }).click();
    await page.getByRole('button', { name: '移除 已有的配件' }).click();
    await expect(page).toShow('还没有生产配件');
    await expect(page).toShow(/草稿已保存/);
    await page.reload();
    await expect(page).toShow(/已恢复/);
    await tab(page, '生产配件').click();
    await expect(page).toShow('还没有生产配件');
    await press(page, '提交');
    await expect(page).toShow('操作成功');
    expect((await read()).productionOptions).toEqual([]);
  });

  it('两人同时编辑：嵌套的字段与配件分别合并，同一字段由后来者选择', async () => {
    const client = await admin();
    const [mine, theirs] = [await addMaterial(client, { itemName: '我加的配件' }), await addMaterial(client, { itemName: '他加的配件' })];
    const { id, route, read } = await addMaterial(client, { combinedUnitVo: { lengthStr: '1', widthStr: '2' }, specification: '起初' });
    const page = await journey.open(route, { as: 'zhangwei', expected: [responseLine(material.update, 409)] });
    await press(page, '编辑');
    await formField(page, '长度').fill('10');
    await formField(page, '规格').fill('我的规格');
    await tab(page, '生产配件').click();
    await page.getByRole('button', { name: '添加配件' }).click();
    await dialog(page, '选择配件').getByLabel('按编码、名称或拼音首字母查找').fill(mine.itemCode);
    await dialog(page, '选择配件').getByRole('checkbox', { name: '选择 我加的配件' }).check();
    await dialog(page, '选择配件').getByRole('button', { name: '确定' }).click();
    const stored = await read();
    await client.succeed(material.update, { ...stored, combinedUnitVo: { ...stored.combinedUnitVo, widthStr: '20' }, specification: '他的规格', productionOptions: [theirs.id] });
    await press(page, '提交');
    const question = dialog(page, '陈志远先提交了这条记录，请选择 1 个字段');
    await question.getByRole('radiogroup', { name: '规格' }).getByRole('radio', { name: /我的规格/ }).check();
    const rows = await dialogRows(question);
    expect.soft(rows).toContain('长度 1 10 未改');
    expect.soft(rows).toContain('宽度 2 未改 20');
    await question.getByRole('button', { name: '合并并提交' }).click();
    await expect(page).toShow('操作成功');
    const saved = await client.data(material.detail, { skuId: id });
    expect(saved).toMatchObject({ combinedUnitVo: { lengthStr: '10', widthStr: '20' }, specification: '我的规格' });
    expect(saved.productionOptions.map((each) => each.id).toSorted()).toEqual([mine.id, theirs.id].toSorted());
  });

  it('另存为：带出编码以外的内容，图片也在', async () => {
    const client = await admin();
    const { route, itemName, itemCategoryId } = await addMaterial(client, { texture: '轴承钢' });
    const page = await journey.open(route, { as: 'admin' });
    await press(page, '编辑');
    await fileInput(page, 'picIds').setInputFiles(pictureFile('front.png'));
    await expect(page.getByRole('button', { name: '移除 front.png' })).toBeShown();
    await press(page, '提交');
    await expect(page).toShow('操作成功');
    const again = await journey.open(route, { as: 'admin' });
    await press(again, '另存为');
    await expect(heading(again, '新增物料')).toBeShown();
    expect(await formField(again, '物料编码').inputValue()).toBe('');
    expect(await formField(again, '材质').inputValue()).toBe('轴承钢');
    await expect(again.getByRole('button', { name: '移除 front.png' })).toBeShown();
    await formField(again, '物料编码').fill('COPY-1');
    await formField(again, '物料名称').fill(`${itemName}副本`);
    await press(again, '提交');
    await expect(again).toShow('操作成功');
    const id = await idOf('COPY-1');
    expect(await client.data(material.detail, { skuId: id })).toMatchObject({ itemName: `${itemName}副本`, texture: '轴承钢', itemCategoryId, picIds: [{ orginalName: 'front.png' }] });
  });
});

describe('已停用的分类', () => {
  it('表单仍显示所存的分类并注明已停用，不改可以保存；换成别的停用分类在该处提示', async () => {
    const client = await admin();
    const categorySetId = (await client.data(categorySet.list, { pageSize: 100 })).find(({ code }) => code === materialSets.category)!.id;
    const addCategory = async (code: string, name: string, parentId?: string) => (await client.data(category.save, { categorySetId, parentId, code, name, sort: 900, status: 1, sortPicUrl: '' })).id;
    const setStatus = async (id: string, status: 0 | 1) => client.succeed(category.save, { ...(await client.data(category.detail, { id })), status });
    const parent = await addCategory('OLD', '老产品线');
    const path = [parent, await addCategory('OLD-1', '老式阀门', parent)];
    const { route, read } = await addMaterial(client, { itemCategoryId: path, proCategoryId: path });
    await setStatus(parent, 0);
    const page = await journey.open(route, { as: 'admin' });
    await press(page, '编辑');
    await expect(page.locator('[data-field=itemCategoryId]').getByText('老产品线 / 老式阀门（已停用）')).toBeShown();
    await expect(page.locator('[data-field=proCategoryId]').getByText('… / 老式阀门（已停用）')).toBeShown();
    // Of a long path the end is not in sight.
    expect(await page.getByText('已停用，可以保留或重新选择').count()).toBe(2);
    await formField(page, '材质').fill('铸铁');
    await press(page, '提交');
    await expect(page).toShow('操作成功');
    expect(await read()).toMatchObject({ texture: '铸铁', itemCategoryId: path, proCategoryId: path });

    const copy = await journey.open(route, { as: 'admin', expected: [responseLine(material.save, 400)] });
    await press(copy, '另存为');
    await formField(copy, '物料编码').fill('OLD-COPY');
    await press(copy, '提交');
    await expect.poll(() => errors(copy), pollOptions).toEqual(['所选类别已停用或不存在，请重新选择']);
    await setStatus(parent, 1);
  });
});

it('停用了的单位：详情照常显示；表单注明已停用，不改可以保存，其他记录不能选', async () => {
  const client = await admin();
  const addUnit = async (code: string, name: string, unitCategory: 'LengthUnit' | 'CountUnit') => (await client.data(unit.save, { code, name, unitCategory, active: 1, sortOrder: 900 })).id;
  const [lengthUnitId, unitId] = [await addUnit('OLDIN', '老寸', 'LengthUnit'), await addUnit('OLDPC', '老件', 'CountUnit')];
  const { route, read } = await addMaterial(client, { unitId, combinedUnitVo: { lengthStr: '12', lengthUnitId } });
  for (const id of [lengthUnitId, unitId]) await client.succeed(unit.setActive, { id, active: 0 });
  const page = await journey.open(route, { as: 'admin' });
  await expect(page.getByText('12 × — × — 老寸')).toBeShown();
  await press(page, '编辑');
  await expect.poll(() => formField(page, '尺寸单位').inputValue(), pollOptions).toBe('老寸（已停用）');
  expect(await formField(page, '物料单位').inputValue()).toBe('老件（已停用）');
  await formField(page, '材质').fill('铸铁');
  await press(page, '提交');
  await expect(page).toShow('操作成功');
  expect(await read()).toMatchObject({ texture: '铸铁', unitId, combinedUnitVo: { lengthUnitId } });

  const other = await journey.open('/materialManage/0/0', { as: 'admin' });
  await formField(other, '尺寸单位').click();
  await expect(other.locator('.ant-select-dropdown').getByText('毫米', { exact: true })).toBeShown();
  expect(await other.locator('.ant-select-dropdown').getByText(/老寸/).count()).toBe(0);
});

it('只能查看的人：没有编辑和另存为，可以打印', async () => {
  const { route } = await addMaterial(await admin());
  const page = await journey.open(route, { as: 'lina' });
  await expect(heading(page, '物料详情')).toBeShown();
  await expect(page.getByRole('button', { name: '打印' })).toBeShown();
  for (const name of ['编辑', '另存为']) expect.soft(await page.getByRole('button', { name }).count(), name).toBe(0);
});

it('没有障碍：阅读与编辑，浅色与深色；英文的标题与规格书一致', async () => {
  const { route } = await addMaterial(await admin());
  const page = await journey.open(route, { as: 'admin', language: 'ENG' });
  await expect(heading(page, 'Material details')).toBeShown();
  for (const title of ['Basic info', 'Graphic details', 'Parameters', 'Documents', 'Accessories', 'View inventory organisations']) await expect(tab(page, title)).toBeShown();
  expect.soft(await accessibilityViolations(page, 'all')).toEqual([]);
  await press(page, 'Edit');
  await expect(heading(page, 'Edit material')).toBeShown();
  await expect(tab(page, 'Assign inventory organisations')).toBeShown();
  await formField(page, 'Material name').fill('');
  await press(page, 'Submit');
  await expect(page).toShow('Please check the required fields on the page!!!');
  await expect.poll(() => errors(page), pollOptions).toEqual(['Please enter the material name']);
  expect.soft(await accessibilityViolations(page, 'all')).toEqual([]);
  expect.soft(await pageIsWiderThanWindow(page)).toBe(false);
  // The form scrolls, not the page around it.
  expect.soft(await page.evaluate<number>('document.querySelector("main").scrollHeight - document.querySelector("main").clientHeight')).toBe(0);
  const dark = await journey.open(route, { as: 'admin', colorScheme: 'dark' });
  await press(dark, '编辑');
  await formField(dark, '物料名称').waitFor();
  expect.soft(await accessibilityViolations(dark, 'colours')).toEqual([]);
});
