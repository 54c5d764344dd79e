import { application, applicationFields } from '@edp/contract/modules/application.ts';
import { sql } from 'kysely';
import { bind } from '../../kernel/http/bind.ts';
import { recordHandlers } from '../../kernel/record/record-handlers.ts';
import { recordTable } from '../../kernel/record/record-table.ts';
import { insertRecord, updateRecord } from '../../kernel/record/save-record.ts';
import { setActive } from '../../kernel/record/set-active.ts';

const table = recordTable('application', applicationFields, { status: sql`application.active::int::text` });

export const applicationRoutes = bind(
  application,
  {
    // The newest first.
    ...recordHandlers(table, [['id', 'desc']]),
    save: (context) => insertRecord(context, table, context.input),
    update: (context) => updateRecord(context, table, context.input),
    setStatus: (context) => setActive(context, table, context.input, context.input.status === 1),
    options: ({ db }) => db.selectFrom('application').select(['id', 'code', 'name']).where('active', '=', true).orderBy('code').limit(10_000).execute(),
  },
  { application_code_key: { error: 'application.codeTaken', field: 'code' } },
);
