import { z } from 'zod';
import type { MessageKey } from '../../texts.ts';
import { recordAsInput, get, post } from '../call.ts';
import type { Permission } from '../permission.ts';
import { BatchResult, batchOf } from './batch.ts';
import { byId, Flag, Id, Saved, Version } from '../fields.ts';
import type { CompletenessRules } from './completeness.ts';
import type { FieldRight } from './field-rights.ts';
import { multilingualRow, multilingualRowsOf, remarkOf } from './multilingual.ts';
import { paged } from '../paging.ts';
import { rule } from '../rule.ts';
import { type Fields, type FilterName, filtersOf, inputOf, rowOf, saveInputOf, sortsOf } from './record.ts';

/** The list and the single record: `viewCalls('brand', brandFields, { list: 'list', detail: 'detail' }, ['name'])`. */
export const viewCalls = <const Noun extends string, F extends Fields, Names extends FilterName<F>>(
  noun: Noun,
  fields: F,
  paths: { list: string; detail: string },
  filters: readonly Names[],
) => ({
  list: post(paths.list, {
    summary: 'A page of the records that the user sees.',
    can: `${noun}.view`,
    input: paged(filtersOf(fields, filters), { sort: sortsOf(fields) }),
    page: rowOf(fields),
  }),
  detail: post(paths.detail, { summary: 'One record.', can: `${noun}.view`, input: byId, output: rowOf(fields) }),
});

/** One call creates and, with an id, updates. */
export const saveCall = <const Noun extends string, F extends Fields>(noun: Noun, fields: F, path: string) => ({
  save: post(path, {
    summary: 'Creates a record or, with an id, updates it.',
    can: `${noun}.edit`,
    input: saveInputOf(fields),
    output: Saved,
    writes: true,
    sample: recordAsInput,
  }),
});

/** One call creates, another updates. */
export const addAndUpdateCalls = <const Noun extends string, F extends Fields>(
  noun: Noun,
  fields: F,
  paths: { save: string; update: string },
) => ({
  save: post(paths.save, {
    summary: 'Creates a record.',
    can: `${noun}.edit`,
    input: inputOf(fields),
    output: Saved,
    writes: true,
  }),
  update: post(paths.update, {
    summary: 'Updates a record; refused with the current one if it was changed meanwhile.',
    can: `${noun}.edit`,
    input: inputOf(fields).extend({ id: Id, version: Version }),
    output: Saved,
    writes: true,
    sample: recordAsInput,
  }),
});

export const deleteCall = <const Noun extends string>(noun: Noun, path: string, done?: MessageKey) => ({
  delete: post(path, {
    summary: 'Deletes a record; refused with the places where it is used.',
    can: `${noun}.delete`,
    input: byId,
    output: z.null(),
    writes: true,
    ...(done && { done }),
  }),
});

/** The limit where each record is checked by itself, such as against the rights of the caller. */
export const mostChecked = 1000;

/** Enables or disables several records at once: those named, or all that the filters of the list find. */
export const setActiveBatchCall = <const Can extends Permission, Filters extends z.ZodRawShape>(
  can: Can,
  filters: Filters,
  most?: number,
) => ({
  setActiveBatch: post('setActiveBatch', {
    summary: 'Enables or disables several records: those named, or all that the filters of the list find.',
    can,
    input: batchOf(filters, { active: Flag }, most),
    output: BatchResult,
    writes: true,
    bulk: true,
  }),
});

export const deleteBatchCall = <const Can extends Permission, Filters extends z.ZodRawShape>(
  can: Can,
  filters: Filters,
) => ({
  deleteBatch: post('deleteBatch', {
    summary:
      'Deletes several records: those named, or all that the filters of the list find; those in use stay, each with the reason.',
    can,
    input: batchOf(filters, {}),
    output: BatchResult,
    writes: true,
    bulk: true,
  }),
});

/** Both, for a noun on the record kit. */
export const batchCalls = <const Noun extends string, F extends Fields, Names extends FilterName<F>>(
  noun: Noun,
  fields: F,
  filters: readonly Names[],
) => ({
  ...setActiveBatchCall(`${noun}.edit`, filtersOf(fields, filters)),
  ...deleteBatchCall(`${noun}.delete`, filtersOf(fields, filters)),
});

/** Most nouns have these calls: list, read, save, delete, and several at once. */
export const recordCalls = <const Noun extends string, F extends Fields, Names extends FilterName<F>>(
  noun: Noun,
  fields: F,
  paths: Record<'list' | 'detail' | 'save' | 'delete', string>,
  filters: readonly Names[],
) => ({
  ...viewCalls(noun, fields, paths, filters),
  ...saveCall(noun, fields, paths.save),
  ...deleteCall(noun, paths.delete),
  ...batchCalls(noun, fields, filters),
});

/** Name and remark in every language; `remark` is the field that the remark is. */
export const translationCalls = <const Noun extends string>(
  noun: Noun,
  paths: { translations: string; translate: string },
  remark: FieldRight,
) => ({
  translations: get(paths.translations, {
    summary: 'Name and remark in every language.',
    can: `${noun}.view`,
    input: byId,
    output: z.array(multilingualRow(remarkOf(remark))),
  }),
  translate: post(paths.translate, {
    summary: 'Replaces name and remark in the languages given.',
    can: `${noun}.edit`,
    input: multilingualRowsOf(remarkOf(remark)),
    output: z.null(),
    writes: true,
    sample: ({ id }) => [{ type: 'ENG', name: 'Sample', remark: '', parentId: id }],
  }),
});

/** The needs of the categories of a noun: `requirementCalls('material', 'material.requirement', materialCompleteness)`. */
export const requirementCalls = <const Noun extends string, const Can extends Permission>(
  noun: Noun,
  can: Can,
  { items }: CompletenessRules,
) => ({
  requirement: post('requirement', {
    summary: 'Which fields the records of a category need; `inherited` where it has no entry of its own.',
    can: `${noun}.view`,
    input: z.object({ categoryId: Id }),
    output: z.object({ needed: z.array(z.string()), inherited: z.boolean() }),
    sample: () => ({ categoryId: 1 }),
  }),
  setRequirement: post('setRequirement', {
    summary: 'Sets which fields the records of a category need; null: as the category above.',
    can,
    input: z.object({ categoryId: Id, needed: z.array(z.enum(items, rule('rule.choice'))).nullable() }),
    output: z.null(),
    writes: true,
    sample: () => ({ categoryId: 1, needed: [] }),
  }),
});
