import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { responseLine, useJourney } from '../testing/journey.ts';
import { dialog, filter, rowButton, rowNamed, runAction } from '../testing/screens/list-screen.ts';
import { addRecords, nouns, wireOf } from '../testing/nouns.ts';
import { drafts, isFocused, pollOptions } from '../testing/page-state.ts';
import { addButton, errors, formField, openEdit, submit } from '../testing/screens/record-screen.ts';

const journey = useJourney();

/** One whose form is a dialog, and one whose form is a page; every-noun visits the others. */
const wholly = nouns.filter(({ route }) => route === '/brand' || route === '/materialManage');
const unsaved = (page: Page) => dialog(page, /有尚未保存的修改/);

describe.each(wholly)('$title', (noun) => {
  const { route, nameLabel, calls, required, choose } = noun;
  const [textName, textLabel] = noun.text;
  const [uniqueLabel, takenMessage] = noun.unique ?? [nameLabel];
  const update = calls.update ?? calls.save;
  const isNamed = uniqueLabel === nameLabel;
  const wire = wireOf(noun);

  it('新增：必填、过长、重复都在该处提示，刷新后草稿还在，网络中断后可再次保存，列表中可见', async () => {
    const { start, records } = await addRecords(await journey.app.as('admin'), noun, 1);
    const taken = records[0]!;
    const page = await journey.open(route, {
      as: 'zhangwei',
      expected: [...(noun.unique ? [409] : []), 'net::ERR_FAILED'].map((outcome) => responseLine(calls.save, outcome)),
    });
    const first = page.locator('form[id] input').first();
    await addButton(page).click();
    await expect.poll(() => isFocused(first), pollOptions).toBe(true);
    if (!noun.isPage) {
      await page.keyboard.press('Escape');
      await expect.poll(() => isFocused(addButton(page)), pollOptions).toBe(true);
      await addButton(page).click();
    }
    await submit(page);
    await expect.poll(() => errors(page), pollOptions).toEqual(required.ZHS);
    await expect.poll(() => isFocused(first), pollOptions).toBe(true);
    await formField(page, nameLabel).fill('长'.repeat(51));
    await expect.poll(() => errors(page), pollOptions).toContain('不超过50个字符');
    await choose?.(page);
    await formField(page, textLabel).fill('写到一半');
    await formField(page, nameLabel).fill(`${start}新增`);
    if (takenMessage) {
      await formField(page, uniqueLabel).fill(isNamed ? taken.name : taken.code!);
      await submit(page);
      await expect.poll(() => errors(page), pollOptions).toEqual([takenMessage]);
      await expect.poll(() => isFocused(formField(page, uniqueLabel)), pollOptions).toBe(true);
    }

    await page.reload();
    await expect(page).toShow(/已恢复 \d\d:\d\d 未保存的内容（刚刚）/);
    expect(await formField(page, textLabel).inputValue()).toBe('写到一半');
    await formField(page, uniqueLabel).fill(isNamed ? `${start}新增` : `${taken.code}B`);
    await page.route(`**${calls.save.path}`, (request) => request.abort());
    await submit(page);
    await expect(page).toShow('网络连接失败，请检查网络后重试');
    await page.unroute(`**${calls.save.path}`);
    await formField(page, nameLabel).press('Enter');
    await expect(page).toShow('操作成功');
    await expect(page.locator('form[id]').filter({ visible: true }).getByLabel(textLabel)).toBeGone();
    expect(await drafts(page)).toEqual([]);
    await filter(page, nameLabel).fill(`${start}新增`);
    await expect(rowNamed(page, `${start}新增`)).toBeShown();
  });

  it('编辑：离开前询问，他人先改时逐项选择；停用、多语言、删除，焦点不丢；英文界面', async () => {
    const admin = await journey.app.as('admin');
    const { start, records } = await addRecords(admin, noun, 2);
    const [one, two] = [`${start}01`, `${start}02`];
    const read = async () => (await admin.data(calls.detail, { [wire.id]: records[0]!.id })) as Record<string, unknown>;
    const page = await journey.open(`${route}?${wire.name}=${encodeURIComponent(start)}&sort=${wire.name}`, {
      as: 'zhangwei',
      expected: [responseLine(update, 409)],
    });
    await openEdit(page, noun, one);
    await formField(page, textLabel).fill('我的说明');
    await page.getByRole('button', { name: /(^| )取消$/ }).click();
    await unsaved(page).getByRole('button', { name: '取消' }).click();
    await expect(unsaved(page)).toBeGone();
    expect(await formField(page, textLabel).inputValue()).toBe('我的说明');
    await admin.succeed(update, { ...(await read()), [textName]: '别人的说明' });
    await submit(page);
    const question = dialog(page, '陈志远先提交了这条记录，请选择 1 个字段');
    expect(await question.getByRole('radio', { name: '陈志远的 别人的说明' }).isChecked()).toBe(true);
    await question.getByRole('radio', { name: '我的 我的说明' }).check();
    await question.getByRole('button', { name: '合并并提交' }).click();
    await expect(page.getByRole('dialog')).toBeGone();
    await expect(rowNamed(page, one)).toBeShown();
    expect(await read()).toMatchObject({ [textName]: '我的说明', version: 3 });

    if (calls.setActiveBatch) {
      await rowButton(page, '停用', one).press('Enter');
      await expect.poll(() => isFocused(rowButton(page, '启用', one)), pollOptions).toBe(true);
      await rowButton(page, '启用', one).press('Enter');
      await expect.poll(() => isFocused(rowButton(page, '停用', one)), pollOptions).toBe(true);
    }
    if (calls.translations) {
      await runAction(page, '多语言', two);
      await page.getByLabel('名称（English）').fill(`${start} in English`);
      await submit(page);
      await expect(page).toShow('修改成功');
      await expect(page.getByRole('dialog')).toBeGone();
    }
    const deletion = dialog(page, /^确认删除/);
    await runAction(page, '删除', one);
    await expect.poll(() => isFocused(deletion.getByRole('button', { name: '取消' })), pollOptions).toBe(true);
    expect(await deletion.innerText()).toContain(one);
    await page.keyboard.press('Enter');
    await expect(deletion).toBeGone();
    await runAction(page, '删除', one);
    await deletion.getByRole('button', { name: '删除' }).click();
    await expect(rowNamed(page, one)).toBeGone();
    await expect.poll(() => isFocused(rowNamed(page, two)), pollOptions).toBe(true);
    expect((await admin.attempt(calls.detail, { [wire.id]: records[0]!.id })).status).toBe(404);

    await page.getByRole('button', { name: '简体中文' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(rowNamed(page, calls.translations ? `${start} in English` : two)).toBeShown();
    await addButton(page).click();
    await submit(page);
    await expect.poll(() => errors(page), pollOptions).toEqual(required.ENG);
  });
});
