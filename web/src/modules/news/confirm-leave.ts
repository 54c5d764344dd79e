import { clearUnsaved, hasUnsaved } from '../../kernel/tabs/unsaved.ts';
import { confirmDiscard } from '../../ui/dialog/confirm-discard.ts';

/** News is shown above all pages, so its drafts belong to no tab. */
export const newsDraftScope = 'news';

/** Asks before a half-written comment is lost; resolves to false if the user cancels. */
export async function confirmLeave(): Promise<boolean> {
  if (hasUnsaved(newsDraftScope) && !(await confirmDiscard())) return false;
  clearUnsaved(newsDraftScope);
  return true;
}
