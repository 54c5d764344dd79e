import { material } from '@edp/contract/modules/material/material.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import { type SelectedMaterial, selectMaterial } from '@edp/server/modules/material/select-material.ts';
import fastify from 'fastify';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import { type ListBody, listStatement } from './limit-lists.ts';
import { answerDetail, answerRow } from './limit-rows.ts';
import { createStatement, type GivenMaterial, updateStatement } from './limit-writes.ts';
import { largestTenant } from './seed-companies.ts';

/**
 * The limit: bare Fastify and one named statement a call, the product's own as far as it reads, with the same answers.
 * No session, signature, permission, row-level security or history; what it writes has no triggers and no search.
 */
const types = {
  getTypeParser: (oid: number, format: 'text' | 'binary' = 'text') =>
    oid === 1184 ? (value: string) => value.slice(0, 19) : pg.types.getTypeParser(oid, format),
};
const pool = new pg.Pool({
  connectionString: process.env.BENCH_DATABASE!,
  max: 16,
  types,
  options: '-c TimeZone=Asia/Shanghai -c plan_cache_mode=force_generic_plan',
  // The connections stay open while the other side is measured, as the product's do.
  idleTimeoutMillis: 0,
});

const names = new Map<string, string>();
async function run<Row>({ sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<Row[]> {
  const name = names.get(text) ?? `limit${names.size}`;
  names.set(text, name);
  return (await pool.query({ name, text, values: [...parameters] })).rows as Row[];
}

const answer = { code: z.number(), status: z.boolean(), message: z.string() };
const schemaOf = (rest: z.ZodRawShape) => ({
  schema: { response: { 200: z.toJSONSchema(z.object({ ...answer, ...rest }), { target: 'draft-7' }) } },
});
const done = { code: 0, status: true, message: '操作成功' };
/** Who asks, as the bench says it. */
const readerOf = ({ headers }: { headers: Record<string, unknown> }) => ({
  invorgId: String(headers['x-organisation']),
  isMasterOrganisation: headers['x-master'] === '1',
});

const app = fastify();
app.get('/healthz', () => ({ status: 'ok' }));
app.post<{ Body: ListBody }>(
  material.list.path,
  schemaOf({ data: z.array(material.list.output), total: z.number() }),
  async (request) => {
    const reader = readerOf(request);
    const rows = await run<{ total: string }>(listStatement(request.body, reader));
    return {
      ...done,
      data: rows.map((row) => answerRow(row as never, reader.invorgId)),
      total: Number(rows[0]?.total ?? 0),
    };
  },
);
app.get<{ Querystring: { skuId: string } }>(
  material.detail.path,
  schemaOf({ data: material.detail.output }),
  async (request) => {
    const reader = readerOf(request);
    const statement = selectMaterial(
      { session: reader as never, language: defaultLanguage },
      request.query.skuId,
      reader.invorgId,
    );
    const [row] = await run<SelectedMaterial>({
      ...statement,
      sql: `${statement.sql} and material.tenant_id = ${largestTenant}`,
    });
    return { ...done, data: answerDetail(row!, reader.invorgId) };
  },
);
app.post<{ Body: GivenMaterial }>(material.save.path, schemaOf({ data: material.save.output }), async (request) => {
  const [data] = await run(
    request.body.id === undefined ? createStatement(request.body) : updateStatement(request.body),
  );
  if (!data) throw new Error('The version is stale.');
  return { ...done, data };
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
