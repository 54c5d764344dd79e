import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { confirm } from '../../../kernel/feedback/confirm.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import type { TreeEntry } from '../../../ui/tree-editor/view/tree-model.ts';
import { workbenchText } from './bom-workbench.texts.ts';
import type { Component } from './bom-tree.ts';

/**
 * Deletes components with everything below them, after a warning that counts. Returns how many are gone; 0 if the user
 * does not want to.
 */
export async function deleteComponents(bomId: string, entries: readonly TreeEntry<Component>[]): Promise<number> {
  const ids = entries.map(({ node }) => node.id);
  const title =
    entries.length === 1
      ? workbenchText('deleteTitle', { name: entries[0]!.node.name })
      : workbenchText('deleteSeveralTitle', { count: entries.length });
  let below = entries.reduce((sum, entry) => sum + belowOf(entry.node), 0);
  for (;;) {
    const detail = below === 0 ? workbenchText('deleteAlone') : workbenchText('deleteBelow', { count: below });
    if (!(await confirm({ title, detail, yes: workbenchText('delete'), danger: true }))) return 0;
    const answer = await fetchData(bomItem.delete, { bomId, ids, below });
    if (answer.deleted) return ids.length + below;
    // More stands below by now: the new number is asked about.
    below = answer.below;
  }
}

/** Without what belongs to the BOM of a component. */
const belowOf = ({ children = [] }: Component): number =>
  children.reduce((sum, child) => sum + (child.isInSubBom ? 0 : 1 + belowOf(child)), 0);
