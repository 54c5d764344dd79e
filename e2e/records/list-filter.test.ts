import { expect, it } from 'vitest';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { chooseOption } from '../testing/choose-option.ts';
import { useJourney } from '../testing/journey.ts';
import { codes, filter } from '../testing/screens/list-screen.ts';
import { isFocused, pollOptions, searchOf } from '../testing/page-state.ts';

// What every list does, shown by the list of brands. What a test adds it removes: the demo data stay what they were.
const journey = useJourney();

it('查询条件写在地址中，刷新后、离开再回来都保持；按有效性查询，收起后是可以点开、可以移除的标签，只留一个搜索框，找名称、编码与拼音首字母；重置后恢复全部；边输入边查询；后退一步就离开列表', async () => {
  const page = await journey.open('/home', { as: 'zhangwei' });
  await page.getByRole('menuitem', { name: '品牌管理' }).click();
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
  await expect(page).toBeAt('/home');
  await page.goForward();
  await expect.poll(() => codes(page), pollOptions).toEqual(['YUANCE']);
  await expect.poll(() => filter(page, '品牌名称').inputValue(), pollOptions).toBe('仪表');
  await page.getByRole('button', { name: '重置' }).click();
  await expect(page).toShow('共 24 条');

  await chooseOption(filter(page, '有效性'), '无效');
  await expect.poll(() => codes(page), pollOptions).toEqual(['OLDSTAR', 'SHENGTAI']);
  await page.getByRole('button', { name: '收起', exact: true }).click();
  await page.getByText('有效性：无效').click();
  await expect(filter(page, '有效性')).toBeShown();
  await page.getByRole('button', { name: '收起', exact: true }).click();
  await page.getByRole('button', { name: '移除查询条件 有效性' }).click();
  await expect(page).toShow('共 24 条');
  expect(searchOf(page)).toEqual({});
  await filter(page, '关键字').fill('ycyb');
  await expect.poll(() => codes(page), pollOptions).toEqual(['YUANCE']);
  await filter(page, '关键字').fill('yuan');
  await expect.poll(() => codes(page), pollOptions).toEqual(['YUANCE', 'BOYUAN', 'LVYUAN']);
  expect(searchOf(page)).toEqual({ keyword: 'yuan' });
  await page.getByRole('button', { name: '重置' }).click();
  await page.getByRole('button', { name: '展开' }).click();

  await filter(page, '品牌编码').pressSequentially('yuanc');
  await expect.poll(() => codes(page), pollOptions).toEqual(['YUANCE']);
  expect(searchOf(page)).toEqual({ code: 'yuanc' });
  await filter(page, '品牌编码').press('Backspace');
  await expect.poll(() => codes(page), pollOptions).toEqual(['YUANCE', 'BOYUAN', 'LVYUAN']);
  await expect.poll(() => isFocused(filter(page, '品牌编码')), pollOptions).toBe(true);
  await page.goBack();
  await expect(page).toBeAt('/home');
});

it('超过一千条时先显示约数，统计完自动换成准确数量；统计不完时留着约数，仍可往后翻', async () => {
  const tenantOne = await journey.app.asTenant(1);
  await tenantOne.query(
    `insert into brand (code, name, sort_order) select 'MANY' || n, '众多' || n, 900 from generate_series(1, 1476) n`,
  );
  await tenantOne.query(`select app.refresh_row_estimates('brand')`);
  await tenantOne.query(
    `insert into brand (code, name, sort_order) select 'LATER' || n, '后来' || n, 901 from generate_series(1, 12) n`,
  );
  const page = await journey.open('/brand', {
    as: 'zhangwei',
    // As the server answers where counting takes too long.
    prepare: (opened) =>
      opened.route(`**${brand.list.path}`, async (route) => {
        const { exactTotal: _, ...postData } = route.request().postDataJSON() as Record<string, unknown>;
        await route.continue({ postData });
      }),
  });
  await expect(page).toShow('约 1,500 条');
  await page.getByRole('button', { name: '第 150 页' }).click();
  await expect.poll(() => codes(page), pollOptions).toContain('MANY1476');
  // The estimate was too low: there are pages beyond the one that was the last.
  for (const code of ['LATER1', 'LATER11']) {
    await page.getByRole('button', { name: '下一页' }).click();
    await expect.poll(() => codes(page), pollOptions).toContain(code);
  }
  await expect(page).toShow('共 1,512 条');
  await page.getByRole('button', { name: '第 1 页', exact: true }).click();
  await expect(page).toShow('约 1,500 条');
  await page.unroute(`**${brand.list.path}`);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toShow('共 1,512 条');
  await page.getByRole('button', { name: '下一页' }).click();
  await expect.poll(() => searchOf(page), pollOptions).toEqual({ pageNo: '2' });
  await expect(page).toShow('共 1,512 条');
  await tenantOne.query(`delete from brand where code ~ '^(MANY|LATER)'`);
  await tenantOne.query(`select app.refresh_row_estimates('brand')`);
});
