import { randomBytes } from 'node:crypto';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { readConfig } from '@edp/server/config.ts';
import { prepareDatabase } from '@edp/server/kernel/database/open-database.ts';
import { startChild, startInProduction } from '../child-server.ts';
import { inTurn } from '../list/load.ts';
import { connections } from '../list/measure.ts';
import { withScratchPostgres } from '../scratch.ts';
import { signedRequest } from '../signed-request.ts';
import { caseHeading, type ComparedCase, compareCase } from '../write/compare-cases.ts';
import type { Place, Prepare, Sides } from '../write/measure-sides.ts';
import { departments, people, type Seeded, seedPeople } from './seed-people.ts';

interface Side extends Place, Seeded {}

const secret = randomBytes(32).toString('hex');
/** The product estimates a total beyond 1,000. */
const ignored = /"total":\d+(,"approximate":true)?/g;

const lists =
  (inputsOf: (side: Side) => readonly object[]): Prepare<Side> =>
  (side) =>
    inTurn(
      inputsOf(side).map(
        (input) => () => signedRequest(employee.list.path, side.ticket, { pageNo: 1, pageSize: 10, ...input }),
      ),
    );
const trees =
  (path: string): Prepare<Side> =>
  (side) =>
    inTurn([() => signedRequest(path, side.ticket, {})]);

/** The list budget is 10 ms of database time; the p95 is that of 16 people who ask all the time. */
const aim = { p95: 50, database: 10 };
const cases: readonly ComparedCase<Side>[] = [
  { what: 'first pages', prepare: lists(() => [1, 2, 3, 4].map((pageNo) => ({ pageNo }))), aim },
  {
    what: 'department',
    prepare: lists(({ departmentIds }) => departmentIds.map((organizationId) => ({ organizationId }))),
    aim,
  },
  { what: 'initials', prepare: lists(() => ['oywb', 'zjg', 'lzq', 'wrx'].map((keyword) => ({ keyword }))), aim },
  { what: 'pinyin', prepare: lists(() => ['ouyangwenbo', 'zhaojing', 'wangrx'].map((keyword) => ({ keyword }))), aim },
  {
    what: 'job number, phone',
    prepare: lists(() => ['E000123', '13900007', 'E0199'].map((keyword) => ({ keyword }))),
    aim,
  },
  {
    what: 'initials in dept.',
    prepare: lists(({ departmentIds }) => departmentIds.map((organizationId) => ({ organizationId, keyword: 'zw' }))),
    aim,
  },
  { what: 'members of a role', prepare: lists(({ roleIds }) => roleIds.map((roleId) => ({ roleId }))), aim },
  { what: 'by name', prepare: lists(() => [{ sort: 'realname' }, { sort: '-realname' }]), aim },
  { what: 'who left', prepare: lists(() => [{ status: 2 }]), aim },
  // Whole trees, read once when a screen is opened: no page of a list.
  { what: 'departments, counts', prepare: trees(employee.filters.path), aim: {} },
  { what: 'organisation tree', prepare: trees(organisation.tree.path), aim: {} },
];

/** Employees of one large tenant through the whole stack, side by side with the limit. */
export const benchPeople = () =>
  withScratchPostgres(async (ownerUrl, folder) => {
    await prepareDatabase(readConfig({ EDP_SECRET: secret }), ownerUrl);
    const seeded = await seedPeople(ownerUrl);
    const children = {
      product: await startInProduction(18_096, { ownerUrl, folder, secret }),
      limit: await startChild('people/limit-server.ts', 18_097, { BENCH_DATABASE: ownerUrl }),
    };
    const sides: Sides<Side> = {
      product: { url: children.product.url, ownerUrl, ...seeded },
      limit: { url: children.limit.url, ownerUrl, ...seeded },
    };
    try {
      console.log(
        `a tenant with ${people.toLocaleString('en')} employees in ${departments.toLocaleString('en')} departments, ${connections} connections: ${caseHeading}`,
      );
      for (const each of cases) await compareCase(each, sides, children, ignored);
    } finally {
      await children.product.stop();
      await children.limit.stop();
    }
  });
