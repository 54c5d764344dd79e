import { randomBytes } from 'node:crypto';
import { product } from '@edp/contract/modules/product/product.ts';
import { readConfig } from '@edp/server/config.ts';
import { prepareDatabase } from '@edp/server/kernel/database/open-database.ts';
import { startChild, startInProduction } from '../child-server.ts';
import { inTurn } from '../list/load.ts';
import { connections } from '../list/measure.ts';
import { nodeIds, query } from '../material/requests.ts';
import { addReaders, type Reader, type Tickets } from '../material/sessions.ts';
import { withScratchPostgres } from '../scratch.ts';
import { signedGet, signedRequest } from '../signed-request.ts';
import { caseHeading, type ComparedCase, compareCase } from '../write/compare-cases.ts';
import type { Place, Prepare, Sides } from '../write/measure-sides.ts';
import { products, seedProducts } from './seed-products.ts';

interface Side extends Place {
  tickets: Tickets;
}

const secret = randomBytes(32).toString('hex');
/** The product estimates a total beyond 1,000. */
const ignored = /"total":\d+(,"approximate":true)?/g;

/** What the limit is told instead of a session. */
const headersOf = ({ tickets }: Side, reader: Reader) => ({
  'x-organisation': tickets.organisationIds[reader],
  'x-master': reader === 'master' ? 1 : 0,
});
const lists =
  (reader: Reader, inputs: readonly object[]): Prepare<Side> =>
  (side) =>
    inTurn(
      inputs.map((input) => () => {
        const body = { pageNo: 1, pageSize: 10, ...input };
        return signedRequest(product.list.path, side.tickets[reader], body, headersOf(side, reader));
      }),
    );
const details =
  (reader: Reader): Prepare<Side> =>
  async (side) => {
    const rows = await query<{ id: string }>(
      side,
      `select product_id as id from product_assignment where inventory_organisation_id = ${side.tickets.organisationIds[reader]} order by product_id desc limit 100`,
    );
    return inTurn(
      rows.map(
        ({ id }) =>
          () =>
            signedGet(product.detail.path, side.tickets[reader], { proId: id }, headersOf(side, reader)),
      ),
    );
  };

const p95 = 50;
const firstPages = [1, 2, 3, 4].map((pageNo) => ({ pageNo }));
/** In the middle of what the reader has. */
const farPage: Readonly<Record<Reader, number>> = { master: 10_000, ordinary: 500 };

const casesOf = (reader: Reader): readonly ComparedCase<Side>[] => [
  { what: 'first page', prepare: lists(reader, firstPages), aim: { share: 0.7, p95 } },
  {
    what: 'subtree',
    prepare: async (side, count) => {
      const inputs = (await nodeIds(side)).map((id) => ({ categoryId: [id] }));
      return lists(reader, inputs)(side, count);
    },
    aim: { p95 },
  },
  {
    what: 'name',
    prepare: lists(
      reader,
      ['轴承', '不锈', '电缆', '铂电'].map((name) => ({ name })),
    ),
    aim: { p95 },
  },
  {
    what: 'code prefix',
    prepare: lists(
      reader,
      ['ZC0001', 'LS0019', 'FM0007'].map((code) => ({ code })),
    ),
    aim: { p95 },
  },
  { what: 'on the shelf', prepare: lists(reader, [{ active: 1 }]), aim: { p95 } },
  {
    what: `page ${farPage[reader].toLocaleString('en')}`,
    prepare: lists(reader, [{ pageNo: farPage[reader] }]),
    aim: { p95 },
  },
  { what: 'one product', prepare: details(reader), aim: { share: 0.7 } },
];

/** The list of a tenant with 200,000 products through the whole stack, side by side with the limit. */
export const benchProductList = () =>
  withScratchPostgres(async (ownerUrl, folder) => {
    await prepareDatabase(readConfig({ EDP_SECRET: secret }), ownerUrl);
    await seedProducts(ownerUrl);
    const tickets = await addReaders(ownerUrl);
    const children = {
      product: await startInProduction(18_094, { ownerUrl, folder, secret }),
      limit: await startChild('product/limit-server.ts', 18_095, { BENCH_DATABASE: ownerUrl }),
    };
    const sides: Sides<Side> = {
      product: { url: children.product.url, ownerUrl, tickets },
      limit: { url: children.limit.url, ownerUrl, tickets },
    };
    try {
      console.log(
        `a tenant with ${products.toLocaleString('en')} products, ${connections} connections: ${caseHeading}`,
      );
      for (const reader of ['master', 'ordinary'] as const) {
        console.log(reader);
        for (const each of casesOf(reader)) await compareCase(each, sides, children, ignored);
      }
    } finally {
      await children.product.stop();
      await children.limit.stop();
    }
  });
