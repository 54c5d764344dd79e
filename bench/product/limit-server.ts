import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { type Database, bindDatabase } from '@edp/server/kernel/database/tenant-database.ts';
import { withinOrganisation } from '@edp/server/kernel/sharing/sharing.ts';
import { findProduct } from '@edp/server/modules/product/find-product.ts';
import { listProducts } from '@edp/server/modules/product/list-products.ts';
import fastify from 'fastify';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import { largestTenant } from '../material/seed-companies.ts';

/**
 * The limit: bare Fastify that runs the product's own statements. No session, signature, permission or check of what is
 * asked and answered; each connection is set to the tenant, and to the organisation that bounds the reader, once.
 */
const types = {
  getTypeParser: (oid: number, format: 'text' | 'binary' = 'text') =>
    oid === 1184 ? (value: string) => value.slice(0, 19) : pg.types.getTypeParser(oid, format),
};
const openPool = (organisationId: string | undefined) =>
  new pg.Pool({
    connectionString: process.env.BENCH_DATABASE!,
    max: 16,
    types,
    idleTimeoutMillis: 0,
    options: `-c TimeZone=Asia/Shanghai -c role=edp_app -c app.tenant=${largestTenant} -c app.organisation=${organisationId ?? ''} -c plan_cache_mode=force_generic_plan`,
  });

const names = new Map<string, string>();
const databases = new Map<string | undefined, Database>();

/** Bounded by the organisation as the product's own sessions are; undefined for the master. */
function databaseOf(organisationId: string | undefined): Database {
  const opened = databases.get(organisationId);
  if (opened) return opened;
  const pool = openPool(organisationId);
  const access = {
    run: ({ sql: text, parameters }: CompiledQuery) => {
      const name = names.get(text) ?? `limit${names.size}`;
      names.set(text, name);
      return pool.query({ name, text, values: [...parameters] });
    },
    stream: () => {
      throw new Error('nothing is streamed');
    },
  };
  const db = bindDatabase(access, withinOrganisation(undefined, organisationId ?? null, organisationId === undefined));
  databases.set(organisationId, db);
  return db;
}

const answer = { code: z.number(), status: z.boolean(), message: z.string() };
const schemaOf = (rest: z.ZodRawShape) => ({
  schema: { response: { 200: z.toJSONSchema(z.object({ ...answer, ...rest }), { target: 'draft-7' }) } },
});
const done = { code: 0, status: true, message: '操作成功' };
/** Nothing that the bench reads has a picture. */
const kernel = { links: { to: () => '' } };
const contextOf = (headers: Record<string, unknown>, input: unknown) => {
  const invorgId = String(headers['x-organisation']);
  const isMasterOrganisation = headers['x-master'] === '1';
  const session = { isMasterOrganisation, tenantId: largestTenant, invorgId };
  return {
    db: databaseOf(isMasterOrganisation ? undefined : invorgId),
    kernel,
    language: defaultLanguage,
    session,
    input,
  } as never;
};

const app = fastify();
app.get('/healthz', () => ({ status: 'ok' }));
app.post(
  product.list.path,
  schemaOf({ data: z.array(product.list.output), total: z.number() }),
  async ({ headers, body }) => {
    const { rows, total } = await listProducts(contextOf(headers, body));
    return { ...done, data: rows, total };
  },
);
app.get<{ Querystring: { proId: string } }>(
  product.detail.path,
  schemaOf({ data: product.detail.output }),
  async ({ headers, query }) => ({ ...done, data: await findProduct(contextOf(headers, query), query.proId) }),
);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
