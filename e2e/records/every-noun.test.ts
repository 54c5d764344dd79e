import { nouns as descriptors } from '@edp/contract/nouns.ts';
import { translateRule } from '@edp/contract/texts.ts';
import { addTexts } from '@edp/contract/kernel/text-store.ts';
import { describe, expect, it } from 'vitest';
import { responseLine, useJourney } from '../testing/journey.ts';
import { addRecords, nouns, wireOf } from '../testing/nouns.ts';
import { pollOptions, searchOf } from '../testing/page-state.ts';
import { dialog, filter, names, rowButton, rowNamed, rows, runAction } from '../testing/screens/list-screen.ts';
import { menu } from '../testing/screens/shell-screen.ts';
import { addButton, errors, formField, openEdit, submit } from '../testing/screens/record-screen.ts';

const journey = useJourney();

/**
 * What can differ from noun to noun, in one visit; every-list and every-form go through all that lists and forms do,
 * and through this for the others.
 */
const others = nouns.filter(({ route }) => route !== '/brand' && route !== '/materialManage');

describe.each(others)('$title', (noun) => {
  const { route, nameLabel, calls, required, choose } = noun;
  const [textName, textLabel] = noun.text;
  const [uniqueLabel, takenMessage] = noun.unique ?? [nameLabel];
  const wire = wireOf(noun);

  it('查询，新增时必填与重复都提示，编辑，停用，删除', async () => {
    const admin = await journey.app.as('admin');
    const { start, records } = await addRecords(admin, noun, 2);
    const [one] = records;
    const added = `${start}03`;
    const page = await journey.open(`${route}?sort=${wire.name}`, {
      as: 'zhangwei',
      expected: noun.unique ? [responseLine(calls.save, 409)] : [],
    });
    await filter(page, nameLabel).fill(start);
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
    await expect
      .poll(() => admin.data(calls.detail, { [wire.id]: one!.id }), pollOptions)
      .toMatchObject({ [textName]: '改过的说明' });
    if (calls.setActiveBatch) {
      await rowButton(page, '停用', one!.name).click();
      await expect(rowButton(page, '启用', one!.name)).toBeShown();
    }
    await runAction(page, '删除', one!.name);
    await dialog(page, /^确认删除/)
      .getByRole('button', { name: '删除' })
      .click();
    await expect(rowNamed(page, one!.name)).toBeGone();
  });
});

it('只能查看的人从菜单进入每个列表，可以排序，没有选择框、导入、新增与修改的按钮；可以打开记录，不能编辑', async () => {
  const page = await journey.open('/home', { as: 'lina' });
  for (const noun of nouns) {
    const { title, route, nameLabel, isTickedByViewers } = noun;
    await menu(page)
      .getByRole('menuitem', { name: noun.menu ?? title })
      .click();
    if (noun.menu) await page.getByRole('link', { name: title }).click();
    await expect(page).toBeAt(route);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeShown();
    await rows(page).first().waitFor();
    if (!isTickedByViewers) expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /新增|编辑|停用|启用|多语言|删除/ })
        .count(),
    ).toBe(0);
    expect(await page.getByRole('link', { name: '导入', exact: true }).count()).toBe(0);
    await page.getByRole('columnheader').getByRole('button', { name: nameLabel, exact: true }).click();
    await expect.poll(() => searchOf(page), pollOptions).toEqual({ sort: wireOf(noun).name });
  }
  await menu(page).getByRole('menuitem', { name: '品牌管理' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '品牌管理' })).toBeShown();
  await rows(page).first().getByRole('cell').first().click();
  const drawer = page.getByRole('region', { name: '品牌详情' });
  await expect(drawer.getByRole('tab', { name: '概览' })).toBeShown();
  expect(await drawer.getByRole('button', { name: /编辑$/ }).count()).toBe(0);
});

it.each(nouns)('$title：必填的提示也有英文', ({ calls, required }) => {
  for (const { texts } of descriptors) addTexts(texts);
  // What a setting needs depends on its type.
  const issues = [{}, { type: 'APPLICATION_CATEGORY' }].flatMap(
    (input) => calls.save.input.safeParse(input).error!.issues,
  );
  const pairs = required.ZHS.map((text, index) => [text, required.ENG[index]]);
  expect(issues.map(({ message }) => [translateRule(message, 'ZHS'), translateRule(message, 'ENG')])).toEqual(
    expect.arrayContaining(pairs),
  );
});
