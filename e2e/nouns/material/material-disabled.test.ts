import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { expect, it } from 'vitest';
import { responseLine, useJourney } from '../../testing/journey.ts';
import { addMaterial } from '../../testing/product/material-screen.ts';
import { pollOptions } from '../../testing/page-state.ts';
import { backAt, errors, formField, press } from '../../testing/screens/record-screen.ts';

const journey = useJourney();

it('停用了的分类与单位：详情照常显示，表单注明已停用，不改可以保存；其他记录不能选', async () => {
  const client = await journey.app.as('admin');
  const categorySetId = (await client.data(categorySet.list, { pageSize: 100 })).find(
    ({ code }) => code === materialSets.category,
  )!.id;
  const addCategory = async (code: string, name: string, parentId?: string) =>
    (await client.data(category.save, { categorySetId, parentId, code, name, sort: 900, status: 1, sortPicUrl: '' }))
      .id;
  const addUnit = async (code: string, name: string, unitCategory: 'LengthUnit' | 'CountUnit') =>
    (await client.data(unit.save, { code, name, unitCategory, active: 1, sortOrder: 900 })).id;
  const parent = await addCategory('OLD', '老产品线');
  const path = [parent, await addCategory('OLD-1', '老式阀门', parent)];
  const [lengthUnitId, unitId] = [
    await addUnit('OLDIN', '老寸', 'LengthUnit'),
    await addUnit('OLDPC', '老件', 'CountUnit'),
  ];
  const { route, read } = await addMaterial(client, {
    itemCategoryId: path,
    proCategoryId: path,
    unitId,
    combinedUnitVo: { lengthStr: '12', lengthUnitId },
  });
  await client.succeed(category.save, { ...(await client.data(category.detail, { id: parent })), status: 0 });
  for (const id of [lengthUnitId, unitId]) await client.succeed(unit.setActive, { id, active: 0 });

  const page = await journey.open(route, { as: 'admin', expected: [responseLine(material.save, 400)] });
  await expect(page.getByText('12 × — × — 老寸')).toBeShown();
  await press(page, '编辑');
  await expect(
    page.locator('[data-field=itemCategoryId]').getByText('老式阀门（已停用）', { exact: true }),
  ).toBeShown();
  await expect(page.locator('[data-field=proCategoryId]').getByText('老式阀门（已停用）', { exact: true })).toBeShown();
  // Of a long path the end is not in sight.
  expect(await page.getByText('已停用，可以保留或重新选择').count()).toBe(2);
  await expect.poll(() => formField(page, '尺寸单位').inputValue(), pollOptions).toBe('老寸（已停用）');
  expect(await formField(page, '物料单位').inputValue()).toBe('老件（已停用）');
  await formField(page, '材质').fill('铸铁');
  await press(page, '提交');
  await backAt(page, '/materialManage');
  expect(await read()).toMatchObject({
    texture: '铸铁',
    itemCategoryId: path,
    proCategoryId: path,
    unitId,
    combinedUnitVo: { lengthUnitId },
  });

  await page.goto(`${journey.app.baseUrl}/#${route}`);
  await press(page, '另存为');
  await formField(page, '物料编码').fill('OLD-COPY');
  await press(page, '提交');
  await expect.poll(() => errors(page), pollOptions).toContain('所选类别已停用或不存在，请重新选择');
  await page.goto(`${journey.app.baseUrl}/#/materialManage/0/0`);
  await formField(page, '尺寸单位').click();
  const choices = page.locator('.ant-select-dropdown').filter({ visible: true });
  await expect(choices.getByText('毫米', { exact: true })).toBeShown();
  expect(await choices.getByText(/老寸/).count()).toBe(0);
});
