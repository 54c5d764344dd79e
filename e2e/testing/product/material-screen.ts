import { Buffer } from 'node:buffer';
import { material } from '@edp/contract/modules/material/material.ts';
import { materialChoices, materialSample } from '@edp/server/testing/samples/material-sample.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import type { Page } from 'playwright-core';
import { formField } from '../screens/record-screen.ts';

let number = 5000;

/** A material of the test's own. */
export async function addMaterial(client: TestClient, fields: object = {}) {
  number += 1;
  const input = { ...materialSample(await materialChoices(client), number), ...fields };
  const { id } = await client.data(material.save, input);
  return { ...input, id, route: `/materialManage/${id}/0`, read: () => client.data(material.detail, { skuId: id }) };
}

/** Says that an organisation holds so much of a material. */
export const setStock = (client: TestClient, itemCode: string, invOrgCode: string, quantity: number) =>
  client.succeed(material.setStock, {
    key: `e2e ${itemCode} ${invOrgCode} ${quantity}`,
    entries: [{ itemCode, invOrgCode, quantity }],
  });

export const switchOf = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
export const tab = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('tab', { name: new RegExp(`^${title}`) })
    .filter({ visible: true });

/** One side of the organisations of a form: 可分配的组织 or 已分配的组织. */
export const side = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Chooses a path in a tree, level by level. */
export async function choosePath(page: Page, label: string, names: readonly string[]) {
  await formField(page, label).click();
  const menus = page.locator('.ant-select-dropdown').filter({ visible: true });
  for (const [level, name] of names.entries())
    await menus.locator('.ant-cascader-menu').nth(level).getByText(name, { exact: true }).click();
  await menus.first().waitFor({ state: 'hidden' });
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypmp42'),
  Buffer.alloc(4),
  Buffer.from('mp42isom'),
  Buffer.alloc(64),
]);
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
export const pictureFile = (name: string) => ({ name, mimeType: 'image/png', buffer: png });
export const videoFile = (name: string) => ({ name, mimeType: 'video/mp4', buffer: mp4 });
export const pdfFile = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf });
export const svgFile = (name: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
});

/** The chooser of a field; it is outside of the page for the eye. */
export const fileInput = (page: Page, field: string) =>
  page.locator(`form[id] [data-field="${field}"] input[type=file]`);
