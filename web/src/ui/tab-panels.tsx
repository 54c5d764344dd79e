import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tab-panels.module.css';

interface Panel {
  readonly key: string;
  readonly title: string;
  readonly content: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs inside a dialog. A panel is mounted when first shown and then keeps its state. */
export function TabPanels({ label, panels }: { label: string; panels: readonly Panel[] }) {
  const id = useId();
  const [chosen, setChosen] = useState(panels[0]?.key ?? '');
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([chosen]));
  const choose = (key: string) => {
    setChosen(key);
    setSeen(new Set([...seen, key]));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const next = panels.at((panels.findIndex(({ key }) => key === chosen) + step) % panels.length);
    if (!next) return;
    choose(next.key);
    document.getElementById(`${id}-${next.key}-tab`)?.focus();
  };
  return (
    <>
      <div role="tablist" tabIndex={-1} aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {panels.map(({ key, title }) => (
          <button key={key} type="button" role="tab" id={`${id}-${key}-tab`} className={styles.tab} aria-selected={key === chosen}
            aria-controls={`${id}-${key}`} tabIndex={key === chosen ? 0 : -1} onClick={() => choose(key)}>
            {title}
          </button>
        ))}
      </div>
      {panels.map(({ key, content }) => (
        <div key={key} role="tabpanel" id={`${id}-${key}`} aria-labelledby={`${id}-${key}-tab`} className={styles.panel} hidden={key !== chosen}>
          {seen.has(key) && content}
        </div>
      ))}
    </>
  );
}
