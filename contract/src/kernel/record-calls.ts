import { z } from 'zod';
import type { MessageKey } from '../texts.ts';
import { recordAsInput, get, post } from './call.ts';
import { byId, Id, Saved, Version } from './fields.ts';
import { MultilingualRow, multilingualRows } from './multilingual.ts';
import { paged } from './paging.ts';
import { type Fields, type FilterName, filtersOf, inputOf, rowOf, saveInputOf, sortsOf } from './record.ts';

/** The list and the single record: `viewCalls('brand', brandFields, { list: 'list', detail: 'detail' }, ['name'])`. */
export const viewCalls = <const Noun extends string, F extends Fields, Names extends FilterName<F>>(
  noun: Noun, fields: F, paths: { list: string; detail: string }, filters: readonly Names[],
) => ({
  list: post(paths.list, { can: `${noun}.view`, input: paged(filtersOf(fields, filters), { sort: sortsOf(fields) }), page: rowOf(fields) }),
  detail: post(paths.detail, { can: `${noun}.view`, input: byId, output: rowOf(fields) }),
});

/** One call creates and, with an id, updates. */
export const saveCall = <const Noun extends string, F extends Fields>(noun: Noun, fields: F, path: string) => ({
  save: post(path, { can: `${noun}.edit`, input: saveInputOf(fields), output: Saved, writes: true, sample: recordAsInput }),
});

/** One call creates, another updates. */
export const addAndUpdateCalls = <const Noun extends string, F extends Fields>(noun: Noun, fields: F, paths: { save: string; update: string }) => ({
  save: post(paths.save, { can: `${noun}.edit`, input: inputOf(fields), output: Saved, writes: true }),
  update: post(paths.update, {
    can: `${noun}.edit`, input: inputOf(fields).extend({ id: Id, version: Version }), output: Saved, writes: true, sample: recordAsInput,
  }),
});

export const deleteCall = <const Noun extends string>(noun: Noun, path: string, done?: MessageKey) => ({
  delete: post(path, { can: `${noun}.delete`, input: byId, output: z.null(), writes: true, ...(done && { done }) }),
});

/** What most nouns have: list, read, save, delete. */
export const recordCalls = <const Noun extends string, F extends Fields, Names extends FilterName<F>>(
  noun: Noun, fields: F, paths: Record<'list' | 'detail' | 'save' | 'delete', string>, filters: readonly Names[],
) => ({
  ...viewCalls(noun, fields, paths, filters),
  ...saveCall(noun, fields, paths.save),
  ...deleteCall(noun, paths.delete),
});

/** Name and remark in every language. */
export const translationCalls = <const Noun extends string>(noun: Noun, paths: { translations: string; translate: string }) => ({
  translations: get(paths.translations, { can: `${noun}.view`, input: byId, output: z.array(MultilingualRow) }),
  translate: post(paths.translate, {
    can: `${noun}.edit`, input: multilingualRows, output: z.null(), writes: true,
    sample: ({ id }) => [{ type: 'ENG', name: 'Sample', remark: '', parentId: id }],
  }),
});
