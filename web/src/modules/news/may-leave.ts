import { forgetUnsaved, hasUnsaved } from '../../kernel/unsaved.ts';
import { askToDiscard } from '../../ui/ask-to-discard.ts';

/** The news stand above all pages, so a half-written comment belongs to none of their tabs. */
export const newsPlace = 'news';

/** Whether the dialog may go: a half-written comment is not lost unasked. */
export async function mayLeave(): Promise<boolean> {
  if (hasUnsaved(newsPlace) && !(await askToDiscard())) return false;
  forgetUnsaved(newsPlace);
  return true;
}
