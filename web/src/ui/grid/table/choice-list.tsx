import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './editor.module.css';

interface Props {
  id: string;
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  active: number;
  onChoose: (label: string) => void;
}

/**
 * The options beside a cell that is edited, above everything else: the edge of the grid would cut them. A listbox of
 * our own, because the input must keep the focus.
 */
export function ChoiceList({ id, label, options, active, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { length } = options;
  useLayoutEffect(() => {
    if (length > 0) list.current?.togglePopover?.(true);
    if (list.current) placeBeside(list.current);
  }, [length]);
  useEffect(() => {
    const place = () => list.current && placeBeside(list.current);
    // Of the grid and of what is around it.
    window.addEventListener('scroll', place, { capture: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, []);
  useEffect(() => {
    // Not the result of the effect: some browsers return a promise, which React would call.
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={list} id={id} role="listbox" popover="manual" aria-label={label} className={styles.options}>
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          tabIndex={-1}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          aria-selected={index === active}
          className={index === active ? styles.activeOption : styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option.label)}>
          {option.label}
        </button>
      ))}
    </div>
  );
}

const gap = 4;
const mostHeight = 220;

/** Below the input, or above it where there is more room. */
function placeBeside(list: HTMLElement) {
  const cell = list.parentElement!.querySelector('textarea')!.getBoundingClientRect();
  const below = window.innerHeight - cell.bottom - 2 * gap;
  const above = cell.top - 2 * gap;
  list.style.minWidth = `${cell.width}px`;
  const isAbove = below < Math.min(mostHeight, list.scrollHeight) && above > below;
  list.style.maxHeight = `${Math.min(mostHeight, isAbove ? above : below)}px`;
  list.style.left = `${Math.min(cell.left, window.innerWidth - list.offsetWidth - gap)}px`;
  list.style.top = `${isAbove ? cell.top - gap - list.offsetHeight : cell.bottom + gap}px`;
}
