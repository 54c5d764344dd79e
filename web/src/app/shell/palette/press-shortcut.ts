/** The buttons that keys press, in the page or in the dialog on top. */
const buttons = {
  new: '[data-shortcut=new]',
  edit: '[data-shortcut=edit]',
  export: '[data-shortcut=export]',
  previous: '[data-shortcut=previous]',
  next: '[data-shortcut=next]',
  save: 'button[type=submit].ant-btn-primary',
} as const;
type Shortcut = keyof typeof buttons;

/** Pressed with Alt; the place of the key counts. */
const altKeys: Readonly<Record<string, Shortcut>> = {
  KeyN: 'new',
  KeyE: 'edit',
  KeyX: 'export',
  KeyK: 'previous',
  KeyJ: 'next',
};

export const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, code } = event;
  const isCtrl = ctrlKey || metaKey;
  if (shiftKey) return undefined;
  // With Alt some keyboards write letters.
  if (altKey) return isCtrl || isTyping(event) ? undefined : altKeys[code];
  return isCtrl && code === 'KeyS' ? 'save' : undefined;
}

const isShown = (element: Element) => element.checkVisibility();

/** The button in the page that a shortcut presses; undefined where there is none, or it cannot be pressed. */
export function buttonFor(
  shortcut: Shortcut,
  within: Element | null = document.getElementById('content'),
): HTMLElement | undefined {
  const found = within?.querySelectorAll<HTMLElement>(buttons[shortcut]) ?? [];
  return [...found].findLast((each) => isShown(each) && !each.matches(':disabled, [aria-disabled=true]'));
}

/** Keeps the browser from doing something of its own, such as saving the page as a file. */
export function pressShortcut(event: KeyboardEvent) {
  const shortcut = shortcutOf(event);
  if (!shortcut) return;
  event.preventDefault();
  const dialog = [...document.querySelectorAll('dialog[open]')].findLast(isShown);
  buttonFor(shortcut, dialog)?.click();
}
