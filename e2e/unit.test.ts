import { file } from '@edp/contract/modules/file.ts';
import { unit } from '@edp/contract/modules/unit.ts';
import { demoPicture } from '@edp/server/demo/demo-picture.ts';
import { expect, it } from 'vitest';
import { truncatedColumns } from './inspect-page.ts';
import { responseLine, useJourney } from './journey.ts';
import { cell, codes, dialog, field, filter, messages, rowButton, save } from './list-screen.ts';
import { alerts, pollOptions, searchOf } from './page-state.ts';

const journey = useJourney();

let number = 0;
async function addUnit(fields: object = {}) {
  number += 1;
  const given = { code: `T${number}X`, name: `试验单位${number}`, unitCategory: 'CountUnit' as const, active: 1, sortOrder: 900 + number, ...fields };
  const admin = await journey.app.as('admin');
  const { id } = await admin.data(unit.save, given);
  return { ...given, admin, id, route: `/unit?code=${given.code}` };
}

it('从菜单进入，可按单位类别与有效性查询，条件写在地址中', async () => {
  const page = await journey.open('/home', { as: 'zhangwei' });
  await page.getByRole('menuitem', { name: '单位管理' }).click();
  await expect(page).toShow('共 27 条');
  expect(await truncatedColumns(page)).toEqual([]);
  await page.getByRole('button', { name: '展开' }).click();
  await filter(page, '单位类别').selectOption('重量');
  await page.getByRole('button', { name: '查询' }).click();
  await expect.poll(() => codes(page), pollOptions).toEqual(['g', 'kg', 't', 'lb', 'JIN']);
  await filter(page, '有效性').selectOption('无效');
  await page.getByRole('button', { name: '查询' }).click();
  await expect.poll(() => codes(page), pollOptions).toEqual(['JIN']);
  expect(searchOf(page)).toEqual({ unitCategory: 'WeightUnit', active: '0' });
});

it('新增单位：不符合规则的各项在其下方提示，填对后列表中可见', async () => {
  const page = await journey.open('/unit', { as: 'zhangwei' });
  await page.getByRole('button', { name: '新增单位' }).click();
  await field(page, '换算系数').fill('0');
  await save(page);
  await expect.poll(() => messages(page), pollOptions).toEqual(['请输入单位编码', '请输入单位名称', '请选择单位类别', '换算系数必须大于0']);
  await field(page, '单位编码').fill('MILE');
  await field(page, '单位名称').fill('英里');
  await field(page, '单位类别').selectOption('长度');
  await field(page, '换算系数').fill('1609.344');
  await save(page);
  await expect(page).toShow('操作成功');
  await filter(page, '单位名称').fill('英里');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(cell(page, '1609.344')).toBeShown();
});

it('编辑、停用、多语言、删除', async () => {
  const { admin, id, name, route } = await addUnit({ conversionFactor: '12.5' });
  const page = await journey.open(route, { as: 'zhangwei' });
  await rowButton(page, '编辑', name).click();
  await expect.poll(() => field(page, '换算系数').inputValue(), pollOptions).toBe('12.5');
  await field(page, '描述').fill('新的描述');
  await save(page);
  await expect(cell(page, '新的描述')).toBeShown();
  await rowButton(page, '停用', name).click();
  await expect(cell(page, '无效')).toBeShown();
  await rowButton(page, '多语言', name).click();
  await page.getByLabel('名称（English）').fill('Trial unit');
  await save(page);
  await expect(page).toShow('修改成功');
  expect(await admin.data(unit.detail, { id })).toMatchObject({ active: 0, description: '新的描述', conversionFactor: '12.5' });
  expect((await admin.data(unit.translations, { id }))[1]).toMatchObject({ name: 'Trial unit' });
  await rowButton(page, '删除', name).click();
  await dialog(page, `确认删除单位“${name}”？`).getByRole('button', { name: '删除' }).click();
  await expect(page).toShow('没有符合条件的数据');
  expect((await admin.attempt(unit.detail, { id })).status).toBe(404);
});

it('英文界面：窄窗口中列不被截断，过长与上传失败有提示，保存按钮总在眼前', async () => {
  const page = await journey.open('/unit?active=0', { as: 'zhangwei', language: 'ENG', viewport: { width: 1280, height: 600 }, expected: [responseLine(file.upload, 'net::ERR_FAILED')] });
  await cell(page, 'Invalid').waitFor();
  expect(await truncatedColumns(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reset' }).click();
  await cell(page, 'Piece').waitFor();
  expect(await truncatedColumns(page)).toEqual([]);
  await page.setViewportSize({ width: 1680, height: 600 });
  await page.getByRole('columnheader', { name: 'Creator' }).waitFor();
  await page.getByRole('button', { name: 'New unit' }).click();
  const saveButton = page.getByRole('dialog').getByRole('button', { name: 'Save' });
  await expect.poll(async () => (await saveButton.boundingBox())?.y ?? 600, pollOptions).toBeLessThan(568);
  await field(page, 'Unit code').fill('Stück-10-mm');
  await field(page, 'Unit name').fill('x'.repeat(51));
  await saveButton.click();
  await expect.poll(() => messages(page), pollOptions).toEqual(['Not more than 10 characters', 'Not more than 50 characters', 'Please select the unit category']);
  await page.route('**/file/v6/upload', (request) => request.abort());
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name: 'unit.png', mimeType: 'image/png', buffer: demoPicture('Unit') });
  await expect.poll(() => alerts(page), pollOptions).toContain('unable to upload.');
  await expect.poll(() => field(page, 'Unit name').inputValue(), pollOptions).toBe('x'.repeat(51));
});

it('服务器没有说明原因时，仍说出什么没有做成', async () => {
  const { name, route } = await addUnit();
  const page = await journey.open(route, { as: 'zhangwei', expected: [unit.delete, unit.update, unit.list].map((call) => responseLine(call, 500)) });
  const fail = (call: typeof unit.delete | typeof unit.update | typeof unit.list) =>
    page.route(`**${call.path}`, (request) => request.fulfill({ status: 500, body: '<html>Internal error</html>' }));
  await fail(unit.delete);
  await rowButton(page, '删除', name).click();
  await dialog(page, /确认删除/).getByRole('button', { name: '删除' }).click();
  await expect(page).toShow('删除失败');
  await fail(unit.update);
  await rowButton(page, '编辑', name).click();
  await field(page, '描述').fill('改');
  await save(page);
  await expect(page).toShow('操作失败');
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await dialog(page, /尚未保存/).getByRole('button', { name: '放弃修改' }).click();
  await fail(unit.list);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toShow('获取数据失败');
});
