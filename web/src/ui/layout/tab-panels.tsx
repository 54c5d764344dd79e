import { useId, useState, type ReactNode } from 'react';
import { TabList, type Tab } from './tab-list.tsx';
import styles from './tab-panels.module.css';

export interface Panel extends Tab {
  readonly content: ReactNode;
  /** In a record: behind the tabs that every record has. */
  readonly isLast?: boolean;
}

interface Props {
  label: string;
  panels: readonly Panel[];
  /** The key of the panel that is shown; undefined for the first. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
}

/** Tabs inside a dialog or a record. A panel is mounted when first shown and then keeps its state. */
export function TabPanels({ label, panels, chosen: chosenKey, onChoose }: Props) {
  const id = useId();
  const { key: chosen = '' } = panels.find(({ key }) => key === chosenKey) ?? panels[0] ?? {};
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([chosen]));
  if (!seen.has(chosen)) setSeen(new Set([...seen, chosen]));
  return (
    <>
      <TabList id={id} label={label} tabs={panels} chosen={chosen} onChoose={onChoose} />
      {panels.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}`}
          aria-labelledby={`${id}-${key}-tab`}
          className={styles.panel}
          hidden={key !== chosen}>
          {seen.has(key) && content}
        </div>
      ))}
    </>
  );
}
