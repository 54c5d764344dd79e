import type { Region } from '@edp/contract/modules/region/region.ts';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import controls from '../../../ui/layout/controls.module.css';
import { useRegisterText } from '../register.texts.ts';
import styles from './region-cascader.module.css';
import { isWholeRegion, levelsOf } from './regions.ts';

interface Props {
  regions: readonly Region[];
  // From the field.
  id?: string;
  value?: readonly string[];
  onChange?: (chosen: readonly string[]) => void;
  onBlur?: () => void;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
}

const nothing: readonly string[] = [];
const openingKeys = new Set(['ArrowDown', 'ArrowUp']);

/**
 * Province, city and district in columns beside each other. Without antd's, which would bring the code of the shell to
 * a visitor.
 */
export function RegionCascader({ regions, id, value = nothing, onChange, onBlur, ...aria }: Props) {
  const t = useRegisterText();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The way through the tree while the columns are open; the field changes when it is complete or left. */
  const [path, setPath] = useState<readonly string[]>();
  const levels = path ? levelsOf(regions, path).filter((level) => level.length > 0) : [];

  const columnAt = (level: number) => place.current?.querySelectorAll<HTMLElement>('[role=listbox]')[level];
  const focusColumn = (level: number) =>
    (
      columnAt(level)?.querySelector<HTMLElement>('[aria-selected=true]') ??
      columnAt(level)?.querySelector<HTMLElement>('[role=option]')
    )?.focus();
  const show = (next: readonly string[], level: number) => {
    // At once: the focus goes to what is drawn by it.
    flushSync(() => setPath(next));
    focusColumn(level);
  };
  const open = () => show(value, Math.max(value.length - 1, 0));
  const close = () => {
    button.current?.focus();
    setPath(undefined);
  };
  const choose = (level: number, name: string) => {
    const next = [...path!.slice(0, level), name];
    if (!isWholeRegion(regions, next)) return show(next, level + 1);
    onChange?.(next);
    return close();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!openingKeys.has(event.key)) return;
    event.preventDefault();
    open();
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const option = event.target as HTMLElement;
    const level = Number(option.dataset['level']);
    const moves: Readonly<Record<string, () => unknown>> = {
      ArrowDown: () => (option.nextElementSibling as HTMLElement | null)?.focus(),
      ArrowUp: () => (option.previousElementSibling as HTMLElement | null)?.focus(),
      ArrowLeft: () => level > 0 && focusColumn(level - 1),
      ArrowRight: () => option.dataset['hasMore'] !== undefined && choose(level, option.dataset['name']!),
      Escape: close,
    };
    const move = moves[event.key];
    if (!move || option.dataset['level'] === undefined) return;
    // Escape would close the dialog around the form as well.
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    // What was chosen so far is kept, so that the message says what is missing of it.
    if (path && path.length > 0 && path.join() !== value.join()) onChange?.(path);
    setPath(undefined);
    onBlur?.();
  };
  const columns = [t('province'), t('city'), t('district')];
  return (
    <div ref={place} className={styles.place} onBlur={leave}>
      {/* A select cannot show columns. */}
      <button
        ref={button}
        id={id}
        type="button"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        className={`${controls.select} ${controls.large} ${styles.button}`}
        aria-haspopup="listbox"
        aria-expanded={path !== undefined}
        aria-controls={`${id}-columns`}
        aria-labelledby={aria['aria-labelledby']}
        aria-describedby={aria['aria-describedby']}
        aria-invalid={aria['aria-invalid']}
        aria-required={aria['aria-required']}
        onClick={() => (path ? close() : open())}
        onKeyDown={openByKey}>
        {value.length > 0 ? value.join(' / ') : <span className={styles.placeholder}>{t('regionPlaceholder')}</span>}
      </button>
      <div id={`${id}-columns`} className={styles.columns} tabIndex={-1} hidden={levels.length === 0}>
        {levels.map((level, index) => (
          <div
            key={columns[index]}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="listbox"
            aria-label={columns[index]}
            className={styles.column}
            tabIndex={-1}
            onKeyDown={moveByKey}>
            {level.map(({ id: code, name, children }) => (
              <button
                key={code}
                type="button"
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="option"
                tabIndex={-1}
                className={styles.option}
                aria-selected={path?.[index] === name}
                data-level={index}
                data-name={name}
                data-has-more={children.length > 0 ? '' : undefined}
                onClick={() => choose(index, name)}>
                {name}
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
