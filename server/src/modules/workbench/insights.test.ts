import { brand } from '@edp/contract/modules/brand/brand.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { file } from '@edp/contract/modules/file/file.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { workbench } from '@edp/contract/modules/workbench/workbench.ts';
import { expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
const insights = (client: TestClient) => client.data(workbench.insights, {});

it('完整度按类别，最低在前；与商品自己的一致，说出最常缺的', async () => {
  const { completeness } = await insights(used.admin);
  const products = await used.admin.data(product.list, { pageSize: 50 });
  const average = products.reduce((sum, each) => sum + each.completeness.percent, 0) / products.length;
  expect(completeness).toMatchObject({ value: products.length, percent: Math.round(average * 10) / 10, isPart: false });
  const percents = completeness!.categories.map(({ percent }) => percent);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  const [lowest] = completeness!.categories;
  const inCategory = await used.admin.data(product.list, { categoryId: lowest!.id, pageSize: 50 });
  expect(inCategory).toHaveLength(lowest!.value);
  expect(lowest!.missing?.value ?? 0).toBeLessThanOrEqual(lowest!.value);
});

it('未来90天到期的证书，最早的在前；没有权限的看不到', async () => {
  const { certificates } = await insights(used.admin);
  const days = certificates!.items.map((each) => each.days);
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  expect(days.every((day) => day >= 0 && day <= certificates!.days)).toBe(true);
  const listed = await used.admin.data(certificate.list, { workStatus: 'USEABLE', limit: 50 });
  expect(certificates!.value).toBe(
    listed.filter(({ daysLeft }) => daysLeft >= 0 && daysLeft <= certificates!.days).length,
  );
  expect((await insights(await used.app.as('kehu'))).certificates).toBeNull();
});

it('活跃员工、存储与导入只给系统管理员', async () => {
  const { company } = await insights(used.admin);
  expect(company!.people.value).toBeGreaterThan(0);
  expect(company!.people.days).toHaveLength(14);
  expect(company!.people.days.at(-1)).toBeLessThanOrEqual(company!.people.value);
  expect(company!.storage.used).toBe((await used.admin.data(file.tenantUsage, {})).used);
  expect(company!.jobs.value).toBe((await used.admin.succeed(imports.list, {})).body.total);
  expect((await insights(await used.app.as('zhangwei'))).company).toBeNull();
  expect(await insights(await used.app.as('kehu'))).toEqual({
    figures: [],
    growth: [],
    certificates: null,
    completeness: null,
    company: null,
  });
});

it('新增与删除的记录，按天', async () => {
  const brands = async () => (await insights(used.admin)).growth.find(({ noun }) => noun === 'brand')!.days;
  const before = await brands();
  expect(before).toHaveLength(14);
  const values = { code: 'GROWTH', name: '增长', active: 1 as const, sortOrder: 1, description: '' };
  const { id } = await used.admin.data(brand.save, values);
  expect((await brands()).at(-1)).toBe(before.at(-1)! + 1);
  await used.admin.succeed(brand.delete, { id });
  expect(await brands()).toEqual(before);
});

it('语句不随记录多少而增加', async () => {
  const zhangwei = await used.app.as('zhangwei');
  await zhangwei.data(workbench.show, {});
  await insights(zhangwei);
  expect(await countStatements(() => zhangwei.data(workbench.show, {}))).toBeLessThanOrEqual(70);
  expect(await countStatements(() => insights(zhangwei))).toBeLessThanOrEqual(60);
});
