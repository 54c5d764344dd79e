import type { Call } from '@edp/contract/kernel/call.ts';
import type { Envelope } from '@edp/contract/kernel/envelope.ts';
import { recordAccess } from '@edp/contract/modules/sharing/record-access.ts';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { request } from '../../kernel/http/api.ts';
import { withFallbackMessage } from '../../kernel/http/call-error.ts';
import { nounOf } from '../../kernel/http/query-key.ts';
import { invalidateAfterDelete, runAction } from '../../kernel/http/run-action.ts';
import { kernelText } from '../../kernel/text/kernel.texts.ts';
import type { NamedRecord } from '../record/record-kind.ts';
import { recordText } from '../record/record.texts.ts';
import { disableIfReadOnly } from '../table/rows/disable-if-read-only.ts';
import type { RowAction } from '../table/rows/row-actions.tsx';
import { nounText } from './noun.texts.ts';
import type { OpenDialog } from './record-dialog.tsx';
import type { NounList } from './use-noun-list.ts';

// The row actions that most nouns have; a noun lists those that it has, in its order.

type Opening = Pick<NounList<never, OpenDialog>, 'openDialog' | 'openAt'>;

/** Behind ⋯: not one of the row actions that the specification names. */
export const extra = (action: RowAction): RowAction => ({ ...action, isExtra: true });

/** Opens the page of a record. */
export const viewAction = (call: Pick<Call, 'can'>, open: () => unknown): RowAction => ({
  text: nounText('view'),
  can: call.can,
  run: open,
  isInDrawer: true,
});

export const editAction = (call: Call, { id }: NamedRecord, { openDialog }: Opening): RowAction => ({
  text: nounText('editAction'),
  can: call.can,
  run: () => openDialog({ what: 'form', id }),
  isInDrawer: true,
});

/** Enables or disables a record, which can be undone; `set` sends the state. */
export function toggleAction<Row extends NamedRecord>(
  call: Call,
  row: Row,
  isOn: boolean,
  set: (row: Row, on: 0 | 1) => Promise<Envelope<unknown>>,
): RowAction {
  const words = [nounText('disable'), nounText('enable')] as const;
  const [now, next] = isOn ? ([1, 0] as const) : ([0, 1] as const);
  // Refused if the record was changed meanwhile: the version is the next one.
  const back = { action: words[now], send: () => set({ ...row, version: (row.version ?? 0) + 1 }, now) };
  return {
    text: words[next],
    can: call.can,
    run: () => runAction(nounOf(call), () => set(row, next), undefined, { action: words[next], name: row.name, back }),
  };
}

export const languagesAction = (call: Call, { id, name }: NamedRecord, { openDialog }: Opening): RowAction => ({
  text: nounText('languages'),
  can: call.can,
  run: () => openDialog({ what: 'languages', of: { id, name } }),
});

/** Who sees the record: a tab beside the list, or on its page. */
export const accessAction = (row: NamedRecord, { openAt }: Pick<Opening, 'openAt'>): RowAction => ({
  text: recordText('sharing'),
  can: recordAccess.recordAccess.can,
  run: () => openAt(row, 'sharing'),
  isExtra: true,
  isInDrawer: true,
});

/** What was changed in the record, by whom and when: a tab beside the list, or on its page. */
export const changesAction = (
  call: Pick<Call, 'can'>,
  row: NamedRecord,
  { openAt }: Pick<Opening, 'openAt'>,
): RowAction => ({
  text: recordText('changes'),
  can: call.can,
  run: () => openAt(row, 'changes'),
  isExtra: true,
  isInDrawer: true,
});

/** Some nouns have a message of their own, which the specification quotes: it stands alone. */
const deleteOutcome = ({ done }: Call, name: string) =>
  done === 'success.done' ? { action: nounText('delete'), name } : undefined;

interface Question {
  title: string;
  detail: string;
}

/** What is asked before a record with a code is deleted. */
export const deleteQuestion = (thing: string, { name, code }: { name: string; code: string }): Question => ({
  title: nounText('deleteTitle', { thing, name }),
  detail: nounText('deleteDetail', { thing, code }),
});

/**
 * Deletes a record after the question; `send` where the call takes more than its id, `refresh` where more than its noun
 * changes.
 */
export const deleteAction = (
  call: Call,
  { id, name }: NamedRecord,
  question: Question,
  send = (): Promise<Envelope<unknown>> => request(call, { id }),
  refresh: () => unknown = () => invalidateAfterDelete(nounOf(call), [id]),
): RowAction => ({
  text: nounText('delete'),
  can: call.can,
  danger: true,
  run: async () => {
    if (await confirm({ ...question, yes: nounText('delete'), danger: true }))
      await runAction(nounOf(call), send, refresh, deleteOutcome(call, name));
  },
});

/** A row of a list whose records are coded, named, switched and shared. */
export interface StandardRow extends NamedRecord {
  readonly code: string;
  readonly active: 0 | 1;
  readonly editable: 0 | 1;
}

export interface StandardNoun<Row> {
  calls: { readonly save: Call; readonly update?: Call; readonly translate: Call; readonly delete: Call };
  /** What one record is called: 品牌, "brand". */
  thing: string;
  /** Enables or disables a record. */
  setActive: (row: Row, active: 0 | 1) => Promise<Envelope<unknown>>;
  /** Shown when deleting fails without a message of the server. */
  deleteFailed?: string;
}

/** Edit, switch, translate, delete and who sees it. */
export function standardActions<Row extends StandardRow>(
  row: Row,
  list: Opening,
  { calls, thing, setActive, deleteFailed = kernelText('noAnswer') }: StandardNoun<Row>,
): RowAction[] {
  const update = calls.update ?? calls.save;
  return [
    ...disableIfReadOnly(row, [
      editAction(update, row, list),
      toggleAction(update, row, row.active === 1, setActive),
      extra(languagesAction(calls.translate, row, list)),
      deleteAction(calls.delete, row, deleteQuestion(thing, row), () =>
        withFallbackMessage(deleteFailed, request(calls.delete, { id: row.id })),
      ),
    ]),
    accessAction(row, list),
  ];
}
