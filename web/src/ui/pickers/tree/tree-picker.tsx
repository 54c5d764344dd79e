import { useState } from 'react';
import { isSameValue } from '../../form/engine/same-value.ts';
import { PickedList } from '../picked-list.tsx';
import { removePicked } from '../picked.ts';
import { PickerModal } from '../picker-modal.tsx';
import { usePickersText } from '../pickers.texts.ts';
import styles from '../pickers.module.css';
import type { Named } from '../sources.ts';
import type { PickableNode, TreeChecks } from './tree-checks.ts';
import { TreePanel, type TreeSource } from './tree-panel.tsx';

interface Props<Node extends PickableNode> {
  title: string;
  searchLabel: string;
  source: TreeSource<Node>;
  checks: TreeChecks | 'single';
  initial: readonly Named[];
  /** Shown when nothing is chosen; without it, nothing is a valid choice. */
  emptyMessage?: string;
  onConfirm: (chosen: readonly Named[]) => unknown;
  onClose: () => void;
}

/** Chooses one or several nodes of a tree in a dialog. */
export function TreePicker<Node extends PickableNode>({
  title,
  searchLabel,
  source,
  checks,
  initial,
  emptyMessage,
  onConfirm,
  onClose,
}: Props<Node>) {
  const t = usePickersText();
  const [chosen, setChosen] = useState(initial);
  const count = chosen.length;
  const panel = (
    <div className={styles.column}>
      <TreePanel
        label={title}
        searchLabel={searchLabel}
        source={source}
        checks={checks}
        height={440}
        chosen={chosen}
        onChange={setChosen}
      />
    </div>
  );
  return (
    <PickerModal
      title={title}
      width={checks === 'single' ? 560 : 880}
      isChanged={!isSameValue(chosen, initial)}
      count={count}
      emptyMessage={emptyMessage}
      onConfirm={() => onConfirm(chosen)}
      onClose={onClose}>
      {checks === 'single' ? (
        panel
      ) : (
        <div className={styles.columns}>
          {panel}
          <PickedList
            title={t('chosen', { count })}
            label={t('chosen', { count })}
            empty={t('nothingChosen')}
            groups={[{ key: 'nodes', items: chosen }]}
            onRemove={(_key, removed) => setChosen(removePicked(chosen, removed))}
            onClear={() => setChosen([])}
          />
        </div>
      )}
    </PickerModal>
  );
}
