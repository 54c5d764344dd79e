import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { emptyAsUndefined, idList, requiredText, requiredWord } from '../../kernel/fields.ts';
import { rule, tooMany } from '../../kernel/rule.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { exchangeTexts } from './exchange.texts.ts';

addTexts(exchangeTexts);

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** More take too long to wait for: a background job makes the file. */
export const mostExportedAtOnce = 5000;
/** The rows that users tick by hand. */
const mostChosen = 10_000;

const noun = requiredText(50);

/** What a list shows: its own filters and sort, and the columns by their fields, in their order. */
export const ExportInput = z.object({
  noun,
  format: requiredWord(exportFormats, 'rule.required'),
  columns: z
    .array(requiredText(50), rule('exchange.noColumns'))
    .min(1, rule('exchange.noColumns'))
    .max(200, tooMany(200)),
  /** As the list call takes them, without the page. */
  filters: z
    .record(z.string().max(50), z.unknown(), rule('rule.type'))
    .nullish()
    .transform((value) => value ?? {}),
  sort: z
    .string()
    .max(60)
    .nullish()
    .transform((value) => value || undefined),
  /** Those that were ticked, instead of all that match. */
  ids: emptyAsUndefined(idList(mostChosen)),
});

const ExportColumn = z.object({
  field: z.string(),
  /** The key of the list's column on the screen. */
  column: z.string(),
  title: z.string(),
});
export type ExportColumn = z.output<typeof ExportColumn>;

const sample = () => ({ noun: 'brand', format: 'xlsx', columns: ['code', 'name'] });

/** Lists as spreadsheets. Each call needs the permission of the list besides. */
export const exchange = calls('exchange', 'edp', '/api/v1/exchange', {
  columns: post('columns', {
    summary: 'The columns that the list of a noun can be exported with, without those that the role may not see.',
    can: 'member',
    input: z.object({ noun }),
    output: z.array(ExportColumn),
    sample: () => ({ noun: 'brand' }),
  }),
  export: post('export', {
    summary: 'The rows of a list as a file, at most 5,000.',
    can: 'member',
    input: ExportInput,
    raw: true,
    sample,
  }),
  exportLater: post('exportLater', {
    summary: 'The same for any number of rows, by a background job: its file can be downloaded for a day.',
    can: 'member',
    input: ExportInput,
    output: z.object({ jobId: z.string() }),
    writes: true,
    bulk: true,
    sample,
  }),
  template: post('template', {
    summary: 'An empty workbook to fill in for an import, with drop-downs for what can be chosen.',
    can: 'member',
    input: z.object({ noun }),
    raw: true,
    sample: () => ({ noun: 'brand' }),
  }),
});
