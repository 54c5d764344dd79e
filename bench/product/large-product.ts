import type { InputOf } from '@edp/contract/kernel/call.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { addSpecification } from '@edp/e2e/testing/product/product-screen.ts';
import { productChoices, productSample, variantSample } from '@edp/server/testing/samples/product-sample.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import { median } from '../median.ts';

/** As many variants as a product may have. */
const values = { 口径: 16, 材质: 16, 压力: 8 };
export const variants = Object.values(values).reduce((all, count) => all * count);

const [createRounds, rounds] = [3, 7];

interface Measured {
  /** The one that was created last. */
  id: string;
  createMs: number;
  loadMs: number;
  saveMs: number;
  bytes: number;
}

/** Creates, reads and changes products of 2,048 variants through HTTP. */
export async function measureOnServer(client: TestClient): Promise<Measured> {
  const productInput = await largeProduct(client);
  const created: number[] = [];
  let id = '';
  for (let round = 0; round < createRounds; round++) {
    created.push(
      await timed(async () => {
        ({ id } = await client.data(product.create, { ...productInput, code: `BENCH-${round}` }));
      }),
    );
  }
  const [loaded, saved]: [number[], number[]] = [[], []];
  let record = await client.data(product.detail, { proId: id });
  for (let round = 0; round < rounds; round++) {
    record.specList[round * 200]!.listPricePerUnit = String(1000 + round);
    const input = inputOf(record);
    saved.push(await timed(() => client.data(product.update, input)));
    loaded.push(
      await timed(async () => {
        record = await client.data(product.detail, { proId: id });
      }),
    );
  }
  return {
    id,
    createMs: median(created),
    loadMs: median(loaded),
    saveMs: median(saved),
    bytes: Buffer.byteLength(JSON.stringify(record)),
  };
}

/** As another user does it: every variant gets another market price. */
export async function changeAllPrices(client: TestClient, id: string, round: number) {
  const record = await client.data(product.detail, { proId: id });
  for (const [index, row] of record.specList.entries()) row.marketPrice = String(5000 + 100 * round + (index % 50));
  await client.data(product.update, inputOf(record));
}

/** The form sends the fields of the input alone. */
const inputOf = (record: object) =>
  Object.fromEntries(
    Object.entries(record).filter(([name]) => name in product.update.input.shape),
  ) as unknown as InputOf<typeof product.update>;

/** What a new form sends: all combinations, codes made by the server. */
async function largeProduct(client: TestClient) {
  const specifications = [];
  for (const [name, count] of Object.entries(values))
    specifications.push(
      await addSpecification(
        client,
        `压测${name}`,
        Array.from({ length: count }, (_, index) => `${name}${index + 1}`),
      ),
    );
  const sample = productSample(await productChoices(client), 1);
  const combinations = specifications.reduce<{ id: string; specValue: string }[][]>(
    (all, { specValueList }) => all.flatMap((before) => specValueList.map((value) => [...before, value])),
    [[]],
  );
  return {
    ...sample,
    productModel: 1,
    proSpecConfigVoList: specifications.map(({ id, specValueList }) => ({
      id,
      specValueList: specValueList.map((value) => ({ id: value.id })),
    })),
    specList: combinations.map((chosen, index) => ({
      ...variantSample([sample.name, ...chosen.map(({ specValue }) => specValue)].join(' '), String(10 + index)),
      specValues: chosen.map((value) => value.id),
    })),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
