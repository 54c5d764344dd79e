import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { translate } from '@edp/contract/texts.ts';
import { toast } from '../../../kernel/feedback/toast.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import { showError } from '../../../kernel/http/call-error.ts';
import { language } from '../../../kernel/text/language.ts';
import { isInSubtree, type TreeEntry } from '../../../ui/tree-editor/view/tree-model.ts';
import type { TreePosition } from '../../../ui/tree-editor/tree-moves.ts';
import { workbenchText } from './bom-workbench.texts.ts';
import type { Component } from './bom-tree.ts';
import { setClipboard, useClipboard, type Clipboard } from './clipboard.ts';

interface Options {
  bomId: string;
  revision: number;
  canEdit: boolean;
  /** What is pasted becomes the last below it; without one, the last root. */
  selected: TreeEntry<Component> | undefined;
  /** What is cut or copied. */
  chosen: () => readonly TreeEntry<Component>[];
  move: (ids: ReadonlySet<string>, place: TreePosition) => Promise<unknown>;
  confirmLeave: () => Promise<boolean>;
  onPasted: (ids: readonly string[], parentId: string | undefined) => void;
  refresh: () => Promise<unknown>;
}

/** Cuts, copies and pastes branches, also from another BOM. */
export function useBranches({
  bomId,
  revision,
  canEdit,
  selected,
  chosen,
  move,
  confirmLeave,
  onPasted,
  refresh,
}: Options) {
  const clipboard = useClipboard(({ content }) => content);
  const canPaste =
    canEdit &&
    clipboard !== undefined &&
    !selected?.node.isInSubBom &&
    (clipboard.what === 'copy' || clipboard.bomId === bomId);

  function keep(what: 'cut' | 'copy') {
    const ids = chosen().map(({ node }) => node.id);
    if (ids.length === 0 || (what === 'cut' && !canEdit)) return;
    setClipboard({ what, bomId, revision, ids });
    toast('success', workbenchText(what === 'cut' ? 'cutDone' : 'copyDone', { count: ids.length }));
  }

  async function pasteCopies(
    parentId: string | undefined,
    { bomId: sourceBomId, revision: sourceRevision, ids: copied }: Clipboard,
  ) {
    try {
      const { ids, count } = await fetchData(bomItem.paste, {
        bomId,
        sourceBomId,
        sourceRevision,
        ids: [...copied],
        supId: parentId,
      });
      onPasted(ids, parentId);
      toast('success', workbenchText('pasted', { count }));
    } catch (error) {
      showError(error);
    }
    await refresh();
  }

  async function paste() {
    if (!canPaste || !(await confirmLeave())) return;
    const parentId = selected?.node.id;
    if (clipboard.what === 'cut') {
      setClipboard(undefined);
      await move(new Set(clipboard.ids), { parentId, beforeId: undefined });
    } else if (clipboard.bomId === bomId && clipboard.ids.some((id) => isInSubtree(selected, id))) {
      toast('warning', translate('bom.pasteIntoItself', language()));
    } else await pasteCopies(parentId, clipboard);
  }

  return { clipboard, canPaste, paste, cut: () => keep('cut'), copy: () => keep('copy') };
}
