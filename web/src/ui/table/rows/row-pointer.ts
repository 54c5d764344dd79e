import type { MouseEvent } from 'react';

const controls = 'a, button, input, select, textarea, label, [role=button], [role=menuitem]';

/** Not a click on a control of the row, nor one that ends a selection of text. */
export const isClickOnRow = ({ target, currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.contains(target as Node) &&
  !(target as Element).closest(controls) &&
  window.getSelection()?.isCollapsed !== false;

const isTruncated = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/** The whole text of a cell as its tooltip, only where there is no room for it. */
export function titleIfTruncated({ target }: MouseEvent<HTMLElement>) {
  const cell = (target as Element).closest<HTMLElement>('td');
  if (!cell) return;
  const parts = cell.dataset.lead
    ? cell.querySelectorAll('a, span, small')
    : [cell.querySelector(':scope > div') ?? cell];
  if ([...parts].some(isTruncated)) cell.title = cell.innerText;
  else cell.removeAttribute('title');
}
