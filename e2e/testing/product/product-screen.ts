import { product } from '@edp/contract/modules/product/product.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { productChoices, productSample, variantSample } from '@edp/server/testing/samples/product-sample.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import type { Page } from 'playwright-core';

let number = 7000;

/** A specification of the test's own, for products of the sample's category. */
export async function addSpecification(client: TestClient, name: string, values: readonly string[]) {
  const { categoryId } = await productChoices(client);
  const input = {
    name,
    productTypeId: categoryId.at(-1)!,
    active: 1 as const,
    sortOrder: 1,
    description: '',
    specValueList: values.map((specValue, index) => ({ specValue, sortOrder: index })),
  };
  const { id } = await client.data(specification.save, input);
  const { specValueList } = await client.data(specification.detail, { id });
  return { id, name, specValueList };
}

type Made = Awaited<ReturnType<typeof addSpecification>>;

/** A product of the test's own; with specifications it has all their combinations. */
export async function addProduct(client: TestClient, specifications: readonly Made[] = [], fields: object = {}) {
  number += 1;
  const sample = productSample(await productChoices(client), number);
  const combinations = specifications.reduce<{ names: string[]; ids: string[] }[]>(
    (all, { specValueList }) =>
      all.flatMap(({ names, ids }) =>
        specValueList.map(({ id, specValue }) => ({ names: [...names, specValue], ids: [...ids, id] })),
      ),
    [{ names: [], ids: [] }],
  );
  const variants =
    specifications.length === 0
      ? {}
      : {
          productModel: 1,
          proSpecConfigVoList: specifications.map(({ id, specValueList }) => ({
            id,
            specValueList: specValueList.map((value) => ({ id: value.id })),
          })),
          specList: combinations.map(({ names, ids }, index) => ({
            ...variantSample([sample.name, ...names].join(' '), String(10 + index)),
            specValues: ids,
          })),
        };
  const input = { ...sample, ...variants, ...fields };
  const { id } = await client.data(product.create, input);
  return { ...input, id, route: `/mchManage/${id}/0`, read: () => client.data(product.detail, { proId: id }) };
}

/** A cell of the grid, by the number of its row and the title of its column. */
export async function cellOf(page: Page, row: number, column: string) {
  const titles = await page.getByRole('columnheader').filter({ visible: true }).allInnerTexts();
  const place = titles.findIndex((title) => title.trim().startsWith(column));
  return page.getByRole('grid').locator(`[aria-rowindex="${row + 1}"] [aria-colindex="${place + 1}"]`);
}

/** Types into a cell, as into a spreadsheet. */
export async function typeInCell(page: Page, row: number, column: string, text: string) {
  await (await cellOf(page, row, column)).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}
