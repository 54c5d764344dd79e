import { brand } from '@edp/contract/modules/brand.ts';
import { describe, expect, it } from 'vitest';
import { responseLine, useJourney } from './journey.ts';
import { cell, codes, filter } from './list-screen.ts';
import { isLoaded, pollOptions, searchOf } from './page-state.ts';

// What a test adds it removes: the demo data stay what they were.
const journey = useJourney();
const isList = `**${brand.list.path}`;

describe('品牌列表', () => {
  it('从菜单进入，看到品牌、图片与总数', async () => {
    const page = await journey.open('/home', { as: 'zhangwei' });
    await page.getByRole('menuitem', { name: '品牌管理' }).click();
    await expect(page).toBeAt('/brand');
    await expect(page).toShow('共 24 条');
    await expect.poll(() => codes(page), pollOptions).toEqual(['BRH', 'HENGTUO', 'YUANCE', 'LANJI', 'DINGXIN', 'QINGFENG', 'KELIAN', 'WEISHENG', 'RUIDA', 'XINHE']);
    await expect.poll(() => isLoaded(page.getByRole('img', { name: '佰瑞华' })), pollOptions).toBe(true);
  });

  it('翻页与每页条数写在地址中，刷新后不变', async () => {
    const page = await journey.open('/brand', { as: 'zhangwei' });
    await page.getByRole('button', { name: '第 3 页' }).click();
    await expect.poll(() => codes(page), pollOptions).toEqual(['FEIYU', 'PANSHI', 'OLDSTAR', 'SHENGTAI']);
    await expect.poll(() => page.getByRole('button', { name: '下一页' }).isDisabled(), pollOptions).toBe(true);
    expect(searchOf(page)).toEqual({ pageNo: '3' });
    await page.getByLabel('每页条数').selectOption('20 条/页');
    await expect.poll(() => codes(page), pollOptions).toHaveLength(20);
    await page.getByRole('button', { name: '下一页' }).click();
    await expect.poll(() => codes(page), pollOptions).toHaveLength(4);
    expect(searchOf(page)).toEqual({ pageNo: '2', pageSize: '20' });
    await page.reload();
    await expect.poll(() => codes(page), pollOptions).toEqual(['FEIYU', 'PANSHI', 'OLDSTAR', 'SHENGTAI']);
    await expect.poll(() => page.getByRole('button', { name: '第 2 页' }).getAttribute('aria-current'), pollOptions).toBe('page');
  });

  it('查询条件写在地址中，刷新和后退都保持', async () => {
    const page = await journey.open('/brand', { as: 'zhangwei' });
    await filter(page, '品牌编码').fill('yuan');
    await filter(page, '品牌编码').press('Enter');
    await expect.poll(() => codes(page), pollOptions).toEqual(['YUANCE', 'BOYUAN', 'LVYUAN']);
    await filter(page, '品牌名称').fill('仪表');
    await page.getByRole('button', { name: '查询' }).click();
    await expect.poll(() => codes(page), pollOptions).toEqual(['YUANCE']);
    expect(searchOf(page)).toEqual({ code: 'yuan', name: '仪表' });
    await page.reload();
    await expect.poll(() => codes(page), pollOptions).toEqual(['YUANCE']);
    await expect.poll(() => filter(page, '品牌名称').inputValue(), pollOptions).toBe('仪表');
    await expect.poll(() => filter(page, '品牌编码').inputValue(), pollOptions).toBe('yuan');
    await page.goBack();
    await expect.poll(() => codes(page), pollOptions).toEqual(['YUANCE', 'BOYUAN', 'LVYUAN']);
    await expect.poll(() => filter(page, '品牌名称').inputValue(), pollOptions).toBe('');
  });

  it('超过一千条时显示约数，可往后翻，点击后统计准确数量', async () => {
    const tenantOne = await journey.app.asTenant(1);
    await tenantOne.query(`insert into brand (code, name, sort_order) select 'MANY' || n, '众多' || n, 900 from generate_series(1, 1476) n`);
    await tenantOne.query(`select app.refresh_row_estimates('brand')`);
    await tenantOne.query(`insert into brand (code, name, sort_order) select 'LATER' || n, '后来' || n, 901 from generate_series(1, 12) n`);
    const page = await journey.open('/brand', { as: 'zhangwei' });
    await expect(page).toShow('约 1,500 条');
    await page.getByRole('button', { name: '第 150 页' }).click();
    // The estimate was too low: there are pages beyond the one that was the last.
    for (const code of ['LATER1', 'LATER11']) {
      await page.getByRole('button', { name: '下一页' }).click();
      await expect.poll(() => codes(page), pollOptions).toContain(code);
    }
    await expect(page).toShow('共 1,512 条');
    await page.getByRole('button', { name: '第 1 页', exact: true }).click();
    await page.getByRole('button', { name: '约 1,500 条' }).click();
    await expect(page).toShow('共 1,512 条');
    await page.getByRole('button', { name: '下一页' }).click();
    await expect.poll(() => searchOf(page), pollOptions).toEqual({ pageNo: '2' });
    await expect(page).toShow('共 1,512 条');
    await tenantOne.query(`delete from brand where code ~ '^(MANY|LATER)'`);
    await tenantOne.query(`select app.refresh_row_estimates('brand')`);
  });

  it('可按有效性查询，重置后恢复全部', async () => {
    const page = await journey.open('/brand', { as: 'zhangwei' });
    await page.getByRole('button', { name: '展开' }).click();
    await filter(page, '有效性').selectOption('无效');
    await page.getByRole('button', { name: '查询' }).click();
    await expect.poll(() => codes(page), pollOptions).toEqual(['OLDSTAR', 'SHENGTAI']);
    await page.getByRole('button', { name: '重置' }).click();
    await expect(page).toShow('共 24 条');
    expect(searchOf(page)).toEqual({});
  });

  it('没有符合条件的数据时说明，并可清空查询条件', async () => {
    const page = await journey.open('/brand?name=没有这个品牌', { as: 'zhangwei' });
    await expect(page).toShow('没有符合条件的数据');
    await page.getByRole('button', { name: '清空查询条件' }).click();
    await expect(cell(page, 'HENGTUO')).toBeShown();
  });

  it('只能查看的人看不到修改的按钮，可以看共享范围', async () => {
    const page = await journey.open('/brand', { as: 'lina' });
    await expect(cell(page, 'HENGTUO')).toBeShown();
    expect(await page.getByRole('button', { name: /新增|编辑|停用|启用|多语言|删除/ }).count()).toBe(0);
    expect(new Set(await page.locator('tbody button').allInnerTexts())).toEqual(new Set(['共享范围']));
  });
});

describe('网络故障', () => {
  const broken = [responseLine(brand.list, 'net::ERR_FAILED')];

  it('列表读取失败时可以重试', async () => {
    const page = await journey.open('/home', { as: 'zhangwei', expected: broken });
    await page.route(isList, (route) => route.abort());
    await page.getByRole('menuitem', { name: '品牌管理' }).click();
    await expect(page).toShow('网络连接失败，请检查网络后重试');
    await page.unroute(isList);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(cell(page, 'HENGTUO')).toBeShown();
  });

  it('已有数据时失败不会丢失所见，仍可重试', async () => {
    const page = await journey.open('/brand', { as: 'zhangwei', expected: broken });
    await expect(cell(page, 'HENGTUO')).toBeShown();
    await page.route(isList, (route) => route.abort());
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page).toShow('网络连接失败，请检查网络后重试');
    await expect.poll(() => codes(page), pollOptions).toHaveLength(10);
    await page.unroute(isList);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByText('网络连接失败')).toBeGone();
  });
});
