import { brand } from '@edp/contract/modules/brand/brand.ts';
import { expect, it } from 'vitest';
import { addBrand } from '../testing/screens/brand-screen.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { dialog, dialogRows, field, rowButton, save } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';

// What every form does, shown by the form of brands.
const journey = useJourney();

const staleEdit = async (theirs: object) => {
  const admin = await journey.app.as('admin');
  const { id, name, route } = await addBrand(admin, { description: '起初' });
  const page = await journey.open(route, { as: 'zhangwei', expected: [responseLine(brand.save, 409)] });
  await rowButton(page, '编辑', name).click();
  await field(page, '描述').fill('我的描述');
  await admin.succeed(brand.save, { ...(await admin.data(brand.detail, { id })), ...theirs });
  await save(page);
  return { page, question: dialog(page, '陈志远先提交了这条记录，请选择 1 个字段'), read: () => admin.data(brand.detail, { id }) };
};

it('他人先改了同一字段时逐项选择：默认保留他人的值，没有碰过的字段不写回', async () => {
  const { page, question, read } = await staleEdit({ description: '别人的描述', sortOrder: 7 });
  await expect(question.getByText(/^您打开的是第 1 版，陈志远 .*\d\d:\d\d 提交了第 2 版。/)).toBeShown();
  const choice = question.getByRole('radiogroup', { name: '描述' });
  expect(await choice.getByRole('radio', { name: '陈志远的 别人的描述' }).isChecked()).toBe(true);
  expect(await dialogRows(question)).toEqual(['字段 原值 我的 陈志远的', expect.stringMatching(/^排序 \d+ 未改 7$/)]);
  await expect(question.getByText('没有要写入的内容，将载入最新版本继续编辑。')).toBeShown();
  // The arrow keys choose, as in every group of radios.
  await choice.getByRole('radio', { name: '陈志远的 别人的描述' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(question.getByText('提交后成为第 3 版，只写入 1 处：描述。')).toBeShown();
  expect((await read()).description).toBe('别人的描述');
  await question.getByRole('button', { name: '合并并提交' }).click();
  await expect(page.getByRole('dialog')).toBeGone();
  expect(await read()).toMatchObject({ description: '我的描述', sortOrder: 7, version: 3 });
});

it('他人先改了同一字段时可载入最新内容继续编辑', async () => {
  const { page, question, read } = await staleEdit({ description: '别人的描述', sortOrder: 7 });
  await question.getByRole('button', { name: '载入最新内容' }).click();
  await expect.poll(() => field(page, '描述').inputValue(), pollOptions).toBe('别人的描述');
  await expect.poll(() => field(page, '排序').inputValue(), pollOptions).toBe('7');
  await field(page, '描述').fill('商量好的描述');
  await save(page);
  await expect(page.getByRole('dialog')).toBeGone();
  expect(await read()).toMatchObject({ description: '商量好的描述', version: 3 });
});

it('他人先改了别的字段时自动合并并保存', async () => {
  const { page, read } = await staleEdit({ sortOrder: 7 });
  await expect(page).toShow('已合并陈志远的修改并保存');
  await expect(page.getByRole('dialog')).toBeGone();
  expect(await read()).toMatchObject({ description: '我的描述', sortOrder: 7, version: 3 });
});
