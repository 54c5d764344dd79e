import { category, type CategoryNode } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import type { Page } from 'playwright-core';

let number = 0;

/** A category set of the test's own; the outline is `{ 甲: { 乙: {} } }`. */
export async function addSet(client: TestClient, outline: Outline = {}) {
  number += 1;
  const name = `试验分类集${number}`;
  const { id } = await client.data(categorySet.save, { code: `E2E${number}`, name, type: 1, state: 1 });
  const ids: Record<string, string> = {};
  const add = async (nodes: Outline, parentId?: string) => {
    for (const [index, [node, below]] of Object.entries(nodes).entries()) {
      const code = `N${Object.keys(ids).length + 1}`;
      ids[node] = (
        await client.data(category.save, {
          categorySetId: id,
          parentId,
          name: node,
          code,
          sort: (index + 1) * 10,
          status: 1,
        })
      ).id;
      await add(below, ids[node]);
    }
  };
  await add(outline);
  return {
    id,
    name,
    ids,
    route: `/categorySet?name=${encodeURIComponent(name)}`,
    shape: async () => print(await client.data(category.tree, { categorySetId: id })),
  };
}

interface Outline {
  [name: string]: Outline;
}

/** `甲(乙),丙`. */
const print = (nodes: readonly CategoryNode[]): string =>
  nodes.map(({ name, children }) => name + (children ? `(${print(children)})` : '')).join(',');

export const node = (page: Page, name: string) =>
  page.getByRole('treeitem').filter({ has: page.getByText(name, { exact: true }) });
/** An icon is part of a button's accessible name. */
export const button = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`(^|\\s)${name}$`) });
/** The node that is active for the keyboard. */
export const activeNode = async (page: Page) => {
  const id = (await page.getByRole('tree').getAttribute('aria-activedescendant')) ?? '';
  return page.locator(`[id="${id}"] span[title]`).innerText();
};
export const nodeNames = (page: Page) => page.getByRole('treeitem').locator('span[title]').allInnerTexts();
