import type { KeyboardEvent } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
const fields = 'input, select, textarea';

/** Focuses the element marked with `data-focus`, else the first field that is shown. */
export function focusFirstField(dialog: HTMLElement) {
  const start =
    dialog.querySelector<HTMLElement>('[data-focus]') ??
    [...dialog.querySelectorAll<HTMLElement>(fields)].find((field) => !field.closest('[hidden]')) ??
    dialog;
  start.focus({ preventScroll: true });
}

/** Keeps Tab inside a dialog. */
export function trapFocus(dialog: HTMLElement, event: KeyboardEvent) {
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.checkVisibility());
  const { activeElement } = document;
  const edge = event.shiftKey ? stops.at(0) : stops.at(-1);
  if (activeElement !== edge && activeElement !== dialog) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}
