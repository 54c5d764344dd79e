import { useEffect, useRef } from 'react';
import styles from './editor.module.css';

interface Props {
  id: string;
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  active: number;
  onChoose: (label: string) => void;
}

/** The options below a cell that is edited. A listbox of our own, because the input must keep the focus. */
export function ChoiceList({ id, label, options, active, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not the result of the effect: some browsers return a promise, which React would call.
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.options}>
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <button
          key={option.value}
          type="button"
          tabIndex={-1}
          id={`${id}-${index}`}
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
