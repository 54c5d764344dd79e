import { systemCategorySets } from '@edp/contract/modules/category-set/category-set.ts';
import { materialDefaults } from '@edp/contract/modules/material/material-fields.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import pg from 'pg';
import { inTurn } from '../list/load.ts';
import { connections } from '../list/measure.ts';
import { signedGet, signedRequest } from '../signed-request.ts';
import type { Prepare } from '../write/measure-sides.ts';
import { once, recordsOfConnection, type Updated, updatesOf } from '../write/prepared-requests.ts';
import { largestTenant } from './seed-companies.ts';
import type { Reader, Tickets } from './sessions.ts';

/** One of the two that are compared. */
export interface MaterialSide {
  url: string;
  ownerUrl: string;
  /** Where its materials are updated. */
  table: 'public.material' | 'bench.material';
  tickets: Tickets;
}

/** What the limit is told instead of a session. */
const headersOf = ({ tickets }: MaterialSide, reader: Reader) => ({
  'x-organisation': tickets.organisationIds[reader],
  'x-master': reader === 'master' ? 1 : 0,
});

export const lists =
  (reader: Reader, inputs: readonly object[]): Prepare<MaterialSide> =>
  (side) =>
    inTurn(
      inputs.map(
        (input) => () =>
          signedRequest(
            material.list.path,
            side.tickets[reader],
            { pageNo: 1, pageSize: 10, ...input },
            headersOf(side, reader),
          ),
      ),
    );

export const details =
  (reader: Reader): Prepare<MaterialSide> =>
  async (side) => {
    const rows = await query<{ id: string }>(
      side,
      `
    select m.id from material m join material_assignment a on (a.tenant_id, a.material_id) = (m.tenant_id, m.id)
     where m.tenant_id = ${largestTenant} and a.inventory_organisation_id = ${side.tickets.organisationIds[reader]} order by m.id desc limit 100`,
    );
    return inTurn(
      rows.map(
        ({ id }) =>
          () =>
            signedGet(material.detail.path, side.tickets[reader], { skuId: id }, headersOf(side, reader)),
      ),
    );
  };

/** What the form asks while a material is typed: frequent and rare names. */
export const similar = ({ tickets }: MaterialSide) =>
  inTurn(
    ['加厚型深沟球轴承', '耐高温机械密封', '不锈钢弯头', '铂电阻', '陶瓷环 A4-80'].map(
      (itemName) => () =>
        signedRequest(material.similar.path, tickets.master, { itemCode: '', itemName, specification: 'DN50' }),
    ),
  );

/** At the top of the tree, in its middle and at its end. */
export const nodeIds = async (side: { ownerUrl: string }): Promise<string[]> =>
  (
    await query<{ id: string }>(
      side,
      `
  select c.id from category c join category_set s on (s.tenant_id, s.id) = (c.tenant_id, c.category_set_id)
   where c.tenant_id = ${largestTenant} and s.code = '${systemCategorySets.materialCategory}' and c.code in ('3', '5-2', '7-4-6') order by c.id`,
    )
  ).map(({ id }) => id);

let created = 0;

export const creates: Prepare<MaterialSide> = async (side, count) => {
  const fields = await fieldsOf(side);
  return once(
    Array.from({ length: count }, () =>
      save(side, { ...fields, itemCode: `NEW${++created}`, itemName: `加厚型深沟球轴承 ${created}` }),
    ),
  );
};

export const updates: Prepare<MaterialSide> = async (side, count) => {
  const fields = await fieldsOf(side);
  // Of a material that is in stock the control by lots cannot be changed, and these requests have none.
  const records = await query<Updated>(
    side,
    `
    select id, code, version from ${side.table} where tenant_id = ${largestTenant} and not is_lot_control and not is_serial_number_control and not is_inventory_asset
     order by id limit ${connections * recordsOfConnection}`,
  );
  return updatesOf(records, count, ({ id, version, code }, n) =>
    save(side, { ...fields, id, version, itemCode: code, itemName: `加厚型机械密封 ${n}`, specification: `DN${n}` }),
  );
};

const save = (side: MaterialSide, input: object) => signedRequest(material.save.path, side.tickets.master, input);

const texts = [
  'specificationModel',
  'texture',
  'drawingNumber',
  'drawingExplain',
  'sizeSpecification',
  'materialDescription',
  'bore',
  'wallThickness',
  'outsideDiameter',
  'furnaceBatchNumber',
  'blockNumber',
  'autoLotAlphaPrefix',
  'startAutoLotNumber',
  'autoSerialAlphaPrefix',
  'startAutoSerialNumber',
  'graphicDetails',
  'parameter',
];

/** What the form sends beside code, name and specification. */
async function fieldsOf(side: MaterialSide) {
  const [chosen] = await query<{ unitId: string; itemCategoryId: string; itemTypeId: string }>(
    side,
    `
    select unit_id as "unitId", category_id as "itemCategoryId", type_id as "itemTypeId" from material where tenant_id = ${largestTenant} order by id limit 1`,
  );
  return {
    ...Object.fromEntries(texts.map((name) => [name, ''])),
    ...materialDefaults,
    ...chosen,
    itemCategoryId: [chosen!.itemCategoryId],
    itemTypeId: [chosen!.itemTypeId],
    specification: 'DN50',
    marketPrice: '12.5',
    listPricePerUnit: '15',
    combinedUnitVo: { lengthStr: '120', roughWeight: '3.2' },
  };
}

export async function query<Row extends object>({ ownerUrl }: { ownerUrl: string }, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}
