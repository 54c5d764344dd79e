import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { JobState } from '@edp/contract/kernel/job-state.ts';
import type { MessageParams } from '@edp/contract/kernel/language.ts';
import { mapPage } from '@edp/contract/kernel/paging.ts';
import {
  type ImportDetail,
  type ImportMode,
  type ImportRun,
  type ImportState,
  type imports,
  importTests,
  undoDays,
} from '@edp/contract/modules/import/import.ts';
import { translate, translateRule } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { AppError, assertFound } from '../../kernel/app-error.ts';
import { type FileColumn, matchHeadings } from '../../kernel/exchange/import/columns/match-columns.ts';
import { isPicture, openColumns } from '../../kernel/exchange/import/columns/open-columns.ts';
import type { StoredProblem } from '../../kernel/exchange/import/problem-counts.ts';
import type { Replacement } from '../../kernel/exchange/import/run-row.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { jobErrorKey } from '../../kernel/jobs/job-state.ts';
import { byCondition, testedTable } from '../../kernel/list/condition/by-condition.ts';
import { between, equals, where } from '../../kernel/list/filters.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { contains } from '../../kernel/search/search.ts';
import { importableNouns, requireImporter } from './importers.ts';

type Caller = Pick<Context, 'db' | 'session' | 'language'>;

/** Each user has only their own imports, administrators see all; of nouns that they may import. */
export const isVisible = ({ session }: Pick<Caller, 'session'>) =>
  sql<boolean>`(import_run.user_id = ${session.userId} or ${session.administrator}) and import_run.noun = any(${importableNouns(session)}::text[])`;

/** Of a session, as its runs have it. */
export const organisationOf = ({ invorgId }: Caller['session']) => invorgId ?? '0';

/**
 * What a dry run found is what its organisation has: the rows are shown there and in the master, and nowhere else is
 * written or undone what they say.
 */
const isHere = ({ session }: Pick<Caller, 'session'>) =>
  sql<boolean>`(${session.isMasterOrganisation} or coalesce(import_run.inventory_organisation_id = ${organisationOf(session)}::bigint, false))`;

/** Says in words where the rows of an import that the user sees are shown. */
export async function assertHere(caller: Caller, id: string): Promise<void> {
  const { rows } = await sql<{ isHere: boolean; name: string | null }>`
    select ${isHere(caller)} as "isHere", (select o.name from inventory_organisation o where o.id = import_run.inventory_organisation_id) as name
      from import_run where id = ${id} and ${isVisible(caller)}`.execute(caller.db);
  const { isHere: isShown, name } = assertFound(rows[0]);
  if (isShown) return;
  throw name === null
    ? new AppError(409, 'import.inMaster')
    : new AppError(409, 'import.inOtherOrganisation', { params: { name } });
}

/** A job works on it now. */
export const isBusy = sql<boolean>`coalesce((select j.state in ('queued', 'running') from job j where j.id = import_run.job_id), false)`;
/** Written, as a whole or until it was stopped, and not too long ago. One that ended without a row has nothing to undo. */
export const isUndoable = sql<boolean>`import_run.state in ('running', 'done', 'undoing') and not ${isBusy}
  and (import_run.state <> 'done' or import_run.written_count > 0)
  and coalesce(import_run.finished_time, import_run.created_time) > now() - make_interval(days => ${sql.lit(undoDays)})`;

/** How many rows have come so far; an import keeps the number once its job has ended well. */
const countSoFar = (state: 'running' | 'undoing', rows: 'written' | 'failed' | 'undone' | 'kept') =>
  sql<number>`case when import_run.state = ${sql.lit(state)} and not ${isBusy}
    then (select count(*)::int from import_row r where r.tenant_id = import_run.tenant_id and r.run_id = import_run.id and r.state = ${sql.lit(rows)})
    else ${sql.ref(`import_run.${rows}_count`)} end`;

const select = ({ db }: Caller) =>
  db
    .selectFrom('import_run')
    .leftJoin('job', (join) =>
      join.onRef('job.tenant_id', '=', 'import_run.tenant_id').onRef('job.id', '=', 'import_run.job_id'),
    )
    .innerJoin('user_account', (join) =>
      join
        .onRef('user_account.tenant_id', '=', 'import_run.tenant_id')
        .onRef('user_account.id', '=', 'import_run.user_id'),
    )
    .select([
      'import_run.id',
      'import_run.noun',
      sql<boolean>`import_run.changes is not null`.as('isBatchEdit'),
      sql<ImportRun['action']>`coalesce(import_run.changes ->> 'action', '')`.as('action'),
      'import_run.file_name as fileName',
      sql<ImportState>`import_run.state`.as('state'),
      'import_run.job_id as jobId',
      sql<JobState | null>`job.state`.as('jobState'),
      'job.progress_done as progressDone',
      'job.progress_total as progressTotal',
      jobErrorKey.as('errorKey'),
      sql<MessageParams | null>`job.error_params`.as('errorParams'),
      'import_run.new_count as newCount',
      'import_run.changed_count as changedCount',
      'import_run.unchanged_count as unchangedCount',
      'import_run.wrong_count as wrongCount',
      countSoFar('running', 'written').as('writtenCount'),
      countSoFar('running', 'failed').as('failedCount'),
      countSoFar('undoing', 'undone').as('undoneCount'),
      countSoFar('undoing', 'kept').as('keptCount'),
      'user_account.name as userName',
      'import_run.created_time as createTime',
      'import_run.finished_time as finishTime',
      isUndoable.as('canUndo'),
    ]);

type Selected = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const answer = (
  { jobId, jobState, progressDone, progressTotal, errorKey, errorParams, finishTime, ...row }: Selected,
  { language }: Caller,
): ImportRun => ({
  ...row,
  jobId: jobId ?? '',
  jobState: jobState ?? '',
  done: Number(progressDone ?? 0),
  total: Number(progressTotal ?? 0),
  error: errorKey ? translate(errorKey, language, errorParams ?? {}) : '',
  finishTime: finishTime ?? '',
});

const tested = testedTable('import_run', importTests, {
  fileName: 'file_name',
  noun: 'noun',
  state: 'state',
  userName: 'user_id',
  createTime: 'created_time',
});

export async function listImports(caller: Context<ParsedOf<typeof imports.list>>) {
  const {
    db,
    language,
    reader,
    input: { noun, fileName, state, time, condition, ...page },
  } = caller;
  const filters = [
    where(isVisible(caller)),
    equals('noun', noun),
    equals('state', state),
    between('created_time', time?.from, time?.to),
    where(fileName ? contains(sql<string>`import_run.file_name`, fileName) : undefined),
    byCondition(tested, condition, language),
  ];
  return mapPage(
    await readList(
      db,
      { table: 'import_run', language, select: () => select(caller), filters, order: [['id', 'desc']] },
      page,
      reader,
    ),
    (row) => answer(row, caller),
  );
}

export async function findImport(caller: Caller, id: string): Promise<ImportDetail> {
  const { language, session } = caller;
  const found = await select(caller)
    .select([
      'import_run.sheet_name as sheetName',
      'import_run.has_pictures as hasPictures',
      sql<FileColumn[]>`import_run.columns`.as('columns'),
      sql<Record<string, string>>`import_run.mapping`.as('mapping'),
      sql<Replacement[]>`import_run.replacements`.as('replacements'),
      sql<StoredProblem[]>`import_run.problems`.as('problems'),
      sql<ImportMode | null>`import_run.mode`.as('mode'),
      'import_run.is_all_or_none as allOrNone',
      'import_run.check_ms as checkMs',
      isHere(caller).as('isHere'),
    ])
    .where('import_run.id', '=', id)
    .where(isVisible(caller))
    .executeTakeFirst();
  const {
    columns,
    mapping,
    problems,
    mode,
    sheetName,
    hasPictures,
    replacements,
    allOrNone,
    checkMs,
    isHere: isShown,
    ...row
  } = assertFound(found);
  const importer = requireImporter(session, row.noun);
  const pictures = matchHeadings(columns, openColumns(importer, session, true).filter(isPicture), new Map());
  const titles = new Map(importer.sheet.columns.map(({ field, title }) => [field, title[language]]));
  return {
    ...answer(row, caller),
    sheetName,
    replacements,
    allOrNone,
    checkMs,
    mode: mode ?? '',
    columns: columns.map((column) => ({
      ...column,
      field: mapping[column.place] ?? '',
      needsZip: !hasPictures && pictures.has(column.place),
    })),
    fields: openColumns(importer, session, hasPictures).map(({ field, title, kind, isRequired = false }) => ({
      field,
      title: title[language],
      isRequired,
      isKey: field === importer.sheet.key,
      isNumber: kind === 'decimal' || kind === 'integer',
    })),
    // They say what was meant, from the records of the organisation.
    problems: (isShown ? problems : []).map(({ field, count, reasons }) => ({
      field,
      title: titles.get(field) ?? field,
      count,
      reasons: reasons.map(({ rule, count: times }) => ({
        message: translateRule(rule, language),
        count: times,
        ...wordsIn(rule),
      })),
    })),
  };
}

/** The value that a rule speaks of, and what may have been meant. */
function wordsIn(rule: string) {
  const params = new URLSearchParams(rule.split('?')[1]);
  return { value: params.get('value') ?? '', meant: params.get('meant') ?? '' };
}
