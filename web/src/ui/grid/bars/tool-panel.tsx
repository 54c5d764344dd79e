import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import styles from './bars.module.css';

interface Props {
  label: string;
  side: 'left' | 'right';
  /** Escape; the grid gets the focus. */
  onClose: () => void;
  /** The user went elsewhere. */
  onLeave: () => void;
  children: ReactNode;
}

/** Its own buttons open and close it; a list of options is drawn outside of it. */
const belonging = '[data-tool], .ant-select-dropdown';

/** What a button of the toolbar opens below it. */
export function ToolPanel({ label, side, onClose, onLeave, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  const leave = useEffectEvent(({ target }: Event) => {
    const isInside = panel.current?.contains(target as Node) || (target as Element).closest?.(belonging);
    if (!isInside) onLeave();
  });
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  });
  useEffect(() => {
    const element = panel.current!;
    (element.querySelector<HTMLElement>('input') ?? element).focus();
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    document.addEventListener('mousedown', leave, options);
    document.addEventListener('focusin', leave, options);
    element.addEventListener('keydown', close, options);
    return () => listeners.abort();
  }, []);
  return (
    <section
      ref={panel}
      aria-label={label}
      tabIndex={-1}
      className={side === 'left' ? styles.panel : styles.panelRight}>
      {children}
    </section>
  );
}
