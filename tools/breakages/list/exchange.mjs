import { server } from '../concerned.mjs';

/** Export and import. */
export const exchange = [
  {
    name: 'export-without-filter',
    file: 'server/src/modules/exchange/prepare-export.ts',
    find: 'const input = await listInput(sheet, session, filters, sort);',
    replace: 'const input = await listInput(sheet, session, {}, sort);',
    concerned: server('server/src/modules/exchange/export', 'server/src/conformance/sheets'),
  },
  {
    name: 'dry-run-writes',
    file: 'server/src/kernel/exchange/import/forms/check-forms.ts',
    find: 'await sql`rollback to savepoint dry_run`.execute(context.db);',
    replace: 'await sql`release savepoint dry_run`.execute(context.db);',
    concerned: server('server/src/modules/import/nouns/import-forms'),
  },
  {
    name: 'undo-leaves-changed-rows',
    file: 'server/src/kernel/exchange/import/table/write-rows.ts',
    find: "const changed = rows.filter(({ result }) => result === 'changed');",
    replace: 'const changed: readonly PlannedRow[] = [];',
    concerned: server('server/src/modules/import/nouns/import-materials', 'server/src/modules/import/import.test.ts'),
  },
  {
    name: 'import-overwrites-what-changed-since',
    file: 'server/src/kernel/record/write-records.ts',
    find: 'or t.version = g.version) returning',
    replace: 'or t.version >= g.version) returning',
    concerned: server('server/src/modules/import/'),
  },
];
