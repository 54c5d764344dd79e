import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { focusFirstField, trapFocus } from './focus.ts';

/** Keyboard handling of every dialog: traps the focus, returns it on close; Esc closes. */
export function useDialog(onClose: (() => void) | undefined) {
  const panel = useRef<HTMLDialogElement>(null);
  const [opener] = useState(() => document.activeElement);

  useLayoutEffect(() => {
    if (panel.current) focusFirstField(panel.current);
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [opener]);

  const onKeyDown = (event: KeyboardEvent) => {
    // The dialogs below must not handle the same key.
    event.stopPropagation();
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose?.();
    if (event.key === 'Tab' && panel.current) trapFocus(panel.current, event);
  };
  // The focused element may be gone, such as the button of a task that was just cancelled: keys then reach no dialog.
  useEffect(() => {
    const onLostKey = ({ key }: globalThis.KeyboardEvent) => {
      if (document.activeElement !== document.body || topDialog() !== panel.current) return;
      panel.current?.focus({ preventScroll: true });
      if (key === 'Escape') onClose?.();
    };
    window.addEventListener('keydown', onLostKey);
    return () => window.removeEventListener('keydown', onLostKey);
  });
  return { panel, onKeyDown };
}

const topDialog = () => [...document.querySelectorAll('dialog[open]')].findLast((dialog) => dialog.checkVisibility());
