import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { listEmployees } from '@edp/server/modules/employee/employee.queries.ts';
import { listFilters } from '@edp/server/modules/employee/employee.routes.ts';
import { organisationTree } from '@edp/server/modules/organisation/organisation.queries.ts';
import fastify from 'fastify';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import { bindDatabase } from '@edp/server/kernel/database/tenant-database.ts';

/**
 * The limit: bare Fastify that runs the product's own statements, without session, signature, permission or check; each
 * connection is set to the tenant once.
 */
const types = {
  getTypeParser: (oid: number, format: 'text' | 'binary' = 'text') =>
    oid === 1184 ? (value: string) => value.slice(0, 19) : pg.types.getTypeParser(oid, format),
};
const pool = new pg.Pool({
  connectionString: process.env.BENCH_DATABASE!,
  max: 16,
  types,
  idleTimeoutMillis: 0,
  options: '-c TimeZone=Asia/Shanghai -c role=edp_app -c app.tenant=1 -c plan_cache_mode=force_generic_plan',
});

const names = new Map<string, string>();
async function run({ sql: text, parameters }: CompiledQuery) {
  const name = names.get(text) ?? `limit${names.size}`;
  names.set(text, name);
  return pool.query({ name, text, values: [...parameters] });
}
const db = bindDatabase(
  {
    run,
    stream: () => {
      throw new Error('nothing is streamed');
    },
  },
  undefined,
);

const answer = { code: z.number(), status: z.boolean(), message: z.string() };
const schemaOf = (rest: z.ZodRawShape) => ({
  schema: { response: { 200: z.toJSONSchema(z.object({ ...answer, ...rest }), { target: 'draft-7' }) } },
});
const done = { code: 0, status: true, message: '操作成功' };

const app = fastify();
app.get('/healthz', () => ({ status: 'ok' }));
app.post(employee.list.path, schemaOf({ data: z.array(employee.list.output), total: z.number() }), async ({ body }) => {
  const context = { db, session: { fields: undefined }, reader: 'page', input: body, language: defaultLanguage };
  const { rows, total } = await listEmployees(context as never);
  return { ...done, data: rows, total };
});
app.post(employee.filters.path, schemaOf({ data: employee.filters.output }), async () => ({
  ...done,
  data: await listFilters(db, defaultLanguage),
}));
// Without a schema: a tree refers to itself.
app.post(organisation.tree.path, async () => ({ ...done, data: await organisationTree(db) }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
