import { useState } from 'react';
import { usePickersText } from './pickers-text.ts';
import styles from './pickers.module.css';
import type { Named } from './sources.ts';
import type { TreeItem } from './tree-filter.ts';

interface Props {
  items: readonly TreeItem[];
  /** During a search every branch is expanded. */
  isOpen: boolean;
  isChosen: (id: string) => boolean;
  onToggle: (item: Named) => void;
}

const indent = 20;

/** A tree with a checkbox per item, independent of its children. Branches are rendered when expanded. */
export function CheckTree({ items, isOpen, isChosen, onToggle }: Props) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(items.map(({ id }) => id)));
  const toggleExpanded = (id: string) => setExpanded(expanded.has(id) ? new Set([...expanded].filter((each) => each !== id)) : new Set([...expanded, id]));

  const branch = (entries: readonly TreeItem[], depth: number): React.ReactNode => (
    <ul>
      {entries.map((item) => {
        const isExpanded = isOpen || expanded.has(item.id);
        return (
          <li key={item.id}>
            <div className={styles.row} style={{ paddingLeft: 8 + depth * indent }}>
              {item.children.length > 0 ? <ExpandButton item={item} isExpanded={isExpanded} onToggle={() => toggleExpanded(item.id)} /> : <span className={styles.leaf} />}
              <label>
                <input type="checkbox" checked={isChosen(item.id)} onChange={() => onToggle({ id: item.id, name: item.name })} />
                <span className={styles.name} title={item.name}>{item.name}</span>
              </label>
            </div>
            {isExpanded && item.children.length > 0 && branch(item.children, depth + 1)}
          </li>
        );
      })}
    </ul>
  );
  return branch(items, 0);
}

function ExpandButton({ item, isExpanded, onToggle }: { item: TreeItem; isExpanded: boolean; onToggle: () => void }) {
  const t = usePickersText();
  const label = isExpanded ? t('collapseName', { name: item.name }) : t('expandName', { name: item.name });
  return <button type="button" className={styles.expand} aria-expanded={isExpanded} aria-label={label} onClick={onToggle}><span aria-hidden="true">›</span></button>;
}
