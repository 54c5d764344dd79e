import { Button } from 'antd';
import { useState } from 'react';
import { usePickersText } from '../pickers.texts.ts';
import { TransferColumn, type TransferItem } from './transfer-column.tsx';
import styles from './transfer.module.css';

interface Props {
  items: readonly TransferItem[];
  /** The ids of the items on the right. */
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
  disabled?: boolean;
  /** Of both sides, in pixels. */
  height?: number | undefined;
  /** Names of both sides, and the messages where nothing is ticked. */
  texts: {
    readonly available: string;
    readonly chosen: string;
    readonly nothingToAdd: string;
    readonly nothingToRemove: string;
  };
}

type Ids = ReadonlySet<string>;
const none: Ids = new Set();

/** Two lists: what is available on the left, what is chosen on the right. */
export function Transfer({ items, value, onChange, disabled = false, height, texts }: Props) {
  const t = usePickersText();
  const [ticked, setTicked] = useState<{ left: Ids; right: Ids }>({ left: none, right: none });
  const [problem, setProblem] = useState('');
  const chosen = new Set(value);
  const left = items.filter(({ id }) => !chosen.has(id));
  const right = items.filter(({ id }) => chosen.has(id));

  const tick = (side: 'left' | 'right') => (ids: Ids) => {
    setTicked({ ...ticked, [side]: ids });
    setProblem('');
  };
  const move = (moved: readonly TransferItem[], isAdding: boolean, nothing: string) => {
    const ids = new Set(moved.filter(({ disabledReason }) => disabledReason === undefined).map(({ id }) => id));
    if (ids.size === 0) return setProblem(nothing);
    onChange(isAdding ? [...value, ...ids] : value.filter((id) => !ids.has(id)));
    setTicked({ left: none, right: none });
    return setProblem('');
  };
  const add = (moved: readonly TransferItem[]) => move(moved, true, texts.nothingToAdd);
  const remove = (moved: readonly TransferItem[]) => move(moved, false, texts.nothingToRemove);
  return (
    <>
      <div className={styles.transfer}>
        <TransferColumn
          title={texts.available}
          items={left}
          ticked={ticked.left}
          disabled={disabled}
          height={height}
          onTick={tick('left')}
        />
        <div className={styles.moves}>
          <Button disabled={disabled} onClick={() => add(left.filter(({ id }) => ticked.left.has(id)))}>
            {t('addTicked')} ›
          </Button>
          <Button disabled={disabled} onClick={() => remove(right.filter(({ id }) => ticked.right.has(id)))}>
            ‹ {t('removeTicked')}
          </Button>
          <Button disabled={disabled || left.length === 0} onClick={() => add(left)}>
            {t('addAll')} »
          </Button>
          <Button disabled={disabled || right.length === 0} onClick={() => remove(right)}>
            « {t('removeAll')}
          </Button>
        </div>
        <TransferColumn
          title={texts.chosen}
          items={right}
          ticked={ticked.right}
          disabled={disabled}
          height={height}
          onTick={tick('right')}
        />
      </div>
      <p className={styles.problem} role={problem ? 'alert' : undefined}>
        {problem}
      </p>
    </>
  );
}
