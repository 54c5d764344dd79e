import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { batchActions, changeOperations } from '../../kernel/exchange/change.ts';
import { emptyAsUndefined, idList, optionalIds, requiredText, requiredWord, text } from '../../kernel/fields.ts';
import { rule, tooMany } from '../../kernel/rule.ts';
import { ImportDetail } from '../import/import.ts';

/** The rows that users tick by hand; all that match may be more. */
const mostChosen = 10_000;
const mostChanges = 50;

const noun = requiredText(50);

const Field = z.object({
  field: z.string(),
  title: z.string(),
  kind: z.enum(['text', 'code', 'integer', 'decimal', 'date', 'choice', 'item', 'reference', 'path', 'list']),
  operations: z.array(z.enum(changeOperations)),
  /** Of a choice, or what a list may hold. */
  choices: z.array(z.object({ value: z.string(), text: z.string() })),
  /** Of an item: the key of the dictionary. */
  dictionary: z.string(),
  /** Of a reference: what it refers to. */
  noun: z.string(),
  /** Of a path: the code of the set of categories. */
  set: z.string(),
});
export type BatchEditField = z.output<typeof Field>;

/** Which records: those with the ids, or all that the list finds. */
const target = {
  ids: emptyAsUndefined(idList(mostChosen)),
  /** As the list call takes them, instead of ids. */
  filters: z.record(z.string().max(50), z.unknown(), rule('rule.type')).optional(),
};
const hasOne = ({ ids, filters }: { ids?: unknown; filters?: unknown }) =>
  (ids === undefined) !== (filters === undefined);
const oneOf = { path: ['ids'], error: rule('rule.required') };
const mostTargets = 100;

const Change = z.object({
  field: requiredText(100),
  operation: requiredWord(changeOperations, 'rule.required'),
  value: text(2000),
});

/**
 * Changes to many records of a list at once. A batch edit is an import whose rows come from the list: `imports` shows,
 * runs and undoes it.
 */
export const batchEdit = calls('batchEdit', 'edp', '/api/v1/exchange/batchEdit', {
  fields: post('fields', {
    summary: 'The fields of a noun that the role may change in many records at once.',
    can: 'member',
    input: z.object({ noun }),
    output: z.array(Field),
    sample: () => ({ noun: 'brand' }),
  }),
  start: post('start', {
    summary:
      'Starts the dry run of changes to the chosen records, or to all that the filters of the list find; nothing is written.',
    can: 'member',
    input: z
      .object({
        noun,
        ...target,
        changes: z
          .array(Change, rule('rule.type'))
          .min(1, rule('rule.required'))
          .max(mostChanges, tooMany(mostChanges)),
      })
      .refine(hasOne, oneOf),
    output: ImportDetail,
    writes: true,
    bulk: true,
    sample: () => ({ noun: 'brand', filters: {}, changes: [{ field: 'description', operation: 'clear', value: '' }] }),
  }),
  actions: post('actions', {
    summary: 'What the role may do to many records of a noun at once besides changing their fields.',
    can: 'member',
    input: z.object({ noun }),
    output: z.array(z.enum(batchActions)),
    sample: () => ({ noun: 'brand' }),
  }),
  act: post('act', {
    summary:
      'Starts the dry run of enabling, disabling or deleting the chosen records, or of putting them into inventory organisations or taking them out; nothing is done yet.',
    can: 'member',
    input: z
      .object({
        noun,
        ...target,
        action: requiredWord(batchActions, 'rule.required'),
        /** The organisations. */ targets: optionalIds(mostTargets),
      })
      .refine(hasOne, oneOf),
    output: ImportDetail,
    writes: true,
    bulk: true,
    sample: () => ({ noun: 'brand', filters: {}, action: 'delete' }),
  }),
});
