import type { SyntheticEvent } from 'react';
import { pageAt, redirectTarget } from './pages.ts';

/** Begins to load the code of the page at a path. */
export const preloadPage = (path: string) => pageAt(redirectTarget(path))?.Page.preload();

/**
 * When the pointer or the focus comes to a link: the tenth of a second until it is followed is enough to load a page.
 */
export function preloadLinkedPage({ target }: SyntheticEvent) {
  const [, path] = /^#(\/[^?]*)/.exec((target as Element).closest('a')?.hash ?? '') ?? [];
  if (path) preloadPage(path);
}
