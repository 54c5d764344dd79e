import type { ImportResult } from '@edp/contract/modules/import/import.ts';
import { CompiledQuery, sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import { readAhead } from '../../database/read-ahead.ts';
import type { Database } from '../../database/tenant-database.ts';
import type { BoundCall } from '../../http/bind.ts';
import { withFile } from '../import-file/open-file.ts';
import { openColumns } from './columns/open-columns.ts';
import { fileSlices } from './file-rows.ts';
import { type Checking, type Importer, type RowSlice, type RunRow, workOf } from './importer.ts';
import { listSlices } from './list-rows.ts';
import { openLookups } from './lookups.ts';
import { inputParser } from './parse-input.ts';
import { countProblems } from './problem-counts.ts';
import { lockRunIn, type StoredRun } from './run-row.ts';
import { inSlice, type Worker } from './slice.ts';

/**
 * Reads the whole file, or the rows of `list`, and says of each row what it would do. Begun again, it begins at the
 * start: it writes nothing but its own rows.
 */
export async function dryRun(worker: Worker, importer: Importer, list: BoundCall, runId: string): Promise<void> {
  const startedAt = performance.now();
  const run = await inSlice(worker, async ({ db }) => {
    const locked = await lockRunIn(db, runId, 'checking');
    await sql`delete from import_row where run_id = ${runId}`.execute(db);
    return locked;
  });
  const checking = openChecking(worker, importer, run);
  const { check } = workOf(importer, run);
  const counts: Record<ImportResult, number> = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
  const problems = countProblems();
  const checkAll = async (slices: AsyncIterable<RowSlice>) => {
    let done = 0;
    for await (const readSlice of slices) {
      worker.job.signal.throwIfAborted();
      const checked = await inSlice(worker, async (context) => {
        await lockRunIn(context.db, runId, 'checking');
        const rows = await readSlice(context);
        await check(context, checking, rows);
        await insertRows(context.db, runId, rows);
        return rows;
      });
      for (const { result } of checked) counts[result]++;
      problems.add(checked);
      done += checked.length;
      worker.job.progress(done, 0);
    }
  };
  if (run.changes) await checkAll(listSlices(worker.caller, checking, list, run.changes));
  else
    await withFile(worker.caller.kernel, await storedFile(worker, run), 'job', (file) =>
      checkAll(readAhead(fileSlices(checking, run, file))),
    );
  await inSlice(worker, ({ db }) =>
    sql`
    update import_run set state = 'checked', new_count = ${counts.new}, changed_count = ${counts.changed}, unchanged_count = ${counts.unchanged}, wrong_count = ${counts.wrong},
           problems = ${JSON.stringify(problems.result())}::jsonb, base = ${JSON.stringify(checking.base ?? {})}::jsonb, check_ms = ${Math.round(performance.now() - startedAt)}
     where id = ${runId} and state = 'checking'`.execute(db),
  );
}

/** With the rights of now: what the role has been kept from since is not read. */
function openChecking(
  { caller: { session } }: Worker,
  importer: Importer,
  { mapping, has_pictures: hasPictures, changes }: StoredRun,
): Checking {
  const open = openColumns(importer, session, hasPictures);
  return {
    importer,
    columns: Object.values(mapping).flatMap((field) => open.filter((column) => column.field === field)),
    lookups: openLookups(importer),
    parse: inputParser(importer.sheet),
    seen: new Map(),
    base: undefined,
    edit: changes,
  };
}

export async function storedFile(worker: Worker, { file_id: id }: StoredRun) {
  const row = await inSlice(worker, ({ db }) =>
    db.selectFrom('file').select(['storage_key', 'content_type']).where('id', '=', id).executeTakeFirst(),
  );
  if (!row) throw new AppError(409, 'import.fileGone');
  return { storageKey: row.storage_key, contentType: row.content_type };
}

const orNull = (key: keyof RunRow) => `nullif(r -> '${key}', 'null')`;
/** Taken from JSON that is read once: json_to_recordset reads what is JSON within a row a second time. */
const insertStatement = `insert into import_row (run_id, row_number, result, cells, input, before, difference, notes, errors, record_id, version)
  select $1, (r ->> 'row_number')::int, r ->> 'result', r -> 'cells', ${orNull('input')}, ${orNull('before')}, ${orNull('difference')}, ${orNull('notes')}, ${orNull('errors')}, (r ->> 'record_id')::bigint, (r ->> 'version')::int
    from jsonb_array_elements($2::jsonb) r`;

/** What a row was read from stays behind. */
const kept = ({ values: _values, pictures: _pictures, key: _key, chosen: _chosen, notes, errors, ...row }: RunRow) => ({
  ...row,
  notes: Object.keys(notes).length > 0 ? notes : null,
  errors: errors.length > 0 ? errors.map(({ field, rule }) => ({ field, rule })) : null,
});

const insertRows = (db: Database, runId: string, rows: readonly RunRow[]) =>
  db.executeQuery(CompiledQuery.raw(insertStatement, [runId, JSON.stringify(rows.map(kept))]));
