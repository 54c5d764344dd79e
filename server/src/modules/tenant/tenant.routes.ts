import { tenant } from '@edp/contract/modules/session/session.ts';
import { tenantLogo } from '@edp/contract/modules/session/tenant-logo.ts';
import { countAttempt } from '../../kernel/session/attempts.ts';
import { readingDatabase } from '../../kernel/database/tenant-database.ts';
import { bind } from '../../kernel/http/bind.ts';
import { invalid, notFound } from '../../kernel/app-error.ts';
import { findFile } from '../file/file.queries.ts';
import { sendStoredFile } from '../file/send-file.ts';
import { findLogoFile, isLogoSeal, readFace } from './tenant-face.ts';
import { sealTenant } from './tenant-auth.ts';

export const tenantRoutes = [
  ...bind(tenant, {
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
      return {
        id: String(row.id),
        tenantCode: row.code,
        name: row.name,
        tenantAuth: sealTenant(kernel.config.secret, row.id),
        ...(await readFace(kernel, row.id)),
      };
    },
  }),
  ...bind(tenantLogo, {
    async logo({ input, kernel }) {
      const db = readingDatabase(kernel.pool, input.t);
      const fileId = isLogoSeal(kernel.config.secret, input.t, input.s) ? await findLogoFile(db, input.t) : undefined;
      if (fileId === undefined) throw notFound();
      const stored = await findFile(db, fileId);
      return (reply) => sendStoredFile(reply, kernel.files, stored, 'inline');
    },
  }),
];
