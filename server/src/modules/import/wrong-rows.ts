import { joinGroups, labelled } from '@edp/contract/kernel/language.ts';
import { sql } from 'kysely';
import type { Cell } from '../../kernel/exchange/cell.ts';
import { wholeWorkbook, workbookType } from '../../kernel/exchange/xlsx/workbook.ts';
import type { Context, RawAnswer } from '../../kernel/http/bind.ts';
import { sendFile } from '../file/send-file.ts';
import { fieldsOf, type StoredRow, toRow } from './import-rows.ts';

const words = {
  name: { ZHS: '错误行', ENG: 'Wrong rows' },
  row: { ZHS: '原文件行号', ENG: 'Row of the file' },
  place: { ZHS: '序号', ENG: 'No.' },
  reason: { ZHS: '错误原因', ENG: 'What is wrong' },
};
/** A row may have 65,536 characters. */
const atOnce = 200;

/**
 * The wrong and the failed rows as they were given, with what is wrong with each: corrected, the file can be uploaded
 * again.
 */
export async function downloadWrongRows(context: Context<{ id: string }>): Promise<RawAnswer> {
  const {
    language,
    input: { id },
  } = context;
  const { fields, isBatchEdit } = await fieldsOf(context, id);
  const columns = [
    ...fields.map(({ title }) => ({ title, width: 18, style: 'text' as const })),
    { title: words[isBatchEdit ? 'place' : 'row'][language], width: 12, style: 'plain' as const },
    { title: words.reason[language], width: 60, style: 'note' as const },
  ];
  const sheet = { name: words.name[language], columns, rows: batchesOf(context, id, fields), hasFilter: true };
  const content = await wholeWorkbook([sheet]);
  return (reply) =>
    sendFile(
      reply,
      content,
      { original_name: `${words.name[language]}.xlsx`, content_type: workbookType, bytes: String(content.length) },
      'secretly',
    );
}

async function* batchesOf(
  { db, language }: Context,
  id: string,
  fields: Awaited<ReturnType<typeof fieldsOf>>['fields'],
): AsyncGenerator<Cell[][]> {
  for (let after = 0; ;) {
    const { rows } = await sql<StoredRow>`
      select row_number, result, cells, difference, notes, errors, state, reason from import_row
       where run_id = ${id} and row_number > ${after} and (result = 'wrong' or state = 'failed') order by row_number limit ${atOnce}`.execute(
      db,
    );
    yield rows.map((stored) => {
      const row = toRow(stored, fields, language);
      const reasons = [
        ...row.cells.flatMap(({ error }, index) => (error ? [labelled(fields[index]!.title, error, language)] : [])),
        ...(row.message ? [row.message] : []),
      ];
      return [...row.cells.map(({ text }) => text), row.row, joinGroups(reasons, language)];
    });
    if (rows.length < atOnce) return;
    after = rows.at(-1)!.row_number;
  }
}
