import { tenant } from '@edp/contract/modules/session/session.ts';
import { countAttempt } from '../../kernel/session/attempts.ts';
import { bind } from '../../kernel/http/bind.ts';
import { invalid } from '../../kernel/app-error.ts';
import { sealTenant } from './tenant-auth.ts';

export const tenantRoutes = bind(tenant, {
  async byCode({ input, kernel, caller }) {
    // Codes are short: trying them one after the other is stopped.
    await countAttempt(kernel.pool, `tenant-code:${caller.address}`, { most: 60, seconds: 60 });
    const { rows } = await kernel.pool.query<{ id: number; code: string; name: string }>({
      name: 'tenant-by-code',
      text: 'select id, code, name from app.tenant where code = upper($1) and active',
      values: [input.tenantCode],
    });
    const row = rows[0];
    if (!row) throw invalid('tenant.unknown', 'tenantCode');
    return { id: String(row.id), tenantCode: row.code, name: row.name, tenantAuth: sealTenant(kernel.config.secret, row.id) };
  },
});
