import type { SyntheticEvent } from 'react';
import { matchPath } from 'react-router';
import { pages } from './pages.ts';

/** Begins to load the code of the page at a path. */
export const preloadPage = (path: string) => pages.find((each) => matchPath(each.path, path))?.Page.preload();

/** When the pointer or the focus comes to a link: the tenth of a second until it is followed is enough to load a page. */
export function preloadLinkedPage({ target }: SyntheticEvent) {
  const [, path] = /^#(\/[^?]*)/.exec((target as Element).closest('a')?.hash ?? '') ?? [];
  if (path) preloadPage(path);
}
