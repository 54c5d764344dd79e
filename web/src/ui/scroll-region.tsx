import type { ComponentProps } from 'react';

/** A region that scrolls must be reachable by keyboard, also when nothing in it can be clicked. */
export function ScrollRegion({ label, ...section }: ComponentProps<'section'> & { label: string }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <section tabIndex={0} aria-label={label} {...section} />;
}
