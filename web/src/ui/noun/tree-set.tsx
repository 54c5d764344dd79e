import type { Call } from '@edp/contract/kernel/call.ts';
import { translate } from '@edp/contract/texts.ts';
import { request } from '../../kernel/http/api.ts';
import { language } from '../../kernel/text/language.ts';
import { RouteButton } from '../layout/route-button.tsx';
import type { NamedRecord } from '../record/record-kind.ts';
import { disableIfReadOnly } from '../table/rows/disable-if-read-only.ts';
import type { RowAction } from '../table/rows/row-actions.tsx';
import { nounText } from './noun.texts.ts';
import type { OpenDialog } from './record-dialog.tsx';
import { accessAction, deleteAction, editAction, extra, toggleAction } from './standard-actions.ts';
import type { NounList } from './use-noun-list.ts';

// What sets of categories and sets of labels have in common: each holds a tree, and some come with the system.

export interface TreeSet extends NamedRecord {
  readonly state: 1 | 2;
  readonly source: 1 | 2;
  readonly editable: 0 | 1;
}

/** What is open above a list of sets. */
export type SetDialog<Row> = OpenDialog | { what: 'copy' } | { what: 'tree'; of: Row };

const isSystem = ({ source }: TreeSet) => source === 1;
const isEnabled = ({ state }: TreeSet) => state === 1;

interface SetNoun {
  calls: { readonly save: Call; readonly disable: Call; readonly delete: Call };
  thing: string;
  /** Opens the tree. */
  manage: Pick<RowAction, 'text' | 'can'>;
  languages: RowAction;
  deleteDetail: string;
}

export function setActions<Row extends TreeSet>(
  row: Row,
  list: NounList<Row, SetDialog<Row>>,
  { calls, thing, manage, languages, deleteDetail }: SetNoun,
): RowAction[] {
  const setState = ({ id }: Row, on: 0 | 1) => request(calls.disable, { id, state: on === 1 ? 1 : 2 });
  const question = { title: nounText('deleteTitle', { thing, name: row.name }), detail: deleteDetail };
  const ofUsers = (...actions: RowAction[]) => (isSystem(row) ? [] : actions);
  return [
    { ...manage, run: () => list.openDialog({ what: 'tree', of: row }) },
    ...disableIfReadOnly(row, [
      ...ofUsers(editAction(calls.save, row, list), toggleAction(calls.disable, row, isEnabled(row), setState)),
      languages,
    ]),
    accessAction(row, list),
    ...disableIfReadOnly(row, ofUsers(extra(deleteAction(calls.delete, row, question)))),
  ];
}

/** The button that opens the tree of a set, and why a set of the system cannot be edited. */
export const setKind = (list: string, manage: string) => ({
  pageTools: ({ id }: TreeSet) => <RouteButton to={`${list}/${id}/tree`}>{manage}</RouteButton>,
  lockReason: (set: TreeSet) => (isSystem(set) ? translate('set.isSystem', language()) : undefined),
});
