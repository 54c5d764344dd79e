import { useRef, useState } from 'react';
import controls from '../layout/controls.module.css';
import { ScrollRegion } from '../layout/scroll-region.tsx';
import { PickerSearch } from './picker-search.tsx';
import { usePickersText } from './pickers.texts.ts';
import styles from './pickers.module.css';
import type { Named } from './sources.ts';

interface Group {
  readonly key: string;
  /** Above its items, with their number. */
  readonly title?: string;
  readonly items: readonly Named[];
}

interface Props {
  title: string;
  /** The accessible name of the list. */
  label: string;
  /** Shown while nothing is chosen. */
  empty: string;
  groups: readonly Group[];
  onRemove: (key: string, items: readonly Named[]) => void;
  onClear: () => void;
}

/** Up to this number the eye is faster than a search. */
const withoutSearch = 10;

/** The chosen items, each with a button to remove it. */
export function PickedList({ title, label, empty, groups, onRemove, onClear }: Props) {
  const t = usePickersText();
  const list = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const keyword = count > withoutSearch ? text.trim().toLowerCase() : '';
  const shown = groups
    .map((group) => ({ ...group, items: group.items.filter(({ name }) => name.toLowerCase().includes(keyword)) }))
    .filter(({ items }) => items.length > 0);
  // The pressed button is gone; keep the focus in the list.
  const andFocus = (change: () => void) => () => {
    change();
    list.current?.focus();
  };
  return (
    <div className={styles.column}>
      <div className={styles.head}>
        <span aria-live="polite">{title}</span>
        <button type="button" className={controls.link} disabled={count === 0} onClick={andFocus(onClear)}>
          {t('clear')}
        </button>
      </div>
      {count > withoutSearch && <PickerSearch label={t('searchChosen')} value={text} onChange={setText} />}
      <ScrollRegion ref={list} className={styles.list} label={label}>
        {shown.length === 0 && <p className={styles.empty}>{count > 0 ? t('nothingFound') : empty}</p>}
        {shown.map(({ key, title: heading, items }) => (
          <div key={key}>
            {heading && <p className={styles.kind}>{t('kindWithCount', { kind: heading, count: items.length })}</p>}
            <ul>
              {items.map((item) => (
                <li key={item.id} className={styles.row}>
                  <span className={styles.name} title={item.name}>
                    {item.name}
                  </span>
                  <span className={styles.detail} title={item.detail}>
                    {item.detail}
                  </span>
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={t('removeName', { name: item.name })}
                    onClick={andFocus(() => onRemove(key, [item]))}>
                    ×
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </ScrollRegion>
    </div>
  );
}
