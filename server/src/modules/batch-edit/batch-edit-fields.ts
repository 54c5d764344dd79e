import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { operationsOf } from '@edp/contract/kernel/exchange/change.ts';
import type { BatchEditField, batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { changeableColumns } from '../../kernel/exchange/import/change-columns.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { requireTableImporter } from '../import/importers.ts';

/** Pictures and times are no columns of an import. */
export const batchEditFields = ({ session, language, input: { noun } }: Context<ParsedOf<typeof batchEdit.fields>>): BatchEditField[] =>
  changeableColumns(requireTableImporter(session, noun), session).map((column) => ({
    field: column.field,
    title: column.title[language],
    kind: column.kind as BatchEditField['kind'],
    operations: [...operationsOf(column)],
    choices: (column.choices ?? []).map(({ value, text }) => ({ value: String(value), text: text[language] })),
    dictionary: column.dictionary ?? '',
    noun: column.noun ?? '',
    set: column.set ?? '',
  }));
