import { useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { useFormText } from '../form.texts.ts';

// Styles stand here: the style sheet is loaded by every page, and few of them have a form.
const sign: CSSProperties = {
  width: 16,
  height: 16,
  marginLeft: 4,
  padding: 0,
  border: '1px solid var(--edp-borderStrong)',
  borderRadius: '50%',
  background: 'none',
  color: 'var(--edp-textSoft)',
  fontSize: 11,
  lineHeight: '14px',
  cursor: 'help',
  verticalAlign: 'text-bottom',
};
const bubbleStyle: CSSProperties = {
  position: 'fixed',
  maxWidth: 280,
  margin: 0,
  padding: '6px 10px',
  border: '1px solid var(--edp-border)',
  borderRadius: 6,
  background: 'var(--edp-surface)',
  color: 'var(--edp-text)',
  fontSize: 13,
  boxShadow: 'var(--edp-shadow)',
  pointerEvents: 'none',
};

/** A sign behind a label; the pointer and the focus show what the field is about. */
function Help({ id, text }: { id: string; text: string }) {
  const t = useFormText();
  const bubble = useRef<HTMLSpanElement>(null);
  // A popover is above dialogs and drawers, and no scrolled region cuts it off.
  const show = ({ currentTarget }: { currentTarget: Element }) => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    Object.assign(bubble.current!.style, {
      left: `${Math.min(left - 8, window.innerWidth - 296)}px`,
      top: `${bottom + 6}px`,
    });
    bubble.current!.showPopover();
  };
  const hide = () => bubble.current!.hidePopover();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !bubble.current!.matches(':popover-open')) return;
    // The dialog around it stays.
    event.preventDefault();
    event.stopPropagation();
    hide();
  };
  return (
    <>
      <button
        type="button"
        style={sign}
        aria-label={t('help')}
        aria-describedby={id}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={onKeyDown}>
        ?
      </button>
      <span ref={bubble} id={id} role="tooltip" popover="manual" style={bubbleStyle}>
        {text}
      </span>
    </>
  );
}

/** The explanation of a field, for its `help`. */
export const helpOf = (text: string) => (id: string) => <Help id={id} text={text} />;
