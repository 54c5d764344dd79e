import type { ImportResult } from '@edp/contract/modules/import/import.ts';
import { CompiledQuery, sql } from 'kysely';
import { type Actor, type Database, inTransaction } from '../../database/tenant-database.ts';
import type { JobContext } from '../../jobs/define-job.ts';
import { AppError } from '../../app-error.ts';
import type { FileRow } from '../import-file/cell.ts';
import { withFile } from '../import-file/open-file.ts';
import { type CheckedRow, type Checking, checkSlice } from './check-slice.ts';
import type { ImportContext, Importer } from './importer.ts';
import { openLookups } from './lookups.ts';
import { isBlank } from './match-columns.ts';
import { openColumns } from './open-columns.ts';
import { inputParser } from './parse-input.ts';
import { countProblems } from './problem-counts.ts';
import { lockRunIn, type StoredRun } from './run-row.ts';

/** So many rows are checked, and later written, with a few statements. */
export const sliceSize = 1000;

type Caller = Omit<ImportContext, 'db'>;

/** What a job of an import works with: the rights of its user, and transactions in their name. */
export interface Worker {
  caller: Caller;
  job: Pick<JobContext, 'signal' | 'progress'>;
  actor: Actor;
}

export const inSlice = <T>({ caller, actor }: Worker, work: (context: ImportContext) => Promise<T>): Promise<T> =>
  inTransaction(caller.kernel.pool, actor, (db) => work({ ...caller, db }));

/** Reads the whole file and says of each row what it would do. Begun again, it begins at the start: it writes nothing but its own rows. */
export async function dryRun(worker: Worker, importer: Importer, runId: string): Promise<void> {
  const startedAt = performance.now();
  const run = await inSlice(worker, async ({ db }) => {
    const locked = await lockRunIn(db, runId, 'checking');
    await sql`delete from import_row where run_id = ${runId}`.execute(db);
    return locked;
  });
  const checking = openChecking(worker, importer, run);
  const counts: Record<ImportResult, number> = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
  const problems = countProblems();
  await withFile(worker.caller.kernel, await storedFile(worker, run), async (file) => {
    let slice: FileRow[] = [];
    let [isHeading, done] = [true, 0];
    const flush = async () => {
      worker.job.signal.throwIfAborted();
      const rows = slice;
      slice = [];
      if (rows.length === 0) return;
      const checked = await inSlice(worker, async (context) => {
        await lockRunIn(context.db, runId, 'checking');
        const made = await checkSlice(context, checking, rows);
        await insertRows(context.db, runId, made);
        return made;
      });
      for (const { result } of checked) counts[result]++;
      problems.add(checked);
      done += rows.length;
      worker.job.progress(done, 0);
    };
    for await (const row of file.rows()) {
      if (isBlank(row.cells)) continue;
      if (isHeading) {
        isHeading = false;
        continue;
      }
      slice.push(row);
      if (slice.length === sliceSize) await flush();
    }
    await flush();
  });
  await inSlice(worker, ({ db }) => sql`
    update import_run set state = 'checked', new_count = ${counts.new}, changed_count = ${counts.changed}, unchanged_count = ${counts.unchanged}, wrong_count = ${counts.wrong},
           problems = ${JSON.stringify(problems.result())}::jsonb, base = ${JSON.stringify(checking.base ?? {})}::jsonb, check_ms = ${Math.round(performance.now() - startedAt)}
     where id = ${runId} and state = 'checking'`.execute(db));
}

/** With the rights of now: what the role has been kept from since is not read. */
function openChecking({ caller: { session } }: Worker, importer: Importer, run: StoredRun): Checking {
  const open = openColumns(importer, session);
  const replacements = new Map<string, Map<string, string>>();
  for (const { field, from, to } of run.replacements) replacements.set(field, (replacements.get(field) ?? new Map<string, string>()).set(from, to));
  const columns = Object.entries(run.mapping).flatMap(([place, field]) => open.filter((column) => column.field === field).map((column) => ({ column, place: Number(place) })));
  return { importer, columns, replacements, lookups: openLookups(importer), parse: inputParser(importer.sheet.save!.input), seen: new Map(), base: undefined };
}

async function storedFile(worker: Worker, { file_id: id }: StoredRun) {
  const row = await inSlice(worker, ({ db }) => db.selectFrom('file').select(['storage_key', 'content_type']).where('id', '=', id).executeTakeFirst());
  if (!row) throw new AppError(409, 'import.fileGone');
  return { storageKey: row.storage_key, contentType: row.content_type };
}

const insertStatement = `insert into import_row (run_id, row_number, result, cells, input, before, difference, notes, errors, record_id, version)
  select $1, r.* from json_to_recordset($2::json) as r (row_number int, result text, cells jsonb, input jsonb, before jsonb, difference jsonb, notes jsonb, errors jsonb, record_id bigint, version int)`;

const insertRows = (db: Database, runId: string, rows: readonly CheckedRow[]) => db.executeQuery(CompiledQuery.raw(insertStatement, [runId, JSON.stringify(rows)]));
