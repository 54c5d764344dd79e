import type { ComponentProps } from 'react';

/** A scrollable region must be focusable, even without controls in it. */
export function ScrollRegion({ label, ...section }: ComponentProps<'section'> & { label: string }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <section tabIndex={0} aria-label={label} {...section} />;
}
