import { brand } from '@edp/contract/modules/brand/brand.ts';
import { rawZip } from '@edp/server/testing/samples/raw-zip.ts';
import { importKinds } from '@edp/server/testing/imports/use-import-app.ts';
import { expect, it } from 'vitest';
import { useJourney } from '../testing/journey.ts';

const journey = useJourney({ jobKinds: importKinds });
const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const sheet = '品牌编码,品牌名称,品牌图片\nZIP-1,有图一,商标\nZIP-2,有图二,none.png\n';

it('上传表格与图片的压缩包：图片列自动匹配，缺少的图片指出，其余连同图片写入', async () => {
  const page = await journey.open('/import/brand', { as: 'admin' });
  await expect(page).toShow('需要图片时，把一个表格和图片打包成 zip 上传，图片列填写文件名');
  const choose = (name: string, buffer: Buffer) => page.getByLabel('选择文件').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await choose('品牌.csv', Buffer.from(sheet));
  await expect(page).toShow('图片列需与图片一起打包成 zip 上传');
  await page.getByRole('button', { name: '重新上传' }).click();

  await choose('品牌.zip', rawZip([{ name: '品牌.csv', content: sheet }, { name: '图片/商标.png', content: onePixel }]));
  await expect(page).toShow('已匹配 3 / 3 列');
  await page.getByRole('button', { name: '开始试运行' }).click();
  await expect(page).toShow('可写入 1 行，另有 1 行错误待处理');
  await expect(page).toShow('压缩包中没有“none.png”');
  await page.getByRole('button', { name: '开始导入 1 行' }).click();
  await expect(page).toShow('已写入 1 行');
  const [row] = await (await journey.app.as('admin')).data(brand.list, { code: 'ZIP-1' });
  expect((await fetch(journey.app.baseUrl + row!.labelPath)).headers.get('content-type')).toBe('image/png');
});
