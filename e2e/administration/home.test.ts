import { expect, it } from 'vitest';
import { useJourney } from '../testing/journey.ts';
import { pollOptions } from '../testing/page-state.ts';

const journey = useJourney();

it('输入时浅色与深色的预览随之改变；上传图标；保存后浏览器标题与页脚改变', async () => {
  const page = await journey.open('/homeConfig', { as: 'admin' });
  await page.getByLabel('浏览器标题').fill('物料主数据中心');
  await page.getByLabel('页脚文字').fill('内部资料 请勿外传');
  for (const mode of ['light', 'dark']) {
    const preview = page.locator(`[data-preview=${mode}]`);
    await expect(preview.getByText('物料主数据中心')).toBeShown();
    await expect(preview.getByText('内部资料 请勿外传')).toBeShown();
  }
  const square = Buffer.from(
    await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
    return canvas.toDataURL('image/png').split(',')[1];
  })()`),
    'base64',
  );
  await page
    .locator('[data-field=tabIcon] input[type=file]')
    .setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer: square });
  await expect(page.locator('[data-preview=light] img')).toBeShown();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page).toShow('企业设置已保存');
  await expect.poll(() => page.title(), pollOptions).toBe('企业设置 - 物料主数据中心');
  await expect(page.getByRole('contentinfo').getByText('内部资料 请勿外传')).toBeShown();
});
