import { useRef } from 'react';
import controls from '../layout/controls.module.css';
import { removePicked } from './picked.ts';
import { usePickersText } from './pickers.texts.ts';
import styles from './picked-tags.module.css';

interface Props<Item> {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** Without it they are only shown. */
  onChange: ((items: readonly Item[]) => void) | undefined;
}

/** The chosen items in little room, each with a button to remove it. */
export function PickedTags<Item extends { id: string }>({ items, nameOf, onChange }: Props<Item>) {
  const t = usePickersText();
  const list = useRef<HTMLUListElement>(null);
  const label = t('chosen', { count: items.length });
  const change = (next: readonly Item[]) => {
    onChange?.(next);
    // The pressed button is gone; keep the focus among the tags.
    list.current?.focus();
  };
  return (
    <div className={styles.picked}>
      <output className={styles.count}>{label}</output>
      <ul ref={list} className={styles.tags} aria-label={label} tabIndex={-1}>
        {items.map((item) => (
          <li key={item.id} className={styles.tag}>
            <span className={styles.name} title={nameOf(item)}>
              {nameOf(item)}
            </span>
            {onChange && (
              <button
                type="button"
                className={styles.remove}
                aria-label={t('removeName', { name: nameOf(item) })}
                onClick={() => change(removePicked(items, [item]))}>
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {onChange && items.length > 0 && (
        <button type="button" className={controls.link} onClick={() => change([])}>
          {t('clear')}
        </button>
      )}
    </div>
  );
}
