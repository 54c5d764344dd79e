import type { Call } from '@edp/contract/kernel/call.ts';
import { pageIn } from '@edp/contract/kernel/envelope.ts';
import { pageInput } from '@edp/contract/kernel/paging.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { addCertificateWith } from '../../testing/files/certificate-calls.ts';
import { pkcs12 } from '../../testing/files/certificate-files.ts';
import { materialChoices, materialSample } from '../../testing/samples/material-sample.ts';
import { productChoices, productSample, variantSample } from '../../testing/samples/product-sample.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { nounOf } from '../call-classes.ts';
import { emptyIn, likelyValues } from './field-values.ts';
import { lockedAccount } from './locked-people.ts';
import { callOf, detailOf, type Input, pathsOf, withAt } from './locked-paths.ts';

/** A record as a call of its noun saves it. */
export interface Saved {
  readonly name: string;
  readonly call: Call;
  readonly id: string;
}

export async function readRecord(client: TestClient, { call, id }: Saved): Promise<Input> {
  const detail = detailOf(call);
  return { ...((await client.data(detail, detail.sample({ id }))) as Input), id };
}

/**
 * New records where those of the demo data lack too much, or may not be changed by every role. Switches are on, because
 * some fields are only kept then; an asset could not do without the others.
 */
const makers: Readonly<Record<string, (client: TestClient) => Promise<readonly string[]>>> = {
  async material(client) {
    const sample = materialSample(await materialChoices(client), 7001);
    const switches = Object.fromEntries(
      Object.keys(sample)
        .filter((name) => name.startsWith('is') && name !== 'isInventoryAsset')
        .map((name) => [name, 1]),
    );
    return [(await client.data(material.save, { ...sample, ...switches })).id];
  },
  // Of one style and of several: their variants are matched differently.
  async product(client) {
    const choices = await productChoices(client);
    const specifications = await Promise.all(
      ['锁定用口径', '锁定用材质'].map(async (name) => {
        const { id } = await client.data(specification.save, {
          name,
          productTypeId: choices.categoryId,
          active: 1,
          sortOrder: 1,
          specValueList: [{ specValue: '甲' }, { specValue: '乙' }],
        });
        return client.data(specification.detail, { id });
      }),
    );
    const switches = { bathEnable: 1, serialNumberEnable: 1 };
    const specList = [0, 1].map((index) => ({
      ...variantSample(`锁定${index}`, `${index + 18}`),
      marketPrice: `${index + 28}`,
      specValues: specifications.map(({ specValueList }) => specValueList[index]!.id),
    }));
    const single = await client.data(product.create, { ...productSample(choices, 7001), ...switches });
    const several = await client.data(product.create, {
      ...productSample(choices, 7002),
      ...switches,
      productModel: 1,
      proSpecConfigVoList: specifications.map(({ id, specValueList }) => ({
        id,
        specValueList: specValueList.map((value) => ({ id: value.id })),
      })),
      specList,
    });
    return [single.id, several.id];
  },
  async employee(client) {
    // A colleague of the user who is kept from the fields: others are not theirs to change.
    const { organizationId } = (await client.data(employee.list, { account: lockedAccount }))[0]!;
    return [
      (
        await client.data(employee.add, {
          realname: '被锁定的人',
          account: 'locked.colleague',
          organizationId,
          password: 'Harbour-7-Lamp',
        })
      ).id,
    ];
  },
  certificate: async (client) => [(await addCertificateWith(client, pkcs12)).id],
};

async function idsOf(client: TestClient, call: Call): Promise<readonly string[]> {
  const noun = nounOf(call);
  if (makers[noun]) return makers[noun](client);
  const list = callOf(noun, 'list');
  const { body } = await client.send(list.method, list.path, pageInput(list, 1, 50));
  for (const { id } of pageIn<{ id: string }>(body).rows) {
    const { status } = await client.send(
      call.method,
      call.path,
      await readRecord(client, { name: call.name, call, id }),
    );
    if (status === 200) return [id];
  }
  throw new Error(`${call.name} saves no record of the demo data`);
}

/** What the fields of records may refer to: files, units of every kind, and the first records of other nouns. */
async function findReferences(client: TestClient): Promise<unknown[]> {
  const { picture, categoryId } = await productChoices(client);
  const labels = await client.data(product.labels, {});
  const units = await client.data(unit.list, { pageSize: 100, active: 1 });
  const others = ['material', 'goodsGroup', 'categorySet'].map((noun) => callOf(noun, 'list'));
  const rows = await Promise.all(
    others.map(
      async (list) =>
        pageIn<{ id: string }>((await client.send(list.method, list.path, pageInput(list, 1, 1))).body).rows,
    ),
  );
  return [
    picture.filePath,
    [picture.id],
    categoryId,
    ...labels
      .flatMap(({ roots }) => roots.flatMap(({ children }) => children))
      .slice(0, 1)
      .map(({ id }) => [id]),
    ...[...Map.groupBy(units, (each) => each.unitCategory).values()].map(([first]) => first!.id),
    ...rows.flat().flatMap(({ id }) => [id, [id]]),
  ];
}

/**
 * For each call a record of its noun that has something in every field that a role may be kept from. Calls of one noun
 * share it.
 */
export async function fullRecords(client: TestClient, calls: readonly Call[]): Promise<Saved[]> {
  const references = await findReferences(client);
  const records: Saved[] = [];
  for (const [noun, [first, ...others]] of Map.groupBy(calls, nounOf)) {
    for (const id of await idsOf(client, first!)) {
      const record = { name: `${noun} ${id}`, call: first!, id };
      await fillIn(client, record, references);
      records.push(record, ...others.map((call) => ({ ...record, call })));
    }
  }
  return records;
}

/** Tries values for what is empty until the server takes all of them. */
async function fillIn(client: TestClient, record: Saved, references: readonly unknown[]): Promise<void> {
  const { call } = record;
  const paths = pathsOf(call);
  const stored = await readRecord(client, record);
  const empty = paths.filter(({ name }) => emptyIn(stored, paths).includes(name));
  const candidates = new Map(
    empty.map((each) => [each.name, { path: each.path, values: likelyValues(call, each, references) }]),
  );
  for (;;) {
    const input = [...candidates.values()].reduce(
      (result, { path, values: [value] }) => withAt(result, path, value),
      stored,
    );
    const { status, body } = await client.send(call.method, call.path, input);
    if (status === 200) break;
    const refused = ((body.data as { fields?: { field: string }[] } | null)?.fields ?? []).filter(
      ({ field }) => candidates.get(field)?.values.shift() !== undefined,
    );
    if (refused.length === 0) throw new Error(`${call.name} cannot be filled in: ${JSON.stringify(body)}`);
  }
  const left = emptyIn(await readRecord(client, record), paths);
  if (left.length > 0) throw new Error(`${record.name} has nothing in ${left.join()}`);
}
