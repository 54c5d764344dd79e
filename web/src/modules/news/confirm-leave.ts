import { clearUnsaved, hasUnsaved } from '../../kernel/unsaved.ts';
import { confirmDiscard } from '../../ui/confirm-discard.ts';

/** The news stand above all pages, so a half-written comment belongs to none of their tabs. */
export const newsDraftScope = 'news';

/** Whether the dialog may go: a half-written comment is not lost unasked. */
export async function confirmLeave(): Promise<boolean> {
  if (hasUnsaved(newsDraftScope) && !(await confirmDiscard())) return false;
  clearUnsaved(newsDraftScope);
  return true;
}
