import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { operationsOf } from '@edp/contract/kernel/exchange/change.ts';
import type { BatchEditField, batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { changeableColumns } from '../../kernel/exchange/import/columns/change-columns.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { requireImporter } from '../import/importers.ts';

/** Pictures and times are no columns of an import. */
export async function batchEditFields({
  db,
  session,
  language,
  input: { noun },
}: Context<ParsedOf<typeof batchEdit.fields>>): Promise<BatchEditField[]> {
  const importer = requireImporter(session, noun);
  return Promise.all(
    changeableColumns(importer, session).map(async (column) => {
      const list = importer.lists[column.field];
      return {
        field: column.field,
        title: column.title[language],
        kind: list ? 'list' : (column.kind as BatchEditField['kind']),
        operations: [...operationsOf(column, list !== undefined)],
        choices: list
          ? [...(await list.choices!(db))]
          : (column.choices ?? []).map(({ value, text }) => ({ value: String(value), text: text[language] })),
        dictionary: column.dictionary ?? '',
        noun: column.noun ?? '',
        set: column.set ?? '',
      };
    }),
  );
}
