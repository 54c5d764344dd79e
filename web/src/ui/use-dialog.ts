import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { focusFirstField, trapFocus } from './focus.ts';

/** What every dialog does with the keyboard: takes the focus, keeps it, gives it back; Esc closes what may be closed. */
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
    // One key, one dialog: those below must not close as well.
    event.stopPropagation();
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose?.();
    if (event.key === 'Tab' && panel.current) trapFocus(panel.current, event);
  };
  return { panel, onKeyDown };
}
