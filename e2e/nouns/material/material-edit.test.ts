import { material } from '@edp/contract/modules/material/material.ts';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations, pageIsWiderThanWindow } from '../../testing/inspect-page.ts';
import { responseLine, useJourney } from '../../testing/journey.ts';
import { dialog, dialogRows } from '../../testing/screens/list-screen.ts';
import { addMaterial, fileInput, pictureFile, setStock, svgFile, switchOf, tab, videoFile } from '../../testing/product/material-screen.ts';
import { alerts, isFocused, pollOptions } from '../../testing/page-state.ts';
import { detail, errors, formField, heading, press } from '../../testing/screens/record-screen.ts';

const journey = useJourney();
const admin = () => journey.app.as('admin');
const idOf = async (itemCode: string) => (await (await admin()).data(material.list, { itemCode }))[0]!.id;

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
