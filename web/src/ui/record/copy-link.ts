import { toast } from '../../kernel/feedback/toast.ts';
import { recordText } from './record.texts.ts';

/** Copies the whole address of a route of this application. */
export async function copyLink(href: string) {
  try {
    await navigator.clipboard.writeText(new URL(href, window.location.href).href);
    toast('success', recordText('linkCopied'));
  } catch {
    // Browsers offer the clipboard API only in secure contexts.
    toast('warning', recordText('linkNotCopied'));
  }
}
