/** Marks the element of a field with its path; a list of fields has `specList.root`. */
const elementOf = (form: Element, name: string) =>
  form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);

/** What a field is called on the screen. */
export function labelOf(formId: string, name: string): string {
  const field = document.getElementById(formId)?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  return (
    field?.querySelector('label')?.textContent ?? field?.querySelector('[aria-label]')?.getAttribute('aria-label') ?? ''
  );
}

/** The names of the fields that have errors, in the order of the screen. */
export const wrongFields = (form: Element, errors: { has: (name: string) => boolean }) =>
  [...form.querySelectorAll<HTMLElement>('[data-field]')]
    .map(({ dataset }) => dataset['field']!)
    .filter((name) => errors.has(name));

const focusable =
  'input:not([type=hidden], [type=file], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]';

/** Asks the tabs and sections around a field to show it. */
export const revealEvent = 'edp-reveal';

export function focusField(form: Element, name: string) {
  const field = elementOf(form, name);
  if (!field) return;
  field.dispatchEvent(new CustomEvent(revealEvent, { bubbles: true }));
  const control = field.querySelector<HTMLElement>('[data-control]') ?? field;
  // A control of several parts may mark one; a group of radios has its chosen one in the tab order.
  const target =
    control.querySelector<HTMLElement>('[data-focus], input[type=radio]:checked') ??
    control.querySelector<HTMLElement>(focusable);
  target?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** Shows a tab of the form that is on the screen: pages in other tabs of the workspace have forms as well. */
export function revealTab(key: string) {
  const panels = [...document.querySelectorAll(`[data-form-tab="${CSS.escape(key)}"]`)];
  panels
    .find((panel) => panel.parentElement?.checkVisibility())
    ?.dispatchEvent(new CustomEvent(revealEvent, { bubbles: true }));
}
