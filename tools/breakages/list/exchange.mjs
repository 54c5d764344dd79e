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
    concerned: server('server/src/modules/import/import-forms'),
  },
  {
    name: 'undo-leaves-changed-rows',
    file: 'server/src/kernel/exchange/import/undo-import.ts',
    find: "...(await putBack(context, importer, runId, rows.filter(({ result }) => result === 'changed'))),",
    replace: '',
    concerned: server('server/src/modules/import/import-materials', 'server/src/modules/import/import.test.ts'),
  },
  {
    name: 'import-overwrites-what-changed-since',
    file: 'server/src/kernel/exchange/import/write-slice.ts',
    find: 'and t.version = ($4::int[])[array_position($3::bigint[], t.id)] returning',
    replace: 'and t.version >= ($4::int[])[array_position($3::bigint[], t.id)] returning',
    concerned: server('server/src/modules/import/'),
  },
];
