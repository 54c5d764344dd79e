import { FileLink } from '@edp/contract/kernel/file-link.ts';
import createPurifier from 'dompurify';

/** Pictures come from our file store: an address elsewhere would tell its owner who reads the text. */
export const isOwnPicture = (address: string | null) =>
  address !== null && FileLink.safeParse(address).data !== undefined;

/** What the editor can write, and nothing more. */
const allowed = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'strong',
    'em',
    'u',
    's',
    'code',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'img',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'start'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/)/i,
  // No address: the pattern above is not for it.
  ADD_URI_SAFE_ATTR: ['start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IMG' && !isOwnPicture(node.getAttribute('src'))) node.remove();
  if (node.nodeName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** Makes stored HTML safe to show. The server sanitises what it stores; this also holds where it did not. */
export const sanitiseHtml = (html: string) => purifier.sanitize(html, allowed);
