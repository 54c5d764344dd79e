import type { TreeMoved } from '@edp/contract/kernel/record/tree.ts';
import { translate } from '@edp/contract/texts.ts';
import { useRef, useState } from 'react';
import { invalidate } from '../../kernel/http/run-action.ts';
import { request } from '../../kernel/http/api.ts';
import { tellOutcome } from '../../kernel/feedback/outcome.ts';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { showError, showErrorWithFallback } from '../../kernel/http/call-error.ts';
import { language } from '../../kernel/text/language.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { nounOf, queryKeyOf } from '../../kernel/http/query-key.ts';
import { toast } from '../../kernel/feedback/toast.ts';
import { useRestorableState } from '../../kernel/tabs/use-restorable-state.ts';
import { treeEditorText } from './tree-editor.texts.ts';
import type { Mode, TreeKind } from './tree-kind.ts';
import { siblingsOf, type TreeEntry, type TreeModel, type EditableNode } from './view/tree-model.ts';
import {
  applyMove,
  positionOfDrop,
  positionOfShift,
  validateMove,
  type DropTarget,
  type TreePosition,
} from './tree-moves.ts';
import type { TreeState } from './use-tree.ts';
import { useTreeRows } from './view/use-tree-rows.ts';

const sortStep = 10;

interface EditorSelection {
  mode: Mode;
  selectedId?: string | undefined;
}
const firstSelection = (selectedId: string | undefined): EditorSelection => ({ mode: 'view', selectedId });

/** The state of a tree editor: selection, mode and actions. */
export function useTreeEditor<Node extends EditableNode>(
  kind: TreeKind<Node>,
  tree: TreeState<Node>,
  model: TreeModel<Node>,
) {
  const { calls, texts } = kind;
  const noun = nounOf(calls.detail);
  const refresh = () => {
    tree.reload();
    void invalidate(noun);
  };
  // After a reload of the browser the form of a node is restored.
  const [{ mode, selectedId } = firstSelection(kind.openId), setChosen] = useRestorableState<EditorSelection>(
    `node ${kind.setId}`,
  );
  const rows = useTreeRows(model, selectedId, kind.wordsOf);
  const guard = useRef<(() => Promise<boolean>) | null>(null);
  const selected = selectedId === undefined ? undefined : model.entries.get(selectedId);

  // A node that was just added is not in the tree yet; one that was is deleted.
  const [seenId, setSeenId] = useState(selected && selectedId);
  if (selected && seenId !== selectedId) setSeenId(selectedId);
  const isDeleted = selectedId !== undefined && !selected && seenId === selectedId;

  const confirmLeave = async () => mode === 'view' || !guard.current || guard.current();
  const show = (id: string | undefined) => setChosen({ mode: 'view', selectedId: id });
  // Another user deleted the parent. The form remounts under the next one selected, and its draft restores the input.
  const isParentGone = mode === 'addChild' && selected === undefined;
  const enter = async (next: Mode) => {
    if (isParentGone || (await confirmLeave())) setChosen({ mode: next, selectedId });
  };

  async function move(id: string, place: TreePosition) {
    const entry = model.entries.get(id);
    if (!entry || isSamePosition(model, entry, place)) return;
    const moveError = validateMove(model, entry, place.parentId, kind.maxDepth);
    if (moveError)
      return toast(
        'warning',
        translate(moveError === 'tree.tooDeep' ? kind.tooDeep : moveError, language(), { max: kind.maxDepth }),
      );
    if (!(await confirmLeave())) return;
    show(id);
    try {
      const { message, data } = await request(calls.move, { id, version: entry.node.version, ...place });
      const moved = data as TreeMoved;
      tree.replace(applyMove(model, id, place, moved));
      rows.openTo(place.parentId);
      if (kind.reloadAfterMove) void invalidate(noun);
      else updateMovedRecord(id, place, moved);
      void tellOutcome(
        { thing: texts.thing, name: entry.node.name, back: wayBack(entry, moved) },
        { noun, message, refresh },
      );
    } catch (error) {
      showError(error);
      tree.reload();
    }
  }

  /** Puts a node back where it was, unless it was changed since. */
  function wayBack(entry: TreeEntry<Node>, { changed }: TreeMoved) {
    const { id } = entry.node;
    const place = { parentId: entry.parent?.node.id, beforeId: siblingsOf(model, entry)[entry.index + 1]?.id };
    const version = changed.find((change) => change.id === id)?.version;
    return { send: () => request(calls.move, { id, version, ...place }) };
  }

  /** Updates the cached record of the moved node without a request. */
  function updateMovedRecord(id: string, { parentId = '' }: TreePosition, { changed }: TreeMoved) {
    const { sort, version } = changed.find((change) => change.id === id)!;
    queryClient.setQueryData(
      queryKeyOf(calls.detail, id),
      (record: object | undefined) => record && { ...record, sort, version, parentId },
    );
  }

  /** Another parent for the new node. */
  function changeParent(id: string) {
    if (model.entries.get(id)!.level >= kind.maxDepth) toast('warning', texts.noChild);
    else setChosen({ mode, selectedId: id });
  }

  async function remove(entry: TreeEntry<Node>) {
    const { node, below, parent } = entry;
    if (!(await confirmLeave()) || !((await kind.beforeDelete?.(entry)) ?? true)) return;
    const question = {
      title: texts.deleteTitle(node.name),
      detail: texts.deleteDetail(below),
      yes: treeEditorText('delete'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    try {
      await request(calls.delete, { id: node.id, below });
      show(parent?.node.id);
      toast('success', treeEditorText('deleted'));
    } catch (error) {
      showErrorWithFallback(treeEditorText('deleteFailed'), error);
    } finally {
      tree.reload();
    }
  }

  return {
    rows,
    mode,
    selected,
    selectedId,
    isParentGone,
    isDeleted,
    guard,
    confirmLeave,
    enter,
    move,
    remove,
    select: async (id: string) => {
      if (isParentGone) changeParent(id);
      else if ((id !== selectedId || mode !== 'view') && (await confirmLeave())) show(id);
    },
    /** Selects a node wherever it is. */
    reveal: async (id: string) => {
      if (!(await confirmLeave())) return;
      rows.search('');
      rows.openTo(id);
      show(id);
    },
    cancel: () => show(selectedId),
    unselect: () => show(undefined),
    saved: (id: string) => {
      if (mode === 'addChild') rows.openTo(selectedId);
      if (mode !== 'edit') rows.search('');
      show(id);
    },
    drop: (id: string, drop: DropTarget) => move(id, positionOfDrop(model, drop, id)),
    isInvalidDrop: (id: string, drop: DropTarget) => {
      const entry = model.entries.get(id);
      return (
        entry !== undefined &&
        validateMove(model, entry, positionOfDrop(model, drop, id).parentId, kind.maxDepth) !== undefined
      );
    },
    shift: (id: string, by: -1 | 1) => {
      const entry = model.entries.get(id);
      const place = entry && positionOfShift(model, entry, by);
      return place && move(id, place);
    },
    /** One step after its last sibling. */
    nextSort: ((mode === 'addChild' ? selected?.node.children : model.roots)?.at(-1)?.sort ?? 0) + sortStep,
  };
}

export type TreeEditorState<Node extends EditableNode> = ReturnType<typeof useTreeEditor<Node>>;

function isSamePosition<Node extends EditableNode>(
  model: TreeModel<Node>,
  entry: TreeEntry<Node>,
  { parentId, beforeId }: TreePosition,
): boolean {
  if (parentId !== entry.parent?.node.id) return false;
  return beforeId === entry.node.id || beforeId === siblingsOf(model, entry)[entry.index + 1]?.id;
}
