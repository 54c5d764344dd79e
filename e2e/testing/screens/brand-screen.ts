import { brand } from '@edp/contract/modules/brand/brand.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import type { Page } from 'playwright-core';
import { field } from './list-screen.ts';

let number = 0;

/** A brand of the test's own, so that no test needs what another has left. */
export async function addBrand(client: TestClient, fields: object = {}) {
  number += 1;
  const input = {
    code: `T${number}X`,
    name: `试验品牌${number}`,
    active: 1,
    sortOrder: 900 + number,
    description: '',
    ...fields,
  };
  const { id } = await client.data(brand.save, input);
  return { ...input, id, route: `/brand?code=${input.code}` };
}

export async function openNewBrand(page: Page) {
  await page.getByRole('button', { name: '新增品牌' }).click();
  await field(page, '品牌编码').waitFor();
}
