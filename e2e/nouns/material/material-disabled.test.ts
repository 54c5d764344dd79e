import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { describe, expect, it } from 'vitest';
import { responseLine, useJourney } from '../../testing/journey.ts';
import { addMaterial } from '../../testing/product/material-screen.ts';
import { pollOptions } from '../../testing/page-state.ts';
import { errors, formField, press } from '../../testing/screens/record-screen.ts';

const journey = useJourney();
const admin = () => journey.app.as('admin');

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
