/** The words of a text with markup. */
export const plainText = (html: unknown): string =>
  (typeof html === 'string' ? (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '') : '')
    .replaceAll(/\s+/g, ' ')
    .trim();
