import { brand } from '@edp/contract/modules/brand/brand.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import fastify from 'fastify';
import pg from 'pg';
import { z } from 'zod';

/**
 * The limit: bare Fastify and one named statement a call, with the same answers. No session, signature,
 * permission, row-level security or history; what it writes has no triggers and no search.
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

const columns = `id, version, code, name, active::int as active, sort_order as "sortOrder", '' as "labelPath", description, source, 1 as editable,
  coalesce((select u.name from user_account u where u.tenant_id = brand.tenant_id and u.id = brand.created_by), '') as "createdName",
  created_time as "createTime", updated_time as "updatedTime"`;
const statements = {
  create:
    'insert into bench.brand (tenant_id, code, name, active, sort_order, description) values ($1, $2, $3, $4, $5, $6) returning id',
  update: `update bench.brand set code = $2, name = $3, active = $4, sort_order = $5, description = $6, version = version + 1, updated_time = now()
            where tenant_id = $1 and id = $7 and version = $8 returning id`,
  detail: `select ${columns} from brand where tenant_id = $1 and id = $2`,
  list: `select ${columns}, (select count(*) from (select from brand where tenant_id = $1 limit 1001) counted) as total
           from brand where tenant_id = $1 order by sort_order, id limit $2 offset $3`,
  deleteTree: 'delete from bench.category where tenant_id = $1 and category_set_id = $2',
};
const run = async <Row>(name: keyof typeof statements, values: unknown[]): Promise<Row[]> =>
  (await pool.query({ name, text: statements[name], values })).rows as Row[];

const answer = { code: z.number(), status: z.boolean(), message: z.string() };
const schemaOf = (rest: z.ZodRawShape) => ({
  schema: { response: { 200: z.toJSONSchema(z.object({ ...answer, ...rest }), { target: 'draft-7' }) } },
});
const done = { code: 0, status: true, message: '操作成功' };
const tenantOf = (request: { headers: Record<string, unknown> }) => request.headers['x-tenant'];

interface Given {
  id?: string;
  version?: number;
  code: string;
  name: string;
  active: number;
  sortOrder: number;
  description: string;
}

const app = fastify();
app.get('/healthz', () => ({ status: 'ok' }));
app.post<{ Body: Given }>(brand.save.path, schemaOf({ data: brand.save.output }), async (request) => {
  const { id, version, code, name, active, sortOrder, description } = request.body;
  const values = [tenantOf(request), code, name, active === 1, sortOrder, description];
  const [data] = id === undefined ? await run('create', values) : await run('update', [...values, id, version]);
  if (!data) throw new Error('The version is stale.');
  return { ...done, data };
});
app.post<{ Body: { id: string } }>(brand.detail.path, schemaOf({ data: brand.detail.output }), async (request) => {
  const [data] = await run('detail', [tenantOf(request), request.body.id]);
  return { ...done, data };
});
app.post<{ Body: { pageNo: number; pageSize: number } }>(
  brand.list.path,
  schemaOf({ data: z.array(brand.list.output), total: z.number() }),
  async (request) => {
    const { pageNo, pageSize } = request.body;
    const data = await run<{ total: string }>('list', [tenantOf(request), pageSize, (pageNo - 1) * pageSize]);
    return { ...done, data, total: Number(data[0]?.total ?? 0) };
  },
);
app.post<{ Body: { id: string } }>(categorySet.delete.path, schemaOf({ data: z.null() }), async (request) => {
  await run('deleteTree', [tenantOf(request), request.body.id]);
  return { ...done, data: null };
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
