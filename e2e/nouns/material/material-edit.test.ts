import { material } from '@edp/contract/modules/material/material.ts';
import { expect, it } from 'vitest';
import { accessibilityViolations, pageIsWiderThanWindow } from '../../testing/inspect-page.ts';
import { responseLine, useJourney } from '../../testing/journey.ts';
import { dialog, dialogRows } from '../../testing/screens/list-screen.ts';
import {
  addMaterial,
  fileInput,
  pictureFile,
  setStock,
  side,
  svgFile,
  switchOf,
  tab,
  videoFile,
} from '../../testing/product/material-screen.ts';
import { alerts, isFocused, pollOptions } from '../../testing/page-state.ts';
import { backAt, detail, errors, formField, heading, press } from '../../testing/screens/record-screen.ts';

const journey = useJourney();
const admin = () => journey.app.as('admin');
const idOf = async (itemCode: string) => (await (await admin()).data(material.list, { itemCode }))[0]!.id;

it('先阅读，页签打开时才读取；编辑从所读的页签开始，配件不能选自身，取消后什么也没改；两人同时编辑时嵌套的字段与配件分别合并', async () => {
  const client = await admin();
  const [part, mine, theirs] = [
    await addMaterial(client, { itemName: '可以点开的配件' }),
    await addMaterial(client, { itemName: '我加的配件' }),
    await addMaterial(client, { itemName: '他加的配件' }),
  ];
  const { id, route, itemName, itemCode, read } = await addMaterial(client, {
    graphicDetails: '<p>图文<script>alert(1)</script></p>',
    productionOptions: [part.id],
    combinedUnitVo: { lengthStr: '1', widthStr: '2' },
    specification: '双面接触',
  });
  const page = await journey.open(route, { as: 'zhangwei', expected: [responseLine(material.update, 409)] });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await expect(heading(page, '物料详情')).toBeShown();
  await expect.poll(() => detail(page, '物料编码').innerText(), pollOptions).toBe(itemCode);
  await expect(page).toShow('双面接触');
  await tab(page, '图文详情').click();
  await expect(page.getByText('图文', { exact: true })).toBeShown();
  expect(asked).not.toContain(material.organisations.path);
  await tab(page, '查看库存组织').click();
  await expect(page.getByRole('row', { name: /佰瑞华总部库存组织 当前/ })).toBeShown();
  expect(asked).toContain(material.organisations.path);
  expect(await page.getByRole('main').getByRole('tab').last().innerText()).toMatch(/^查看库存组织\s*1$/);
  expect(await side(page, '可分配的组织').count()).toBe(0);
  await tab(page, '生产配件').click();
  await page.getByRole('link', { name: '可以点开的配件' }).click();
  await expect(page).toBeAt(`/materialManage/${part.id}/0`);
  await expect.poll(() => detail(page, '物料编码').innerText(), pollOptions).toBe(part.itemCode);
  await press(page, '返回');
  await expect(page).toBeAt(`/materialManage/${id}/0`);

  await press(page, '编辑');
  await expect(heading(page, '编辑物料')).toBeShown();
  expect(await tab(page, '生产配件').getAttribute('aria-selected')).toBe('true');
  const picker = dialog(page, '选择配件');
  const find = async (code: string) => {
    await page.getByRole('button', { name: '添加配件' }).click();
    await picker.getByLabel('按编码、名称或拼音首字母查找').fill(code);
  };
  await find(itemCode);
  await expect(picker.getByText('当前物料', { exact: true })).toBeShown();
  expect(await picker.getByRole('checkbox', { name: `选择 ${itemName}` }).isDisabled()).toBe(true);
  await picker.getByLabel('按编码、名称或拼音首字母查找').fill(part.itemCode);
  await expect(picker.getByText('已添加', { exact: true })).toBeShown();
  await picker.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '移除 可以点开的配件' }).click();
  await expect(page).toShow('还没有生产配件');
  await press(page, '取消');
  await dialog(page, /有尚未保存的修改/)
    .getByRole('button', { name: '放弃修改' })
    .click();
  await expect(heading(page, '物料详情')).toBeShown();
  // The page is where it was read last.
  await expect(page.getByRole('link', { name: '可以点开的配件' })).toBeShown();

  await press(page, '编辑');
  await find(mine.itemCode);
  await picker.getByRole('checkbox', { name: '选择 我加的配件' }).check();
  await picker.getByRole('button', { name: '确定' }).click();
  await tab(page, '基本信息').click();
  await formField(page, '长度').fill('10');
  await formField(page, '规格').fill('我的规格');
  const stored = await read();
  await client.succeed(material.update, {
    ...stored,
    combinedUnitVo: { ...stored.combinedUnitVo, widthStr: '20' },
    specification: '他的规格',
    productionOptions: [theirs.id],
  });
  await press(page, '提交');
  const question = dialog(page, '陈志远先提交了这条记录，请选择 1 个字段');
  await question
    .getByRole('radiogroup', { name: '规格' })
    .getByRole('radio', { name: /我的规格/ })
    .check();
  const rows = await dialogRows(question);
  expect.soft(rows).toContain('长度 1 10 未改');
  expect.soft(rows).toContain('宽度 2 未改 20');
  await question.getByRole('button', { name: '合并并提交' }).click();
  await backAt(page, '/materialManage');
  const saved = await read();
  expect(saved).toMatchObject({ combinedUnitVo: { lengthStr: '10', widthStr: '20' }, specification: '我的规格' });
  expect(saved.productionOptions.map((each) => each.id).toSorted()).toEqual([mine.id, theirs.id].toSorted());
});

it('图片与视频：矢量图被拒绝，视频可以播放；另存为带出编码以外的内容，图片也在；移除缩略图真的移除', async () => {
  const client = await admin();
  const { route, itemName, itemCategoryId, read } = await addMaterial(client, { texture: '轴承钢' });
  const page = await journey.open(route, { as: 'admin' });
  await press(page, '编辑');
  await fileInput(page, 'picIds').setInputFiles(svgFile('logo.svg'));
  await expect.poll(() => alerts(page), pollOptions).toContain('不支持上传这种文件！');
  await page.getByRole('button', { name: '移除 logo.svg' }).click();
  await fileInput(page, 'thumbnailUrl').setInputFiles(svgFile('logo.svg'));
  await expect.poll(() => alerts(page), pollOptions).toContain('只能上传JPG/PNG !');
  await fileInput(page, 'thumbnailUrl').setInputFiles(pictureFile('small.png'));
  await expect(page.getByRole('button', { name: '移除图片' })).toBeShown();
  await fileInput(page, 'picIds').setInputFiles([
    ...['1', '2', '3', '4'].map((name) => pictureFile(`${name}.png`)),
    videoFile('turning.mp4'),
  ]);
  await expect(page.getByRole('button', { name: '移除 turning.mp4' })).toBeShown();
  await expect(page).toShow('1.png、2.png、3.png、4.png 与建议的 750×550 像素不同，显示时会缩放');
  await fileInput(page, 'picIds').setInputFiles(pictureFile('6.png'));
  await expect.poll(() => alerts(page), pollOptions).toContain('最多上传 5 个文件');
  await press(page, '提交');
  await backAt(page, '/materialManage');
  expect((await read()).picIds).toHaveLength(5);

  await page.goto(`${journey.app.baseUrl}/#${route}`);
  await page.getByRole('list', { name: '主图与视频' }).getByRole('button', { name: 'turning.mp4' }).click();
  await expect(dialog(page, 'turning.mp4').locator('video')).toBeShown();
  await dialog(page, 'turning.mp4').getByRole('button', { name: '关闭' }).last().click();
  await press(page, '另存为');
  await expect(heading(page, '新增物料')).toBeShown();
  expect(await formField(page, '物料编码').inputValue()).toBe('');
  expect(await formField(page, '材质').inputValue()).toBe('轴承钢');
  await expect(page.getByRole('button', { name: '移除 turning.mp4' })).toBeShown();
  await formField(page, '物料编码').fill('COPY-1');
  await formField(page, '物料名称').fill(`${itemName}副本`);
  await press(page, '提交');
  await expect(heading(page, '物料详情')).toBeShown();
  const copy = await client.data(material.detail, { skuId: await idOf('COPY-1') });
  expect(copy).toMatchObject({ itemName: `${itemName}副本`, texture: '轴承钢', itemCategoryId });
  expect(copy.picIds.map(({ orginalName }) => orginalName)).toEqual([
    '1.png',
    '2.png',
    '3.png',
    '4.png',
    'turning.mp4',
  ]);

  await press(page, '编辑');
  await page.getByRole('button', { name: '移除图片' }).click();
  await press(page, '提交');
  await backAt(page, '/materialManage');
  expect(await read()).toMatchObject({ thumbnailUrl: '', picId: '' });
});

it('左侧列出各部分，滚动时标出所在，回车即到；有库存时三个开关锁定；库存组织在两栏间添加与移除，当前的和有库存的锁定，取消则什么也不变，提交才生效', async () => {
  const client = await admin();
  const { id, itemCode, route } = await addMaterial(client);
  const free = await client.data(material.assignable, { skuId: id, pageSize: 50 });
  const idsOf = (...names: string[]) =>
    free.filter(({ invOrgName }) => names.includes(invOrgName)).map((each) => each.id);
  await client.succeed(material.assign, {
    skuId: id,
    ids: idsOf('苏州制造基地库存组织', '成都备件中心库存组织', '温州成品仓库存组织'),
  });
  await setStock(client, itemCode, 'INV02', 1248.5);
  await setStock(client, itemCode, 'INV03', 3);
  const page = await journey.open(route, { as: 'admin', viewport: { width: 1440, height: 900 } });
  const rail = page.getByRole('navigation', { name: '本页内容' });
  const current = async () => (await rail.locator('[aria-current=location]').innerText()).split('\n')[0];
  await expect
    .poll(() => rail.getByRole('button').allInnerTexts(), pollOptions)
    .toEqual(['基本', '分类与单位', '价格与库存', '尺寸重量', '技术参数', '系统信息', '控制策略']);
  await press(page, '编辑');
  await expect
    .poll(() => rail.getByRole('button').allInnerTexts(), pollOptions)
    .toEqual(['基本', '分类与单位', '价格', '尺寸重量', '技术参数', '图片与视频', '控制策略']);
  expect(await current()).toBe('基本');
  await rail.getByRole('button', { name: '技术参数' }).press('Enter');
  await expect.poll(current, pollOptions).toBe('技术参数');
  await page.keyboard.press('Tab');
  expect(await isFocused(formField(page, '规格型号'))).toBe(true);
  expect((await formField(page, '规格型号').boundingBox())!.y).toBeGreaterThan(
    (await tab(page, '基本信息').boundingBox())!.y + 36,
  );
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, -5000);
  await expect.poll(current, pollOptions).toBe('基本');
  await page.mouse.wheel(0, 5000);
  await expect.poll(current, pollOptions).toBe('图片与视频');
  await rail.getByRole('button', { name: '控制策略' }).click();
  await expect.poll(current, pollOptions).toBe('控制策略');
  await expect(page).toShow(/资产、批次、序列号 3 项已锁定：苏州制造基地库存组织 有库存 1,248\.5 个/);
  for (const name of ['资产物料', '批次控制', '序列号控制'])
    expect.soft(await switchOf(page, name).isDisabled(), name).toBe(true);
  expect(await switchOf(page, '来料检验').isDisabled()).toBe(false);
  await page.getByRole('button', { name: '另 1 个组织' }).click();
  await expect(page).toShow(/有库存 3 个/);

  await tab(page, '分配库存组织').click();
  const [available, assigned] = [side(page, '可分配的组织'), side(page, '已分配的组织')];
  const box = (name: string, reason = '') =>
    assigned.getByRole('checkbox', { name: new RegExp(`^${name} ?${reason}`) });
  expect(await box('佰瑞华总部库存组织', '当前组织').isDisabled()).toBe(true);
  expect(await box('苏州制造基地库存组织', '有库存 1,248.5').isDisabled()).toBe(true);
  await page.getByRole('button', { name: /^‹ 移除/ }).click();
  await expect(page).toShow('请选择要移除的组织!!!');
  const change = async () => {
    await available.getByRole('checkbox', { name: /^杭州电控工厂库存组织/ }).check();
    await page.getByRole('button', { name: /^添加 ›/ }).click();
    await box('温州成品仓库存组织').check();
    await page.getByRole('button', { name: /^‹ 移除/ }).click();
    await expect(box('温州成品仓库存组织')).toBeGone();
  };
  const namesNow = async () =>
    (await client.data(material.organisations, { skuId: id })).map(({ invOrgName }) => invOrgName);
  const before = await namesNow();
  await change();
  await press(page, '取消');
  await dialog(page, /有尚未保存的修改/)
    .getByRole('button', { name: '放弃修改' })
    .click();
  await expect(heading(page, '物料详情')).toBeShown();
  expect(await namesNow()).toEqual(before);
  await press(page, '编辑');
  await tab(page, '分配库存组织').click();
  await change();
  await press(page, '提交');
  await expect(page).toShow('操作成功');
  expect((await namesNow()).toSorted()).toEqual(
    [...before.filter((name) => name !== '温州成品仓库存组织'), '杭州电控工厂库存组织'].toSorted(),
  );
});

it('没有障碍：阅读与编辑；英文的标题与规格书一致', async () => {
  const { route } = await addMaterial(await admin());
  const page = await journey.open(route, { as: 'admin', language: 'ENG' });
  await expect(heading(page, 'Material details')).toBeShown();
  for (const title of [
    'Basic info',
    'Graphic details',
    'Parameters',
    'Documents',
    'Accessories',
    'View inventory organisations',
  ])
    await expect(tab(page, title)).toBeShown();
  expect.soft(await accessibilityViolations(page, 'all')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
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
  expect
    .soft(
      await page.evaluate<number>(
        'document.querySelector("main").scrollHeight - document.querySelector("main").clientHeight',
      ),
    )
    .toBe(0);
});
