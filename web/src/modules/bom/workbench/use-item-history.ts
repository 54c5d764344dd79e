import { bomItem, mostBomChanges } from '@edp/contract/modules/bom/bom-item.ts';
import { useRef, useState } from 'react';
import { fetchData } from '../../../kernel/http/api.ts';
import { showError } from '../../../kernel/http/call-error.ts';
import type { TreeModel } from '../../../ui/tree-editor/view/tree-model.ts';
import type { Component } from './bom-tree.ts';
import { invert, resolve, type Step } from './item-changes.ts';

interface Steps {
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
}
const none: Steps = { undo: [], redo: [] };

/**
 * Changes of the tree that can be taken back. `refresh` reads the tree again; `onAdded` is told which items are new, or
 * there again.
 */
export function useItemHistory(
  bomId: string,
  model: TreeModel<Component>,
  refresh: () => Promise<unknown>,
  onAdded: (ids: readonly string[]) => void,
) {
  const [steps, setSteps] = useState(none);
  const [isBusy, setBusy] = useState(false);
  /** The id that an item has now, by the one or the key that it had. */
  const ids = useRef(new Map<string, string>());
  const keys = useRef(0);
  const newKey = () => `k${(keys.current += 1)}`;
  const idOf = (ref: string): string => {
    const next = ids.current.get(ref);
    return next === undefined ? ref : idOf(next);
  };
  /** One that is too long to be sent cannot be taken back, nor what was before it. */
  const withUndo = (undo: readonly Step[], inverse: Step) =>
    inverse.changes.length > mostBomChanges ? [] : [...undo, inverse];

  async function send(step: Step, next: (inverse: Step) => Steps): Promise<boolean> {
    if (isBusy) return false;
    const { changes, restores } = resolve(step, idOf);
    const inverse = invert(model, { changes, restores }, newKey);
    setBusy(true);
    try {
      const { ids: added } = await fetchData(bomItem.apply, { bomId, changes: [...changes] });
      for (const [key, id] of Object.entries(added)) {
        ids.current.set(key, id);
        const restored = restores.get(key);
        if (restored !== undefined) ids.current.set(restored, id);
      }
      setSteps(next(inverse));
      onAdded(Object.values(added));
      await refresh();
      return true;
    } catch (error) {
      showError(error);
      await refresh();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    canUndo: steps.undo.length > 0 && !isBusy,
    canRedo: steps.redo.length > 0 && !isBusy,
    run: (step: Step) => send(step, (inverse) => ({ undo: withUndo(steps.undo, inverse), redo: [] })),
    /** A change that another call has made, with the step that takes it back. */
    note: (inverse: Step) => setSteps(({ undo }) => ({ undo: withUndo(undo, inverse), redo: [] })),
    invert: (step: Step) => invert(model, step, newKey),
    undo: async () => {
      const last = steps.undo.at(-1);
      return (
        last !== undefined &&
        send(last, (inverse) => ({ undo: steps.undo.slice(0, -1), redo: [...steps.redo, inverse] }))
      );
    },
    redo: async () => {
      const last = steps.redo.at(-1);
      return (
        last !== undefined &&
        send(last, (inverse) => ({ undo: [...steps.undo, inverse], redo: steps.redo.slice(0, -1) }))
      );
    },
  };
}
