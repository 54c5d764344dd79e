import { category, type CategoryNode } from '@edp/contract/modules/category/category.ts';
import { productCategorySet } from '@edp/contract/modules/specification/specification-fields.ts';
import type { TestClient } from '../test-client.ts';

const pathIn = (nodes: readonly CategoryNode[], name: string): string[] | undefined => {
  for (const { id, name: own, children = [] } of nodes) {
    const below = own === name ? [] : pathIn(children, name);
    if (below) return [id, ...below];
  }
  return undefined;
};

/** The path to a product category of the demo data. */
export async function productCategory(client: TestClient, name: string): Promise<string[]> {
  const path = pathIn(await client.data(category.tree, { categorySetCode: productCategorySet }), name);
  if (!path) throw new Error(`no category ${name}`);
  return path;
}
