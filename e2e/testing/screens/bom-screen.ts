import { bom } from '@edp/contract/modules/bom/bom.ts';
import { bomItem, type BomNode } from '@edp/contract/modules/bom/bom-item.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { materialChoices, materialSample } from '@edp/server/testing/samples/material-sample.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import type { Page } from 'playwright-core';

let number = 0;

interface Outline {
  [name: string]: Outline;
}

/** A BOM of the test's own with typed components; the outline is `{ 甲: { 乙: {} } }`. */
export async function addBom(client: TestClient, outline: Outline = {}) {
  number += 1;
  const name = `试验设备${number}号`;
  const { id } = await client.data(bom.save, { productName: name, proSpecName: `规格${number}`, active: 1 });
  const ids: Record<string, string> = {};
  const add = async (nodes: Outline, supId?: string) => {
    for (const [index, [productName, below]] of Object.entries(nodes).entries()) {
      ids[productName] = (
        await client.data(bomItem.save, { bomId: id, supId, productName, sort: (index + 1) * 10 })
      ).id;
      await add(below, ids[productName]);
    }
  };
  await add(outline);
  return {
    id,
    name,
    ids,
    route: `/sparebom?productName=${encodeURIComponent(name)}`,
    tree: `/sparebom/${id}/tree`,
    shape: async () => printTree(await client.data(bomItem.tree, { bomId: id })),
  };
}

/** A material of the test's own with a price. */
export async function addMaterial(client: TestClient, itemName: string, marketPrice: string) {
  number += 1;
  const itemCode = `BOM-M${number}`;
  const { id } = await client.data(material.save, {
    ...materialSample(await materialChoices(client), number),
    itemCode,
    itemName,
    marketPrice,
  });
  return { id, itemCode, itemName };
}

/** `甲(乙),丙`. */
export const printTree = (nodes: readonly BomNode[]): string =>
  nodes.map(({ productName, children }) => productName + (children ? `(${printTree(children)})` : '')).join(',');

const rowsOf = (page: Page) => page.getByRole('treegrid').getByRole('row').filter({ visible: true });
/** The row of a component, by its name. */
export const component = (page: Page, name: string) =>
  rowsOf(page).filter({ has: page.getByText(name, { exact: true }) });
/** Each row as one line, without the header. */
export const componentLines = async (page: Page) =>
  (await rowsOf(page).allInnerTexts()).slice(1).map((text) => text.replaceAll(/\s+/g, ' ').trim());
export const numbers = async (page: Page) =>
  (await componentLines(page)).map((line) => line.split(' ').slice(0, 2).join(' '));
export const press = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`(^|\\s)${name}$`) })
    .filter({ visible: true })
    .last()
    .click();
/** A field of the form beside the tree. */
export const componentField = (page: Page, label: string) =>
  page.locator('form[id]').getByLabel(label, { exact: true }).filter({ visible: true });
/** A value beside the tree. */
export const shownValue = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }), visible: true })
    .locator('dd')
    .first();
