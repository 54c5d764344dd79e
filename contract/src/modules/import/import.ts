import { z } from 'zod';
import { calls, get, post } from '../../kernel/call.ts';
import { batchActions } from '../../kernel/exchange/change.ts';
import {
  byId,
  DateTime,
  filterDateRange,
  filterFlag,
  filterText,
  Flag,
  Id,
  requiredText,
  requiredWord,
  wholeNumber,
} from '../../kernel/fields.ts';
import { jobStates } from '../../kernel/job-state.ts';
import { paged } from '../../kernel/paging.ts';
import { createdTimeField, creatorField, enumField, textField } from '../../kernel/record/record-fields.ts';
import { rule, tooLong, tooMany } from '../../kernel/rule.ts';
import { sheetLimit } from '../../kernel/stored-file.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { importNouns } from './import-nouns.ts';
import { importTexts } from './import.texts.ts';
import { conditionOf } from '../../kernel/record/record.ts';

addTexts(importTexts);

/**
 * `uploaded`: columns are to be matched; `checking`: the dry run; `checked`: it can be run; `done`: written, and can be
 * undone. A state that a job works in (`checking`, `running`, `undoing`) stays where the job fails or is stopped:
 * `jobState` tells.
 */
export const importStates = ['uploaded', 'checking', 'checked', 'running', 'done', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];
export const importResults = ['new', 'changed', 'unchanged', 'wrong'] as const;
export type ImportResult = (typeof importResults)[number];
/** What is done with the rows of an import: new ones are created and others updated, or only one of the two. */
export const importModes = ['both', 'create', 'update'] as const;
export type ImportMode = (typeof importModes)[number];
/** For so many days an import can be undone. */
export const undoDays = 30;
const mostPasted = 2_000_000;

const noun = requiredText(50);

const Column = z.object({
  /** From 0. */
  place: z.number(),
  heading: z.string(),
  /** Excel does not show it. */
  isHidden: z.boolean(),
  samples: z.array(z.string()),
  /** Where its values go; empty for nowhere. */
  field: z.string(),
  /** It is one of pictures, which are read from a zip file only. */
  needsZip: z.boolean(),
});

const Field = z.object({
  field: z.string(),
  title: z.string(),
  isRequired: z.boolean(),
  /** Tells records apart. */ isKey: z.boolean(),
  isNumber: z.boolean(),
});

const Problem = z.object({
  field: z.string(),
  title: z.string(),
  count: z.number(),
  /** The most frequent ones. */
  reasons: z.array(
    z.object({
      message: z.string(),
      /** What the cells say, where it is the same everywhere. */ value: z.string(),
      /** What may have been meant. */ meant: z.string(),
      count: z.number(),
    }),
  ),
});
export type ImportProblem = z.output<typeof Problem>;

const RunRow = z.object({
  id: z.string(),
  noun: z.string(),
  /** Rows of a list are changed, not those of a file read; the name is then that of the fields. */
  isBatchEdit: z.boolean(),
  /** What a batch does to whole records; empty where fields are changed. */
  action: z.enum(batchActions).or(z.literal('')),
  fileName: z.string(),
  state: z.enum(importStates),
  jobId: z.string(),
  jobState: z.enum(jobStates).or(z.literal('')),
  done: z.number(),
  total: z.number(),
  /** Why the last job failed; otherwise empty. */
  error: z.string(),
  newCount: z.number(),
  changedCount: z.number(),
  unchangedCount: z.number(),
  wrongCount: z.number(),
  writtenCount: z.number(),
  failedCount: z.number(),
  undoneCount: z.number(),
  keptCount: z.number(),
  userName: z.string(),
  createTime: DateTime,
  finishTime: DateTime,
  /** Whether the caller may undo it now. */
  canUndo: z.boolean(),
});
export type ImportRun = z.output<typeof RunRow>;

export const ImportDetail = RunRow.extend({
  sheetName: z.string(),
  columns: z.array(Column),
  fields: z.array(Field),
  /** Values that are read as others. */
  replacements: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  problems: z.array(Problem),
  /** 0 until it is chosen. */
  mode: z.enum(importModes).or(z.literal('')),
  allOrNone: z.boolean(),
  /** What the dry run took. */
  checkMs: z.number(),
});
export type ImportDetail = z.output<typeof ImportDetail>;

const Cell = z.object({
  text: z.string(),
  /** Of what changes. */ before: z.string(),
  after: z.string(),
  /** What was converted. */ note: z.string(),
  error: z.string(),
});
const Row = z.object({
  row: z.number(),
  result: z.enum(importResults),
  /** In the order of the columns that are read. */
  cells: z.array(Cell),
  /** What is wrong and at no column of the file, or why the row was not written or not undone. */
  message: z.string(),
  state: z.enum(['written', 'failed', 'undone', 'kept', '']),
});
export type ImportRow = z.output<typeof Row>;

const Match = z.object({ place: wholeNumber(0, 255), field: requiredText(100) });
const Replacement = z.object({ field: requiredText(100), from: requiredText(1000), to: requiredText(1000) });

/** What a condition of the list can test. */
export const importTests = {
  fileName: textField(255),
  noun: enumField(z.enum(importNouns)),
  state: enumField(z.enum(importStates)),
  userName: creatorField(),
  createTime: createdTimeField(),
};

/** Several of a few words, joined by commas; none for all. */
const filterResults = filterText().transform((text) =>
  text?.split(',').filter((each): each is ImportResult => importResults.some((result) => result === each)),
);

/**
 * Records from a file: tried first, then written by a job, and taken back as a whole. Each user has only their own
 * imports; administrators see all.
 */
export const imports = calls('import', 'edp', '/api/v1/exchange/import', {
  upload: post('upload', {
    summary:
      'Takes a workbook or a CSV file, or a zip file of one and pictures, and matches its columns with the fields of a noun.',
    can: 'member',
    input: z.object({ noun }),
    output: ImportDetail,
    writes: true,
    bulk: true,
    upload: sheetLimit,
    sample: () => ({ noun: 'brand' }),
  }),
  paste: post('paste', {
    summary: 'The same for cells that were copied from a spreadsheet: values with tabs between them.',
    can: 'member',
    input: z.object({
      noun,
      text: z
        .string({ error: rule('rule.type') })
        .min(1, rule('rule.required'))
        .max(mostPasted, tooLong(mostPasted)),
    }),
    output: ImportDetail,
    writes: true,
    bulk: true,
    sample: () => ({ noun: 'brand', text: '编码\t名称\nSAMPLE\t样例' }),
  }),
  list: post('list', {
    summary: 'The imports of the caller, the newest first; of all users for administrators.',
    can: 'member',
    input: paged({
      noun: filterText(),
      fileName: filterText(),
      state: importTests.state.filter,
      time: filterDateRange,
      condition: conditionOf(importTests),
    }),
    page: RunRow,
  }),
  detail: get('detail', {
    summary: 'An import with its columns and what its dry run found.',
    can: 'member',
    input: byId,
    output: ImportDetail,
  }),
  check: post('check', {
    summary: 'Starts the dry run: every row is checked as the form would, and nothing is written.',
    can: 'member',
    input: z.object({
      id: Id,
      mapping: z.array(Match, rule('rule.type')).max(256, tooMany(256)),
      replacements: z.array(Replacement, rule('rule.type')).max(200, tooMany(200)).default([]),
    }),
    output: z.null(),
    writes: true,
    bulk: true,
    sample: ({ id }) => ({ id, mapping: [{ place: 0, field: 'code' }] }),
  }),
  rows: post('rows', {
    summary: 'The rows of an import with what the dry run, the import or its undoing found.',
    can: 'member',
    input: paged({ id: Id, results: filterResults, field: filterText(), search: filterText(), failed: filterFlag }),
    page: Row,
  }),
  wrongRows: post('wrongRows', {
    summary: 'A workbook of the wrong rows with the reasons, which can be corrected and uploaded again.',
    can: 'member',
    input: byId,
    raw: true,
  }),
  run: post('run', {
    summary: 'Starts to write what the dry run found; one that was stopped goes on where it was.',
    can: 'member',
    input: z.object({ id: Id, mode: requiredWord(importModes, 'rule.required'), allOrNone: Flag }),
    output: z.null(),
    writes: true,
    bulk: true,
    sample: ({ id }) => ({ id, mode: 'both', allOrNone: 0 }),
  }),
  undo: post('undo', {
    summary:
      'Starts to take an import back: what it created is removed, what it changed is put back; what was changed since is kept.',
    can: 'member',
    input: byId,
    output: z.null(),
    writes: true,
    bulk: true,
  }),
  discard: post('discard', {
    summary: 'Removes an import or a batch edit that was only tried: nothing was written, and nothing is kept of it.',
    can: 'member',
    input: byId,
    output: z.null(),
    writes: true,
    bulk: true,
    done: 'import.discarded',
  }),
});
