import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import { joinGroups } from '@edp/contract/kernel/language.ts';
import type { ImportRow, imports } from '@edp/contract/modules/import/import.ts';
import { translate, translateRule, type MessageKey } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { assertFound } from '../../kernel/app-error.ts';
import type { CellError } from '../../kernel/exchange/import/importer.ts';
import { openColumns } from '../../kernel/exchange/import/columns/open-columns.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { contains } from '../../kernel/search/search.ts';
import { assertHere, isVisible } from './import.queries.ts';
import { requireImporter } from './importers.ts';

export interface StoredRow {
  row_number: number;
  result: ImportRow['result'];
  cells: string[];
  difference: Record<string, [string, string]> | null;
  notes: Record<string, MessageKey> | null;
  errors: CellError[] | null;
  state: ImportRow['state'] | null;
  reason: string | null;
}

type Caller = Pick<Context, 'db' | 'session' | 'language'>;

/** The fields in the order of the cells; of one that the role may no longer see, the cells are left out. */
export async function fieldsOf(
  caller: Caller,
  id: string,
): Promise<{ isBatchEdit: boolean; fields: { field: string; title: string; place: number }[] }> {
  const { db, session, language } = caller;
  await assertHere(caller, id);
  const run = assertFound(
    await db
      .selectFrom('import_run')
      .select([
        'noun',
        'has_pictures',
        sql<boolean>`changes is not null`.as('isBatchEdit'),
        sql<Record<string, string>>`mapping`.as('mapping'),
      ])
      .where('id', '=', id)
      .where(isVisible(caller))
      .executeTakeFirst(),
  );
  const open = new Map(
    openColumns(requireImporter(session, run.noun), session, run.has_pictures).map((column) => [
      column.field,
      column.title[language],
    ]),
  );
  return {
    isBatchEdit: run.isBatchEdit,
    fields: Object.values(run.mapping).flatMap((field, place) =>
      open.has(field) ? [{ field, title: open.get(field)!, place }] : [],
    ),
  };
}

/** The page of a list is read at once; the rows that are downloaded have the whole texts. */
const longestShown = 300;
const columns = sql`row_number, result,
  (select coalesce(jsonb_agg(left(cell, ${sql.lit(longestShown)}) || case when length(cell) > ${sql.lit(longestShown)} then '…' else '' end order by place), '[]') from jsonb_array_elements_text(cells) with ordinality as shown (cell, place)) as cells, difference, notes, errors, state, reason`;

export async function listRows(context: Context<ParsedOf<typeof imports.rows>>): Promise<Page<ImportRow>> {
  const {
    db,
    language,
    input: { id, results, field, search, failed, pageNo, pageSize },
  } = context;
  const { fields } = await fieldsOf(context, id);
  const conditions = [
    sql`run_id = ${id}`,
    ...(results ? [sql`result = any(${results}::text[])`] : []),
    ...(failed === 1 ? [sql`state in ('failed', 'kept')`] : []),
    ...(field ? [sql`errors @> ${JSON.stringify([{ field }])}::jsonb`] : []),
    ...(search ? [sql`(row_number::text = ${search} or ${contains('texts.joined', search)})`] : []),
  ];
  // Without the marks of JSON, which would be found too.
  const from = sql`from import_row, lateral (select string_agg(cell, ' ') as joined from jsonb_array_elements_text(cells) cell) texts where ${sql.join(conditions, sql` and `)}`;
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*)::int as total ${search ? from : sql`from import_row where ${sql.join(conditions, sql` and `)}`}`.execute(
    db,
  );
  const { rows } =
    await sql<StoredRow>`select ${columns} ${from} order by row_number limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
      db,
    );
  return { rows: rows.map((row) => toRow(row, fields, language)), total: counted[0]!.total };
}

export function toRow(
  { row_number: row, result, cells, difference, notes, errors, state, reason }: StoredRow,
  fields: readonly { field: string; place: number }[],
  language: Caller['language'],
): ImportRow {
  const texts = new Map(errors?.map(({ field, rule }) => [field, translateRule(rule, language)]));
  const shown = new Set(fields.map(({ field }) => field));
  const elsewhere = [...texts].filter(([field]) => !shown.has(field)).map(([, text]) => text);
  return {
    row,
    result,
    state: state ?? '',
    cells: fields.map(({ field, place }) => {
      const [before = '', after = ''] = difference?.[field] ?? [];
      return {
        text: cells[place] ?? '',
        before,
        after,
        note: notes?.[field] ? translate(notes[field], language) : '',
        error: texts.get(field) ?? '',
      };
    }),
    message: joinGroups([...elsewhere, ...(reason ? [translateRule(reason, language)] : [])], language),
  };
}
