import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { responseLine, useJourney } from '../testing/journey.ts';
import { addRecords, nouns, wireOf } from '../testing/nouns.ts';
import { pollOptions, searchOf } from '../testing/page-state.ts';
import { dialog, filter, names, rowButton, rowNamed, rows, runAction } from '../testing/screens/list-screen.ts';
import { addButton, errors, formField, openEdit, submit } from '../testing/screens/record-screen.ts';

const journey = useJourney();
const sortBy = (page: Page, label: string) => page.getByRole('columnheader').getByRole('button', { name: label, exact: true });

/** What can differ from noun to noun, in one visit; every-list and every-form go through all that lists and forms do, for two nouns each. */
describe.each(nouns)('$title', (noun) => {
  const { route, title, nameLabel, calls, required, choose } = noun;
  const [textName, textLabel] = noun.text;
  const [uniqueLabel, takenMessage] = noun.unique ?? [nameLabel];
  const wire = wireOf(noun);

  it('查询与排序，新增时必填与重复都提示，编辑，停用，删除；英文界面；只能查看的人没有这些', async () => {
    const admin = await journey.app.as('admin');
    const { start, records } = await addRecords(admin, noun, 3);
    const [one, two] = records;
    const added = `${start}04`;
    const page = await journey.open('/home', { as: 'zhangwei', expected: noun.unique ? [responseLine(calls.save, 409)] : [] });
    await page.getByRole('menuitem', { name: noun.menu ?? title }).click();
    if (noun.menu) await page.getByRole('link', { name: title }).click();
    await expect(page).toBeAt(route);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeShown();
    await filter(page, nameLabel).fill(start);
    await expect.poll(() => names(page, start).then((found) => found.toSorted()), pollOptions).toEqual(records.map(({ name }) => name));
    await sortBy(page, nameLabel).click();
    await expect.poll(() => searchOf(page), pollOptions).toEqual({ [wire.name]: start, sort: wire.name });
    await expect.poll(() => names(page, start), pollOptions).toEqual(records.map(({ name }) => name));

    await addButton(page).click();
    await submit(page);
    await expect.poll(() => errors(page), pollOptions).toEqual(required.ZHS);
    await choose?.(page);
    await formField(page, textLabel).fill('新的说明');
    await formField(page, nameLabel).fill(added);
    if (takenMessage) {
      const isNamed = uniqueLabel === nameLabel;
      await formField(page, uniqueLabel).fill(isNamed ? one!.name : one!.code!);
      await submit(page);
      await expect.poll(() => errors(page), pollOptions).toEqual([takenMessage]);
      await formField(page, uniqueLabel).fill(isNamed ? added : `${one!.code}B`);
    }
    await submit(page);
    await expect(page).toShow('操作成功');
    await expect(rowNamed(page, added)).toBeShown();

    await openEdit(page, noun, one!.name);
    await formField(page, textLabel).fill('改过的说明');
    await submit(page);
    await expect(page.getByRole('dialog')).toBeGone();
    await expect(rowNamed(page, one!.name)).toBeShown();
    await expect.poll(() => admin.data(calls.detail, { [wire.id]: one!.id }), pollOptions).toMatchObject({ [textName]: '改过的说明' });
    if (calls.setActiveBatch) {
      await rowButton(page, '停用', one!.name).click();
      await expect(rowButton(page, '启用', one!.name)).toBeShown();
    }
    await runAction(page, '删除', one!.name);
    await dialog(page, /^确认删除/).getByRole('button', { name: '删除' }).click();
    await expect(rowNamed(page, one!.name)).toBeGone();

    await page.getByRole('button', { name: '简体中文' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(rowNamed(page, two!.name)).toBeShown();
    await addButton(page).click();
    await submit(page);
    await expect.poll(() => errors(page), pollOptions).toEqual(required.ENG);

    const viewer = await journey.open(route, { as: 'lina' });
    await rows(viewer).first().waitFor();
    if (!noun.isTickedByViewers) expect(await viewer.getByRole('checkbox').count()).toBe(0);
    expect(await viewer.getByRole('main').getByRole('button', { name: /新增|编辑|停用|启用|多语言|删除/ }).count()).toBe(0);
  });
});
