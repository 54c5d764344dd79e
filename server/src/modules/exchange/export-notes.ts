import { labelled } from '@edp/contract/kernel/punctuation.ts';
import { sheetTitle } from '@edp/contract/sheets.ts';
import type { Reader } from '../../kernel/exchange/read-rows.ts';
import type { Worksheet } from '../../kernel/exchange/xlsx/worksheet.ts';
import { describeFilters } from './describe-filters.ts';
import { exportTexts as texts } from './export.texts.ts';
import { timeNow } from './time-now.ts';
import type { Export } from './prepare-export.ts';

/** The second sheet: what the first one is, so that it can still be told next year. */
export function notesOf(wanted: Export, reader: Reader, count: number): Worksheet {
  const { language, kernel, session } = reader;
  async function* rows() {
    const filters = await describeFilters(wanted, reader);
    yield [
      [texts.what[language], sheetTitle(wanted.sheet)[language]],
      [texts.rows[language], count],
      [texts.by[language], session.userName],
      [texts.at[language], timeNow(kernel.config.timeZone)],
      [texts.timeZone[language], kernel.config.timeZone],
      ...(wanted.ids ? [[texts.filters[language], texts.chosen[language]]] : []),
      ...(filters.length === 0 && !wanted.ids ? [[texts.filters[language], texts.none[language]]] : []),
      ...filters.map(({ title, text }) => [labelled(texts.filters[language], title, language), text]),
      ...sortedBy(wanted, reader),
    ];
  }
  return {
    name: texts.notes[language],
    columns: [
      { title: texts.item[language], width: 24, style: 'text' },
      { title: texts.content[language], width: 60, style: 'note' },
    ],
    rows: rows(),
  };
}

function sortedBy({ sort, sheet }: Export, { language }: Reader): string[][] {
  if (!sort) return [];
  const field = sort.replace(/^-/, '');
  const title = sheet.columns.find((column) => column.field === field)?.title[language] ?? field;
  return [[texts.sort[language], `${title} ${texts[sort.startsWith('-') ? 'descending' : 'ascending'][language]}`]];
}
