import type { Sheet, SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { fill, type Language } from '@edp/contract/kernel/language.ts';
import { sheetTitle } from '@edp/contract/sheets.ts';
import { forbidden, notFound } from '../../kernel/app-error.ts';
import { columnLook, writtenColumns } from '../../kernel/exchange/columns.ts';
import { wholeWorkbook } from '../../kernel/exchange/xlsx/workbook.ts';
import type { Worksheet } from '../../kernel/exchange/xlsx/worksheet.ts';
import { columnName } from '../../kernel/exchange/xlsx/xml.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { mayCall } from '../../kernel/session/session.ts';
import { choicesOf } from './choices.ts';
import { exportTexts as texts } from './export.texts.ts';
import { readableSheet } from './prepare-export.ts';

type Asked = Pick<Context, 'db' | 'session' | 'language'>;

/**
 * An empty workbook with the columns that the role may fill in: to type into, what to type, and, hidden, what can be
 * chosen.
 */
export async function templateFile(noun: string, context: Asked): Promise<{ content: Buffer; name: string }> {
  const { session, language } = context;
  const sheet = readableSheet(noun, session);
  if (!sheet.save) throw notFound();
  if (!mayCall(session, sheet.save)) throw forbidden();
  const columns = writtenColumns(sheet, session);
  const choices = await Promise.all(columns.map((column) => choicesOf(context, column)));
  const content = await wholeWorkbook([
    entrySheet(sheet, columns, choices, language),
    explanations(columns, choices, language),
    choiceSheet(columns, choices, language),
  ]);
  return { content, name: `${fill(texts.template[language], { thing: sheetTitle(sheet)[language] })}.xlsx` };
}

function entrySheet(
  sheet: Sheet,
  columns: readonly SheetColumn[],
  choices: readonly (readonly string[])[],
  language: Language,
): Worksheet {
  const validations = columns.flatMap(({ title, hint }, column) => {
    const count = choices[column]!.length;
    if (count === 0 && !hint) return [];
    const letter = columnName(column);
    return [
      {
        column,
        choices: count > 0 ? `'${texts.choices[language]}'!$${letter}$2:$${letter}$${count + 1}` : undefined,
        hint: hint && { title: title[language], text: hint[language] },
      },
    ];
  });
  return {
    name: sheetTitle(sheet)[language],
    columns: columns.map((column) => columnLook(column, language, true)),
    rows: [],
    validations,
    hasFilter: true,
  };
}

function explanations(
  columns: readonly SheetColumn[],
  choices: readonly (readonly string[])[],
  language: Language,
): Worksheet {
  const rows = columns.map(({ title, isRequired, hint }, index) => [
    title[language],
    isRequired ? texts.yes[language] : '',
    [hint?.[language], choices[index]!.slice(0, 20).join(' / ')].filter(Boolean).join('\n'),
  ]);
  return {
    name: texts.notes[language],
    columns: [
      { title: texts.column[language], width: 20, style: 'text' },
      { title: texts.required[language], width: 10, style: 'text' },
      { title: texts.explanation[language], width: 70, style: 'note' },
    ],
    rows: [rows],
  };
}

/** Each column below the one that it belongs to. */
function choiceSheet(
  columns: readonly SheetColumn[],
  choices: readonly (readonly string[])[],
  language: Language,
): Worksheet {
  const longest = Math.max(0, ...choices.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_none, row) => choices.map((words) => words[row] ?? ''));
  return {
    name: texts.choices[language],
    columns: columns.map((column) => ({ ...columnLook(column, language), style: 'text' })),
    rows: [rows],
    isHidden: true,
  };
}
