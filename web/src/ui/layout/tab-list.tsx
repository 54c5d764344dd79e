import type { KeyboardEvent, ReactNode } from 'react';
import styles from './tab-list.module.css';

export interface Tab {
  readonly key: string;
  readonly title: string;
  /** Behind the title, such as a count. */
  readonly mark?: ReactNode;
}

interface Props {
  /** Of the whole: the panel of a tab has the id `<id>-<key>`, the tab itself `<id>-<key>-tab`. */
  id: string;
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (key: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The row of tabs above panels; the arrow keys go from one to the next. */
export function TabList({ id, label, tabs, chosen, onChoose }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const next = tabs.at((tabs.findIndex(({ key }) => key === chosen) + step) % tabs.length);
    if (!next) return;
    onChoose(next.key);
    document.getElementById(`${id}-${next.key}-tab`)?.focus();
  };
  return (
    <div role="tablist" tabIndex={-1} aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
      {tabs.map(({ key, title, mark }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${id}-${key}-tab`}
          className={styles.tab}
          aria-selected={key === chosen}
          aria-controls={`${id}-${key}`}
          tabIndex={key === chosen ? 0 : -1}
          onClick={() => onChoose(key)}>
          {title}
          {mark}
        </button>
      ))}
    </div>
  );
}
