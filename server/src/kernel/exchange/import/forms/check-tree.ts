import type { CheckedRow, Checking, Draft } from '../check-slice.ts';
import { isLookedUp, openLookups } from '../lookups.ts';
import type { ImportContext } from '../importer.ts';
import type { FormImporter } from './form-importer.ts';

/**
 * Checks the rows of a tree: one whose parent is not known yet waits until the rows are checked that may make it,
 * wherever in the file they stand.
 */
export async function checkTree(
  context: ImportContext,
  checking: Checking<FormImporter>,
  drafts: readonly Draft[],
  parent: string,
  check: (draft: Draft) => Promise<CheckedRow>,
): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = [];
  const place = checking.columns.findIndex(({ field }) => field === parent);
  const isUnknown = ({ errors }: Draft) => errors.some(({ field }) => field === parent);
  let waiting = drafts;
  for (;;) {
    const ready = waiting.filter((draft) => !isUnknown(draft));
    for (const draft of ready) checked.push(await check(draft));
    waiting = waiting.filter(isUnknown);
    if (ready.length === 0 || waiting.length === 0) break;
    // With what these rows made.
    checking.lookups = openLookups(checking.importer);
    for (const column of checking.columns)
      if (isLookedUp(column)) await checking.lookups.prepare(context, column, new Set(), new Set());
    for (const draft of waiting) {
      const found = checking.lookups.find(checking.columns[place]!, draft.cells[place]!);
      if ('error' in found) continue;
      draft.errors = draft.errors.filter(({ field }) => field !== parent);
      draft.given[parent] = found.value;
    }
  }
  for (const draft of waiting) checked.push(await check(draft));
  return checked.toSorted((a, b) => a.row_number - b.row_number);
}
