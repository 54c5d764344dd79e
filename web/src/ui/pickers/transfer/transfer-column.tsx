import { useState } from 'react';
import { matchesText } from '../../inputs/matches-text.ts';
import { ScrollRegion } from '../../layout/scroll-region.tsx';
import { PickerSearch } from '../picker-search.tsx';
import { usePickersText } from '../pickers.texts.ts';
import picker from '../pickers.module.css';
import styles from './transfer.module.css';

export interface TransferItem {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
  /** Not shown, but searched. */
  readonly code?: string | undefined;
  /** Why it stays where it is. */
  readonly disabledReason?: string | undefined;
}

interface Props {
  title: string;
  items: readonly TransferItem[];
  ticked: ReadonlySet<string>;
  disabled: boolean;
  height: number | undefined;
  onTick: (ids: ReadonlySet<string>) => void;
}

/** A search leads to the others; the browser would take too long to lay out thousands. */
const mostShown = 200;

const matches = ({ name, detail = '', code = '' }: TransferItem, typed: string) =>
  [name, detail, code].some((text) => matchesText(text, typed));

/** One side of a transfer. Ticked items stay ticked while a search hides them. */
export function TransferColumn({ title, items, ticked, disabled, height, onTick }: Props) {
  const t = usePickersText();
  const [text, setText] = useState('');
  const found = items.filter((item) => matches(item, text));
  const shown = found.slice(0, mostShown);
  const free = found.filter(({ disabledReason }) => disabledReason === undefined);
  const isWhole = free.length > 0 && free.every(({ id }) => ticked.has(id));
  const set = (changed: readonly TransferItem[], isOn: boolean) => {
    const next = new Set(ticked);
    for (const { id } of changed)
      if (isOn) next.add(id);
      else next.delete(id);
    onTick(next);
  };
  const mark = (box: HTMLInputElement | null) => {
    // `indeterminate` has no attribute.
    if (box) box.indeterminate = !isWhole && free.some(({ id }) => ticked.has(id));
  };
  return (
    <div className={picker.column} style={{ height }}>
      <div className={picker.head}>
        <label className={styles.all}>
          <input
            ref={mark}
            type="checkbox"
            aria-label={t('tickAll', { side: title })}
            checked={isWhole}
            disabled={disabled || free.length === 0}
            onChange={(event) => set(free, event.target.checked)}
          />
          {title}
        </label>
        <span className={styles.count} aria-live="polite">
          {ticked.size > 0
            ? t('tickedOf', { ticked: ticked.size, count: items.length })
            : t('countOf', { count: items.length })}
        </span>
      </div>
      <PickerSearch label={t('searchIn', { side: title })} value={text} onChange={setText} />
      <ScrollRegion className={picker.list} label={title}>
        {shown.length === 0 && (
          <p className={picker.empty}>{items.length > 0 ? t('nothingFound') : t('nothingThere')}</p>
        )}
        <ul>
          {shown.map((item) => (
            <li key={item.id}>
              <label className={picker.row} title={item.disabledReason}>
                <input
                  type="checkbox"
                  checked={ticked.has(item.id)}
                  disabled={disabled || item.disabledReason !== undefined}
                  onChange={(event) => set([item], event.target.checked)}
                />
                <span className={picker.name} title={item.name}>
                  {item.name}
                </span>
                <span className={picker.detail} title={item.detail}>
                  {item.disabledReason ?? item.detail}
                </span>
              </label>
            </li>
          ))}
        </ul>
        {found.length > mostShown && (
          <p className={styles.more}>{t('searchForMore', { count: found.length - mostShown })}</p>
        )}
      </ScrollRegion>
    </div>
  );
}
