import { maxBomLevel } from '@edp/contract/modules/bom/bom-fields.ts';
import { translate } from '@edp/contract/texts.ts';
import { useRef } from 'react';
import { toast } from '../../../kernel/feedback/toast.ts';
import { showError } from '../../../kernel/http/call-error.ts';
import { useRestorableState } from '../../../kernel/tabs/use-restorable-state.ts';
import { language } from '../../../kernel/text/language.ts';
import type { Mode } from '../../../ui/tree-editor/tree-kind.ts';
import { siblingsOf, type TreeModel } from '../../../ui/tree-editor/view/tree-model.ts';
import {
  positionOfShift,
  validateMove,
  type DropTarget,
  type TreePosition,
} from '../../../ui/tree-editor/tree-moves.ts';
import { useTreeRows } from '../../../ui/tree-editor/view/use-tree-rows.ts';
import { placeAfter, placeOfDrop } from './bom-places.ts';
import { searchedWords, type Component } from './bom-tree.ts';
import { deleteComponents } from './delete-components.ts';
import { deleteChanges, moveChanges, quantityChanges, restoreChanges, step, topmost } from './item-changes.ts';
import { useBranches } from './use-branches.ts';
import type { BomTreeState } from './use-bom-tree.ts';
import { useItemHistory } from './use-item-history.ts';
import { useLater } from './use-later.ts';
import { useMarks, type How } from './table/use-marks.ts';
import { workbenchText } from './bom-workbench.texts.ts';

const sortStep = 10;

interface Selection {
  mode: Mode;
  id?: string | undefined;
}
const noSelection: Selection = { mode: 'view' };

interface Options {
  bomId: string;
  revision: number;
  tree: BomTreeState;
  model: TreeModel<Component>;
  /** What is shown of it, and besides: during a comparison what was removed. */
  shown: TreeModel<Component>;
  canEdit: boolean;
}

/** The state of the component tree and of the form beside it. */
export function useBomEditor({ bomId, revision, tree, model, shown, canEdit }: Options) {
  const [{ mode, id: selectedId } = noSelection, setSelection] = useRestorableState<Selection>(`component ${bomId}`);
  const rows = useTreeRows(shown, selectedId, searchedWords);
  const marks = useMarks(rows.rows);
  const history = useItemHistory(bomId, model, tree.refresh, rows.openNodes);
  const guard = useRef<(() => Promise<boolean>) | null>(null);
  const selected =
    selectedId === undefined ? undefined : (model.entries.get(selectedId) ?? shown.entries.get(selectedId));
  const isParentGone = mode === 'addChild' && !selected;

  const confirmLeave = async () => mode === 'view' || !guard.current || guard.current();
  const show = (id: string | undefined) => {
    setSelection({ mode: 'view', id });
    marks.set(id === undefined ? [] : [id]);
  };
  /** What an action is about: the marked ones, else the one that is shown. */
  const chosen = () =>
    topmost(model, marks.ids.size > 0 ? marks.ids : new Set(selectedId === undefined ? [] : [selectedId]));

  async function move(ids: ReadonlySet<string>, place: TreePosition) {
    if (!canEdit || history.isBusy) return;
    const entries = topmost(model, ids);
    const refused = entries
      .map((entry) => validateMove(model, entry, place.parentId, maxBomLevel))
      .find((key) => key !== undefined);
    if (refused) return toast('warning', translate(refused, language(), { max: maxBomLevel }));
    if (entries.length === 0 || !(await confirmLeave())) return;
    rows.openTo(place.parentId);
    if (await history.run(step(moveChanges(entries, place))))
      toast('success', workbenchText('moved', { count: entries.length }));
  }

  const movedBy = (id: string) => (marks.ids.has(id) ? marks.ids : new Set([id]));

  async function remove() {
    const entries = chosen();
    if (!canEdit || history.isBusy || entries.length === 0 || !(await confirmLeave())) return;
    const inverse = history.invert(step(deleteChanges(entries.map(({ node }) => node.id))));
    try {
      const count = await deleteComponents(bomId, entries);
      if (count === 0) return;
      history.note(inverse);
      show(entries[0]!.parent?.node.id);
      toast('success', workbenchText('deleted', { count }));
    } catch (error) {
      showError(error);
    }
    await tree.refresh();
  }

  const onPasted = (ids: readonly string[], parentId: string | undefined) => {
    history.note(step(deleteChanges(ids)));
    rows.openTo(parentId);
    marks.set(ids);
  };
  const branches = useBranches({
    bomId,
    revision,
    canEdit: canEdit && !history.isBusy,
    selected,
    chosen,
    move,
    confirmLeave,
    onPasted,
    refresh: tree.refresh,
  });

  const actions = {
    /** One step among its siblings. */
    shift: (by: -1 | 1) => {
      const place = selected && !selected.node.isInSubBom && positionOfShift(model, selected, by);
      return place ? move(new Set([selected.node.id]), place) : undefined;
    },
    /** Below the sibling before it, or after its parent. */
    indent: (by: -1 | 1) => {
      if (!selected || selected.node.isInSubBom) return undefined;
      const ids = new Set([selected.node.id]);
      if (by === -1) return selected.parent && move(ids, placeAfter(model, selected.parent.node.id, ids));
      const previous = siblingsOf(model, selected)[selected.index - 1];
      return previous && move(ids, { parentId: previous.id, beforeId: undefined });
    },
    undo: async () => {
      if (!history.canUndo || !(await confirmLeave())) return;
      if (await history.undo()) toast('success', workbenchText('undone'));
    },
    redo: async () => {
      if (!history.canRedo || !(await confirmLeave())) return;
      if (await history.redo()) toast('success', workbenchText('redone'));
    },
  };
  const later = useLater(history.isBusy, actions);

  return {
    bomId,
    rows,
    marks,
    mode,
    selected,
    selectedId,
    isParentGone,
    guard,
    canEdit,
    history,
    confirmLeave,
    remove,
    ...branches,
    select: async (id: string, how: How = 'one') => {
      if (isParentGone) return setSelection({ mode, id });
      if (id !== selectedId || mode !== 'view') {
        if (!(await confirmLeave())) return;
        setSelection({ mode: 'view', id });
      }
      marks.mark(id, how);
    },
    enter: async (next: Mode) => {
      if (isParentGone || (await confirmLeave())) setSelection({ mode: next, id: selectedId });
    },
    cancel: () => show(selectedId),
    /** After the form was saved: the tree before that tells how to take it back. */
    saved: async (id: string) => {
      const before = mode === 'edit' ? model.entries.get(id) : undefined;
      history.note(step(before ? restoreChanges(model, before) : deleteChanges([id])));
      if (mode === 'addChild') rows.openTo(selectedId);
      if (mode !== 'edit') rows.search('');
      show(id);
      await tree.refresh();
    },
    /** Without the form: everything else of the component stays as it is. */
    setQuantity: (node: Component, quantity: string) => history.run(step(quantityChanges(node, quantity))),
    drop: (id: string, drop: DropTarget) =>
      model.entries.has(drop.id) ? move(movedBy(id), placeOfDrop(model, id, drop, movedBy(id))) : undefined,
    isInvalidDrop: (id: string, drop: DropTarget) => {
      if (!model.entries.has(drop.id)) return true;
      const { parentId } = placeOfDrop(model, id, drop, movedBy(id));
      const isRefused = topmost(model, movedBy(id)).some(
        (entry) => validateMove(model, entry, parentId, maxBomLevel) !== undefined,
      );
      return isRefused || (parentId !== undefined && model.entries.get(parentId)?.node.isInSubBom === true);
    },
    shift: (by: -1 | 1) => later((each) => each.shift(by)),
    indent: (by: -1 | 1) => later((each) => each.indent(by)),
    undo: () => later((each) => each.undo()),
    redo: () => later((each) => each.redo()),
    /** One step after its last sibling. */
    nextSort:
      ((mode === 'addChild' ? selected?.node.children?.filter(({ isInSubBom }) => !isInSubBom) : model.roots)?.at(-1)
        ?.sort ?? 0) + sortStep,
  };
}
export type BomEditor = ReturnType<typeof useBomEditor>;
