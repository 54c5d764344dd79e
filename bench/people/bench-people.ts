import { employee } from '@edp/contract/modules/employee/employee.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { readConfig } from '@edp/server/config.ts';
import { prepareDatabase } from '@edp/server/kernel/database/open-database.ts';
import { hashTicket, newTicket } from '@edp/server/kernel/session/session.ts';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startChild, startInProduction } from '../child-server.ts';
import { inTurn } from '../list/load.ts';
import { connections } from '../list/measure.ts';
import { withScratchPostgres } from '../scratch.ts';
import { signedRequest } from '../signed-request.ts';
import { caseHeading, type ComparedCase, compareCase } from '../write/compare-cases.ts';
import type { Place, Prepare, Sides } from '../write/measure-sides.ts';

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

const people = 20_000;
const departments = 5000;

/** Ten at the top, each with below it ten times as many: five levels, as large companies have. */
const addDepartments = `
  insert into organisation (code, name, sort_order) values ('D0', '集团', 0);
  insert into organisation (parent_id, code, name, sort_order)
  select (select id from organisation where code = 'D' || (n - 1) / 9), 'D' || n, (array['采购','仓储','销售','研发','质量','财务','人事','生产','物流'])[n % 9 + 1] || n || '部', n
    from generate_series(1, ${departments - 1}) n order by n`;

/** Names of two and three characters; their pinyin is read as the server reads it. */
const addPeople = `
  insert into user_account (account, name, initials, pinyin, password_hash, organisation_id, job_number, phone, email)
  select 'p' || n, family.name || given.name, family.initial || given.initial, family.pinyin || given.pinyin, '', o.id, 'E' || lpad(n::text, 6, '0'), '139' || lpad((n * 7919 % 100000000)::text, 8, '0'), 'p' || n || '@example.com'
    from generate_series(1, ${people}) n
    join (values (0, '张', 'z', 'zhang'), (1, '王', 'w', 'wang'), (2, '李', 'l', 'li'), (3, '赵', 'z', 'zhao'), (4, '陈', 'c', 'chen'), (5, '欧阳', 'oy', 'ouyang'), (6, '周', 'z', 'zhou')) family (place, name, initial, pinyin) on family.place = n % 7
    join (values (0, '伟', 'w', 'wei'), (1, '建国', 'jg', 'jianguo'), (2, '晓梅', 'xm', 'xiaomei'), (3, '磊', 'l', 'lei'), (4, '静', 'j', 'jing'), (5, '子涵', 'zh', 'zihan'), (6, '雪', 'x', 'xue'), (7, '志强', 'zq', 'zhiqiang'),
                 (8, '丽', 'l', 'li'), (9, '文博', 'wb', 'wenbo'), (10, '若曦', 'rx', 'ruoxi')) given (place, name, initial, pinyin) on given.place = n % 11
    join organisation o on o.code = 'D' || (n * 31 % ${departments})`;

interface Seeded {
  ticket: string;
  /** One at each level but the lowest. */
  departmentIds: readonly string[];
  roleIds: readonly string[];
}

/** One tenant; a fifth of its people have a login, one in fifty has left. */
async function seedPeople(ownerUrl: string): Promise<Seeded> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`
    insert into app.tenant (code, name) values ('T1', '租户');
    set app.tenant = '1';
    insert into role (code, name, administrator) values ('ADMIN', '管理员', true);
    insert into role (code, name) select 'R' || n, '角色' || n from generate_series(1, 40) n`);
  // The parent of each is there already: one level after the other.
  const [top, rest] = addDepartments.split(';\n') as [string, string];
  await client.query(top);
  for (let from = 1; from < departments; from = from * 9 + 1) {
    await client.query(
      rest.replace(
        `generate_series(1, ${departments - 1})`,
        `generate_series(${from}, least(${departments - 1}, ${from * 9}))`,
      ),
    );
  }
  await client.query(addPeople);
  await client.query(`
    insert into user_role (user_id, role_id) select u.id, r.id from user_account u join role r on r.code = 'R' || (1 + u.id % 40);
    insert into login_record (user_id, address, browser, result, language) select id, '10.0.0.1', 'Chrome', 'success', 'ZHS' from user_account where id % 5 = 0;
    update user_account set active = false, left_time = now() where id % 50 = 1`);
  await client.query('vacuum analyze');
  const ticket = newTicket();
  await client.query(
    `insert into app.session (ticket_hash, tenant_id, user_id, role_id, language, idle_limit)
     select decode($1, 'hex'), 1, (select min(id) from user_account where active), (select id from role where administrator), 'ZHS', '12 hours'`,
    [hashTicket(ticket)],
  );
  await client.query(
    `insert into user_role (user_id, role_id) select s.user_id, s.role_id from app.session s on conflict do nothing`,
  );
  const ids = async (text: string) => (await client.query<{ id: string }>(text)).rows.map(({ id }) => id);
  const seeded = {
    ticket,
    departmentIds: await ids(`select id from organisation where code in ('D0', 'D3', 'D30', 'D300') order by id`),
    roleIds: await ids(`select id from role where code like 'R%' order by id`),
  };
  await client.end();
  return seeded;
}
