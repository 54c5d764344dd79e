import type { Sheet } from '@edp/contract/kernel/exchange/sheet.ts';
import type { BoundCall } from '../../../http/bind.ts';
import { addressOf } from '../../../files/links.ts';
import type { Importer } from '../importer.ts';
import { checkForms } from './check-forms.ts';
import { attempt, findStored, readForm } from './form-calls.ts';
import type { FormNoun } from './form-noun.ts';
import { undoForms, writeForms } from './write-forms.ts';

/** Each row is locked by the call that saves it, so there are fewer at once than of a table. */
const sliceSize = 100;

/** What a noun differs in. */
export type FormOptions = Partial<Omit<FormNoun, 'sheet'>> & Pick<Importer, 'actions'>;

/**
 * The importer of a noun whose records are saved one by one: the calls of its form are adapted to any number of rows.
 * `routes` are those of the noun, one of which saves new records, and changed ones unless another updates.
 */
export function formImporter(
  sheet: Sheet,
  routes: readonly BoundCall[],
  { actions, ...options }: FormOptions & Pick<FormNoun, 'table'>,
): Importer {
  const named = (action: string) => routes.find(({ call }) => call.name.endsWith(`.${action}`));
  const add = (named('save') ?? named('add'))!;
  const noun: FormNoun = {
    sheet,
    defaults: {},
    foldsKey: false,
    add,
    update: named('update') ?? add,
    detail: named('detail')!,
    delete: named('delete')!,
    deleteInput: (id) => ({ id }),
    lists: {},
    pictures: {},
    kept: [],
    unique: [],
    made: () => ({}),
    ...options,
  };
  const { table, lists, kept, nodes, parent } = noun;
  return {
    sheet,
    table,
    lists,
    kept,
    nodes,
    parent,
    actions,
    taken: 'import.takenSince',
    isUpdateOnly: false,
    scope: noun.scope?.field,
    sliceSize,
    deletes: noun.delete.call,
    isGrouped: noun.group !== undefined,
    pictures: Object.entries(noun.pictures).map(([field, rule]) => ({
      ...rule,
      field,
      column: field,
      value: (ids) => (rule.most === 1 ? addressOf(ids[0]!) : ids.map(addressOf)),
    })),
    find: (context, ids) => findStored(context, noun, ids),
    async read(context, { id }) {
      const read = await attempt(context, noun, (within) => readForm(within, noun, id));
      return 'done' in read ? read.done : undefined;
    },
    check: (context, checking, rows) => checkForms(context, noun, checking, rows),
    write: (context, _importer, run, rows) => writeForms(context, noun, run, rows),
    undo: (context, _importer, { id }, rows) => undoForms(context, noun, id, rows),
  };
}
