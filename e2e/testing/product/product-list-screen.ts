import { product } from '@edp/contract/modules/product/product.ts';
import {
  productChoices,
  productSample,
  variantSample,
  type ProductChoices,
} from '@edp/server/testing/samples/product-sample.ts';
import type { TestApp } from '@edp/server/testing/test-app.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';

const choicesOf = new WeakMap<TestClient, Promise<ProductChoices>>();
let number = 0;

/** The choices for this client, read once. */
export function choices(client: TestClient): Promise<ProductChoices> {
  const promise = choicesOf.get(client) ?? productChoices(client);
  choicesOf.set(client, promise);
  return promise;
}

/** Products of the test's own, whose names begin alike. */
export async function addProducts(client: TestClient, count: number, fields: object = {}) {
  const start = `列表商品${(number += 1)}号`;
  const added = [];
  for (let index = 1; index <= count; index += 1) {
    const name = `${start}${String(index).padStart(2, '0')}`;
    const input = {
      ...productSample(await choices(client), 0),
      code: `LP-${number}-${index}`,
      name,
      specList: [variantSample(name)],
      ...fields,
    };
    added.push({ ...input, ...(await client.data(product.create, input)) });
  }
  return { start, added, route: `/mchManage?name=${encodeURIComponent(start)}&sort=name` };
}

/** A product in several variants, one for each value of a specification of the test's own. */
export async function addMultiStyle(app: TestApp, client: TestClient, values: readonly string[]) {
  const start = `列表商品${(number += 1)}号`;
  const { categoryId } = await choices(client);
  const owner = await app.asTenant(1);
  const {
    rows: [specification],
  } = await owner.query<{ id: string }>('insert into specification (name, category_id) values ($1, $2) returning id', [
    `口径${number}`,
    categoryId.at(-1),
  ]);
  const { rows: added } = await owner.query<{ id: string; name: string }>(
    'insert into specification_value (specification_id, name, sort_order) select $1, value, place from unnest($2::text[]) with ordinality as given (value, place) returning id, name',
    [specification!.id, values],
  );
  const input = {
    ...productSample(await choices(client), 0),
    code: `LP-${number}`,
    name: start,
    productModel: 1,
    proSpecConfigVoList: [{ id: specification!.id, specValueList: added.map(({ id }) => ({ id })) }],
    specList: added.map(({ id, name }, place) => ({
      ...variantSample(`${start} ${name}`, String(100 + place)),
      itemCode: `LV-${number}-${place + 1}`,
      isCreateItem: 0,
      specValues: [id],
    })),
  };
  const { id } = await client.data(product.create, input);
  return {
    id,
    name: start,
    code: input.code,
    specification: `口径${number}`,
    itemCodes: input.specList.map(({ itemCode }) => itemCode),
    route: `/mySpecification/${id}`,
  };
}
