import { brand } from '@edp/contract/modules/brand/brand.ts';
import { file } from '@edp/contract/modules/file/file.ts';
import { demoPicture } from '@edp/server/demo/demo-picture.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openNewBrand } from '../testing/screens/brand-screen.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { cell, codes, dialog, field, messages, rowButton, runExtra, save } from '../testing/screens/list-screen.ts';
import { alerts, isLoaded, pollOptions } from '../testing/page-state.ts';

// What is special about brands; the rest is in records/every-list and records/every-form.
const journey = useJourney();

const choosePicture = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
const detail = (page: Page, text: string) => page.getByRole('region', { name: '品牌详情' }).getByText(text);

it('列表按排序号，有图片与总数；只能查看的人在更多中只有共享范围', async () => {
  const page = await journey.open('/brand', { as: 'lina' });
  await expect(page).toShow('共 24 条');
  await expect
    .poll(() => codes(page), pollOptions)
    .toEqual(['BRH', 'HENGTUO', 'YUANCE', 'LANJI', 'DINGXIN', 'QINGFENG', 'KELIAN', 'WEISHENG', 'RUIDA', 'XINHE']);
  await expect.poll(() => isLoaded(page.getByRole('img', { name: '佰瑞华' })), pollOptions).toBe(true);
  expect(new Set(await page.locator('tbody button').allInnerTexts())).toEqual(new Set(['⋯']));
  await rowButton(page, '更多', '恒拓轴承').click();
  await expect
    .poll(
      () =>
        page
          .getByRole('menuitem')
          .filter({ visible: true, hasText: /共享范围|多语言|删除/ })
          .allInnerTexts(),
      pollOptions,
    )
    .toEqual(['共享范围']);
});

it('编码、名称与排序的规则在其下方提示，不能用的图片当场说明；保存后列表与详情中可见；编辑为无效后随之更新；原文名称不能为空；删除前说出名称', async () => {
  const page = await journey.open('/brand', {
    as: 'zhangwei',
    expected: [responseLine(file.upload, 415), responseLine(brand.translate, 400)],
  });
  await openNewBrand(page);
  await field(page, '排序').fill('');
  await save(page);
  await expect.poll(() => messages(page), pollOptions).toEqual(['请输入品牌编码', '请输入品牌名称!', '请输入排序号']);
  await field(page, '品牌编码').fill('品牌');
  await field(page, '品牌名称').fill('长'.repeat(51));
  await field(page, '排序').fill('-1');
  await expect.poll(() => messages(page), pollOptions).toEqual(['不允许输入中文字符', '不超过50个字符', '不能小于0']);
  await field(page, '品牌编码').fill('x'.repeat(21));
  await field(page, '排序').fill('1.5');
  await expect.poll(() => messages(page), pollOptions).toEqual(['不超过20个字符', '不超过50个字符', '请输入整数']);
  await field(page, '品牌编码').fill('NEWONE');
  await field(page, '品牌名称').fill('全新品牌');
  await field(page, '排序').fill('1');
  await field(page, '描述').fill('带图片的品牌');
  await choosePicture(page, '动图.gif', 'image/gif', Buffer.from('GIF89a'));
  await expect.poll(() => alerts(page), pollOptions).toEqual(['只能上传JPG/PNG !']);
  await choosePicture(page, '大图.png', 'image/png', Buffer.alloc(1024 * 1024));
  await expect.poll(() => alerts(page), pollOptions).toEqual(['文件必须小于1MB !']);
  await choosePicture(page, '假图.png', 'image/png', Buffer.from('not a picture'));
  await expect.poll(() => alerts(page), pollOptions).toEqual(['不支持上传这种文件！']);
  await choosePicture(page, '标志.png', 'image/png', demoPicture('全新'));
  await expect
    .poll(() => isLoaded(page.getByRole('dialog').getByRole('img', { name: '图片' })), pollOptions)
    .toBe(true);
  await save(page);
  await expect(page.getByRole('dialog')).toBeGone();
  await expect(cell(page, 'NEWONE')).toBeShown();
  await expect.poll(() => isLoaded(page.getByRole('img', { name: '全新品牌' })), pollOptions).toBe(true);

  await rowButton(page, '编辑', '全新品牌').click();
  await expect.poll(() => field(page, '描述').inputValue(), pollOptions).toBe('带图片的品牌');
  await field(page, '描述').fill('新的描述');
  await dialog(page, '编辑品牌').getByText('无效', { exact: true }).click();
  await save(page);
  await expect(page.getByRole('row', { name: /NEWONE/ }).getByRole('cell', { name: '无效' })).toBeShown();
  await cell(page, '全新品牌').click();
  await expect(detail(page, '新的描述')).toBeShown();
  await page.keyboard.press('Escape');
  await runExtra(page, '多语言', '全新品牌');
  await page.getByLabel('名称（简体中文）').fill('');
  await save(page);
  await expect(page).toShow('请输入品牌名称!');
  await page.getByLabel('名称（简体中文）').fill('全新品牌');
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await rowButton(page, '删除', '全新品牌').click();
  await dialog(page, '确认删除品牌“全新品牌”？').getByRole('button', { name: '删除' }).click();
  await expect(cell(page, 'NEWONE')).toBeGone();
});
