import { application, applicationFields, applicationRecord } from '@edp/contract/modules/application/application.ts';
import { sql } from 'kysely';
import { bind } from '../../kernel/http/bind.ts';
import { equals } from '../../kernel/list/filters.ts';
import { readOptions } from '../../kernel/list/read-options.ts';
import { batchHandlers } from '../../kernel/batch/batch-handlers.ts';
import { recordHandlers } from '../../kernel/record/record-handlers.ts';
import { recordTable } from '../../kernel/record/record-table.ts';
import { takenKey } from '../../kernel/record/taken-key.ts';
import { insertRecord, updateRecord } from '../../kernel/record/save-record.ts';
import { setActive } from '../../kernel/record/set-active.ts';

export const applicationTable = recordTable('application', applicationFields, {
  status: sql`application.active::int::text`,
});

export const applicationRoutes = bind(
  application,
  {
    // The newest first.
    ...recordHandlers(applicationTable, [['id', 'desc']]),
    ...batchHandlers(applicationTable),
    save: (context) => insertRecord(context, applicationTable, context.input),
    update: (context) => updateRecord(context, applicationTable, context.input),
    setStatus: (context) => setActive(context, applicationTable, context.input, context.input.status === 1),
    options: ({ db, language, input }) =>
      readOptions(
        db,
        {
          table: 'application',
          language,
          searched: ['name', 'code'],
          filters: [equals('active', true)],
          order: [['code', 'asc']],
          select: () => db.selectFrom('application').select(['application.id', 'application.code', 'application.name']),
        },
        input,
      ),
  },
  takenKey(applicationRecord),
);
