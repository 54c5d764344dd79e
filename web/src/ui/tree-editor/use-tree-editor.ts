import type { TreeMoved } from '@edp/contract/kernel/tree.ts';
import { translate } from '@edp/contract/texts.ts';
import { useRef } from 'react';
import { refresh } from '../../kernel/act.ts';
import { request } from '../../kernel/api.ts';
import { confirm } from '../../kernel/confirm.ts';
import { report, reportWith } from '../../kernel/failure.ts';
import { language } from '../../kernel/language.ts';
import { queryClient } from '../../kernel/query-client.ts';
import { nounOf, queryKeyOf } from '../../kernel/query-key.ts';
import { toast } from '../../kernel/toast.ts';
import { useOpened } from '../../kernel/use-opened.ts';
import { treeEditorText } from './tree-editor-text.ts';
import type { Mode, TreeKind } from './tree-kind.ts';
import { siblingsOf, type Entry, type TreeModel, type TreeNode } from './tree-model.ts';
import { movedTree, placeOfDrop, placeOfShift, refusalOf, type Drop, type Place } from './tree-moves.ts';
import type { TreeState } from './use-tree.ts';
import { useTreeRows } from './use-tree-rows.ts';

const sortStep = 10;

interface Chosen {
  mode: Mode;
  selectedId?: string | undefined;
}
const nothingChosen: Chosen = { mode: 'view' };

/** The state of a tree editor: what is selected, whether it is being edited, and what can be done with it. */
export function useTreeEditor<Node extends TreeNode>(kind: TreeKind<Node>, tree: TreeState<Node>, model: TreeModel<Node>) {
  const { calls, words } = kind;
  // A reload of the browser finds the form of a node as it was.
  const [{ mode, selectedId } = nothingChosen, setChosen] = useOpened<Chosen>(`node ${kind.setId}`);
  const rows = useTreeRows(model, selectedId);
  const guard = useRef<(() => Promise<boolean>) | null>(null);
  const selected = selectedId === undefined ? undefined : model.entries.get(selectedId);

  const mayLeave = async () => mode === 'view' || !guard.current || guard.current();
  const show = (id: string | undefined) => setChosen({ mode: 'view', selectedId: id });
  // Somebody else has deleted it. The form is drawn anew under another one, and its draft brings back what was entered.
  const isParentGone = mode === 'addChild' && selected === undefined;
  const enter = async (next: Mode) => {
    if (isParentGone || (await mayLeave())) setChosen({ mode: next, selectedId });
  };

  async function move(id: string, place: Place) {
    const entry = model.entries.get(id);
    if (!entry || isSamePlace(model, entry, place)) return;
    const refusal = refusalOf(model, entry, place.parentId, kind.maxDepth);
    if (refusal) return toast('warning', translate(refusal === 'tree.tooDeep' ? kind.tooDeep : refusal, language(), { max: kind.maxDepth }));
    if (!(await mayLeave())) return;
    show(id);
    try {
      const { message, data } = await request(calls.move, { id, version: entry.node.version, ...place });
      const moved = data as TreeMoved;
      tree.replace(movedTree(model, id, place, moved));
      rows.openTo(place.parentId);
      if (kind.changesWithPlace) void refresh(nounOf(calls.detail));
      else takeAlong(id, place, moved);
      toast('success', message);
    } catch (error) {
      report(error);
      tree.reload();
    }
  }

  /** The record that is shown beside the tree has moved as well: no need to ask for it. */
  function takeAlong(id: string, { parentId = '' }: Place, { changed }: TreeMoved) {
    const { sort, version } = changed.find((change) => change.id === id)!;
    queryClient.setQueryData(queryKeyOf(calls.detail, id), (record: object | undefined) => record && { ...record, sort, version, parentId });
  }

  /** Another parent for what is being added. */
  function adopt(id: string) {
    if (model.entries.get(id)!.level >= kind.maxDepth) toast('warning', words.noChild);
    else setChosen({ mode, selectedId: id });
  }

  async function remove({ node, below, parent }: Entry<Node>) {
    if (!(await mayLeave())) return;
    const question = { title: words.deleteTitle(node.name), detail: words.deleteDetail(below), yes: treeEditorText('delete'), danger: true };
    if (!(await confirm(question))) return;
    try {
      await request(calls.delete, { id: node.id, below });
      show(parent?.node.id);
      toast('success', words.deleted);
    } catch (error) {
      reportWith(words.deleteFailed, error);
    } finally {
      tree.reload();
    }
  }

  return {
    rows, mode, selected, selectedId, isParentGone, guard, mayLeave, enter, move, remove,
    select: async (id: string) => {
      if (isParentGone) adopt(id);
      else if ((id !== selectedId || mode !== 'view') && (await mayLeave())) show(id);
    },
    cancel: () => show(selectedId),
    saved: (id: string) => {
      if (mode === 'addChild') rows.openTo(selectedId);
      if (mode !== 'edit') rows.search('');
      show(id);
    },
    drop: (id: string, drop: Drop) => move(id, placeOfDrop(model, drop, id)),
    isRefused: (id: string, drop: Drop) => {
      const entry = model.entries.get(id);
      return entry !== undefined && refusalOf(model, entry, placeOfDrop(model, drop, id).parentId, kind.maxDepth) !== undefined;
    },
    shift: (id: string, by: -1 | 1) => {
      const entry = model.entries.get(id);
      const place = entry && placeOfShift(model, entry, by);
      return place && move(id, place);
    },
    /** One more than the last of those among which it will stand. */
    nextSort: ((mode === 'addChild' ? selected?.node.children : model.roots)?.at(-1)?.sort ?? 0) + sortStep,
  };
}

export type TreeEditorState<Node extends TreeNode> = ReturnType<typeof useTreeEditor<Node>>;

function isSamePlace<Node extends TreeNode>(model: TreeModel<Node>, entry: Entry<Node>, { parentId, beforeId }: Place): boolean {
  if (parentId !== entry.parent?.node.id) return false;
  return beforeId === entry.node.id || beforeId === siblingsOf(model, entry)[entry.index + 1]?.id;
}
