import { restrictableField } from '@edp/contract/field-rights.ts';
import { pageIn } from '@edp/contract/kernel/envelope.ts';
import { inputPath, type SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { pageInput } from '@edp/contract/kernel/paging.ts';
import { type FieldRight, partAt } from '@edp/contract/kernel/record/field-rights.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { sku } from '@edp/contract/modules/product/sku.ts';
import type { Importer } from '../../kernel/exchange/import/importer.ts';
import { importers } from '../../modules/import/importers.ts';
import { materialChoices, materialSample } from '../../testing/samples/material-sample.ts';
import { productChoices, productSample } from '../../testing/samples/product-sample.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { lockedAccount } from './locked-people.ts';
import { callOf, type Input } from './locked-paths.ts';

/** A noun that spreadsheets and batch edits write, with the columns that a role may be kept from. */
export interface LockedSheet {
  readonly name: string;
  readonly importer: Importer;
  readonly columns: readonly SheetColumn[];
}

const partOf = ({ sheet }: Importer, column: SheetColumn) => partAt(sheet.save!.input, inputPath(column));
const rightOf = (importer: Importer, column: SheetColumn): FieldRight => partOf(importer, column)?.right ?? 'none.none';

/** Whether a role may be kept from seeing it. */
export const canHide = ({ importer }: LockedSheet, column: SheetColumn) =>
  restrictableField(rightOf(importer, column))!.canHide;

/** Whether the form of a new record asks for it. */
export const isAsked = ({ importer }: LockedSheet, column: SheetColumn) =>
  partOf(importer, column)!.isOptional === false;

export const lockedSheets: readonly LockedSheet[] = importers.flatMap((importer) => {
  const columns = importer.sheet.columns.filter(
    (column) => column.isWritten && restrictableField(rightOf(importer, column)),
  );
  return columns.length > 0 ? [{ name: importer.sheet.noun, importer, columns }] : [];
});

/** A record of a sheet by what its rows are told apart by. */
export interface SheetRecord {
  readonly id: string;
  readonly key: string;
}

export async function listOf(client: TestClient, noun: string, size = 500): Promise<(Input & { id: string })[]> {
  const list = callOf(noun, 'list');
  return pageIn<Input & { id: string }>((await client.send(list.method, list.path, pageInput(list, 1, size))).body)
    .rows;
}

/** What no answer has. */
const secrets = { password: 'Harbour-7-Lamp', certificatePwd: 'Harbour-7-Lamp' };

const perSheet = (name: string, number: number) => `LK${name.slice(0, 3)}${number}`;

/** So many records, new ones, because what the demo data has may be in stock, in use or belong to the system. */
export async function addRecords(
  client: TestClient,
  { name, importer: { sheet } }: LockedSheet,
  count: number,
): Promise<SheetRecord[]> {
  const numbers = Array.from({ length: count }, (_each, index) => index + 1);
  if (name === 'material') {
    const choices = await materialChoices(client);
    return Promise.all(
      numbers.map(async (number) => ({
        ...(await client.data(material.save, {
          ...materialSample(choices, 8000 + number),
          isLotControl: 1,
          isSerialNumberControl: 1,
        })),
        key: `TEST-${8000 + number}`,
      })),
    );
  }
  if (name === 'product' || name === 'sku') {
    const choices = await productChoices(client);
    const first = name === 'sku' ? 8500 : 8000;
    const products = await Promise.all(
      numbers.map(async (number) => ({
        ...(await client.data(product.create, { ...productSample(choices, first + number), serialNumberEnable: 1 })),
        key: `PROD-${first + number}`,
      })),
    );
    if (name === 'product') return products;
    return Promise.all(
      products.map(async ({ id }) => {
        const [row] = await client.data(sku.list, { productId: id });
        return { id: row!.id, key: row!.itemCode };
      }),
    );
  }
  const rows = await listOf(client, name);
  // A colleague of the user: others are not theirs to change.
  const sample = rows.find(({ account }) => account === lockedAccount) ?? rows[0];
  const detail = callOf(name, 'detail');
  const { id: _id, version: _version, ...whole } = (await client.data(detail, detail.sample(sample!))) as Input;
  const add = callOf(name, name === 'employee' ? 'add' : 'save');
  return Promise.all(
    numbers.map(async (number) => {
      const own = perSheet(name, number);
      const named = Object.fromEntries(
        ['code', 'name', 'realname', 'account']
          .filter((field) => field in whole)
          .map((field) => [field, field === 'account' ? own.toLowerCase() : own]),
      );
      const { body, status } = await client.send(add.method, add.path, { ...whole, ...named, ...secrets, roleIds: [] });
      if (status !== 200) throw new Error(`${add.name} answered ${status}: ${JSON.stringify(body)}`);
      return { id: (body.data as unknown as { id: string }).id, key: named[sheet.key ?? 'name'] ?? '' };
    }),
  );
}

/** What a record has in these columns. */
export async function valuesOf(
  client: TestClient,
  { name, columns }: LockedSheet,
  { id, key }: SheetRecord,
): Promise<Input> {
  if (name === 'sku') {
    const [row] = (await client.data(sku.list, { itemCode: key })) as unknown as Input[];
    return Object.fromEntries(columns.map(({ field }) => [field, row![field]]));
  }
  const detail = callOf(name, 'detail');
  const whole = (await client.data(detail, detail.sample({ id }))) as Input & {
    combinedUnitVo?: Input;
    specList?: Input[];
  };
  // A product's row has its measures, and of its one variant the prices, beside its own fields.
  const flat: Input = { ...whole.specList?.[0], ...whole.combinedUnitVo, ...whole };
  return Object.fromEntries(
    columns.flatMap(({ field, shown = field }) => [
      [field, flat[field]],
      [shown, flat[shown]],
    ]),
  );
}
