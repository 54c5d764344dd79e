import { Brand } from '@edp/contract/modules/brand/brand.ts';
import fastify from 'fastify';
import pg from 'pg';
import { z } from 'zod';

/**
 * The limit: bare Fastify and one named statement that returns the same bytes. No session, no
 * signature, no permission, no row-level security; the tenant comes in a header.
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
});

const listBrands = {
  name: 'list-brands',
  text: `select id, version, code, name, active::int as active, sort_order as "sortOrder", '' as "labelPath", description, source, 1 as editable,
           coalesce((select u.name from user_account u where u.tenant_id = brand.tenant_id and u.id = brand.created_by), '') as "createdName",
           created_time as "createTime", updated_time as "updatedTime",
           (select count(*) from (select from brand where tenant_id = $1 limit 1001) counted) as total
      from brand where tenant_id = $1 order by sort_order, id limit $2 offset $3`,
};
const envelope = z.object({
  code: z.number(),
  status: z.boolean(),
  message: z.string(),
  data: z.array(Brand),
  total: z.number(),
});
const schema = { response: { 200: z.toJSONSchema(envelope, { target: 'draft-7' }) } };

const app = fastify();
app.get('/healthz', () => ({ status: 'ok' }));
app.post<{ Body: { pageNo: number; pageSize: number } }>(
  '/api/v1/procenter/proBrand/list',
  { schema },
  async (request) => {
    const { pageNo, pageSize } = request.body;
    const { rows } = await pool.query({
      ...listBrands,
      values: [request.headers['x-tenant'], pageSize, (pageNo - 1) * pageSize],
    });
    return { code: 0, status: true, message: '操作成功', data: rows, total: Number(rows[0]?.total ?? 0) };
  },
);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
