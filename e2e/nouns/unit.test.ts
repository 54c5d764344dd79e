import { file } from '@edp/contract/modules/file/file.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { demoPicture } from '@edp/server/demo/demo-picture.ts';
import { expect, it } from 'vitest';
import { chooseOption } from '../testing/choose-option.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { cell, codes, dialog, field, filter, messages, rowButton, rows, save } from '../testing/screens/list-screen.ts';
import { alerts, pollOptions } from '../testing/page-state.ts';

const journey = useJourney();

it('可按单位类别查询；换算系数必须大于0，保存后列表中可见，编辑时原样显示；服务器没有说明原因时，仍说出什么没有做成', async () => {
  const calls = [unit.delete, unit.update, unit.list];
  const page = await journey.open('/unit', { as: 'zhangwei', expected: calls.map((call) => responseLine(call, 500)) });
  await chooseOption(filter(page, '单位类别'), '重量');
  await expect.poll(() => codes(page), pollOptions).toEqual(['g', 'kg', 't', 'lb', 'JIN']);
  await page.getByRole('button', { name: '重置' }).click();
  await page.getByRole('button', { name: '新增单位' }).click();
  await field(page, '单位编码').fill('MILE');
  await field(page, '单位名称').fill('英里');
  await chooseOption(field(page, '单位类别'), '长度');
  await field(page, '换算系数').fill('0');
  await save(page);
  await expect.poll(() => messages(page), pollOptions).toEqual(['换算系数必须大于0']);
  await field(page, '换算系数').fill('1609.344');
  await save(page);
  await filter(page, '单位名称').fill('英里');
  await expect.poll(() => rows(page).count(), pollOptions).toBe(1);
  await expect(cell(page, '1609.344')).toBeShown();

  await rowButton(page, '删除', '英里').click();
  for (const { path } of calls)
    await page.route(`**${path}`, (request) => request.fulfill({ status: 500, body: '<html>Internal error</html>' }));
  await dialog(page, /确认删除/)
    .getByRole('button', { name: '删除' })
    .click();
  await expect(page).toShow('删除失败');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toShow('获取数据失败');
  await rowButton(page, '编辑', '英里').click();
  await expect.poll(() => field(page, '换算系数').inputValue(), pollOptions).toBe('1609.344');
  await field(page, '描述').fill('改');
  await save(page);
  await expect(page).toShow('操作失败');
});

it('英文界面，窗口很矮：保存按钮总在眼前，过长与上传失败有提示，填写的内容还在', async () => {
  const page = await journey.open('/unit', {
    as: 'zhangwei',
    language: 'ENG',
    viewport: { width: 1280, height: 600 },
    expected: [responseLine(file.upload, 'net::ERR_FAILED')],
  });
  await page.getByRole('button', { name: 'New unit' }).click();
  const saveButton = page.getByRole('dialog').getByRole('button', { name: 'Save' });
  await expect.poll(async () => (await saveButton.boundingBox())?.y ?? 600, pollOptions).toBeLessThan(568);
  await field(page, 'Unit code').fill('Stück-10-mm');
  await saveButton.click();
  await expect
    .poll(() => messages(page), pollOptions)
    .toEqual(['Not more than 10 characters', 'Please enter the unit name', 'Please select the unit category']);
  await page.route(`**${file.upload.path}`, (request) => request.abort());
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'unit.png', mimeType: 'image/png', buffer: demoPicture('Unit') });
  await expect.poll(() => alerts(page), pollOptions).toContain('unable to upload.');
  expect(await field(page, 'Unit code').inputValue()).toBe('Stück-10-mm');
});
