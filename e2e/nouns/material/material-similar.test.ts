import { expect, it } from 'vitest';
import { useJourney } from '../../testing/journey.ts';
import { formField } from '../../testing/screens/record-screen.ts';

const journey = useJourney();

it('填写名称时提示相近的物料，可以打开；编辑已有物料时只在改名后提示', async () => {
  const page = await journey.open('/materialManage/0/0', { as: 'zhangwei' });
  await formField(page, '物料名称').fill('深沟球轴承 6204 两面橡胶密封');
  const hint = page.getByRole('complementary', { name: '可能已有的物料' });
  await expect(hint.getByRole('link').first()).toBeShown();
  await formField(page, '物料编码').fill('zc 6204－2rs');
  const same = hint.getByRole('listitem').filter({ hasText: '编码相同' });
  await expect(same.getByRole('link', { name: /^ZC-6204-2RS/ })).toBeShown();
  await same.getByRole('link').click();
  await expect(page.getByRole('heading', { name: '物料详情' })).toBeShown();
  await page.getByRole('button', { name: '编辑', exact: true }).click();
  await expect(formField(page, '物料名称')).toBeShown();
  await expect(hint).toBeGone();
  await formField(page, '物料名称').fill('深沟球轴承 6205-2RS');
  await expect(hint).toBeShown();
});
