import { useRef, type ClipboardEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { useStore } from 'zustand';
import { clampSelection } from '../model/range/range.ts';
import { useGridText } from '../grid.texts.ts';
import type { GridHandle } from '../use-grid.ts';
import { ChoiceList } from './choice-list.tsx';
import { headHeight, rowHeight } from './column-layout.ts';
import styles from './editor.module.css';
import { handleGridKey } from './grid-keys.ts';
import { textOf } from '../model/cell-text.ts';
import { valueOf, type GridColumn, type GridRow } from '../model/grid-model.ts';

interface Props {
  grid: GridHandle;
  gridId: string;
  label: string;
  ref: Ref<HTMLTextAreaElement>;
  /** The popover with the error of the cell. */
  popoverId: string;
  onCorrect: () => boolean;
}

/**
 * The input of the grid. It is always there, at the cell with the focus and invisible while nothing is edited, so that
 * the first key of an input method is not lost. React does not control its text: typing renders nothing.
 */
export function CellEditor({ grid, gridId, label, ref, popoverId, onCorrect }: Props) {
  const { store, rows, columns, errors, actions } = grid;
  const t = useGridText();
  const isComposing = useRef(false);
  const { focus } = clampSelection(
    useStore(store, (state) => state.selection),
    { rows: rows.length, columns: columns.length },
  );
  const isEditing = useStore(store, (state) => state.editing) !== undefined;
  const [row, column] = [rows[focus.row], columns[focus.column]];
  const choice = useChoice(column, row, isEditing);
  const listId = `${gridId}-options`;
  const keysId = `${gridId}-keys`;

  const commit = (text = choice.chosen) => {
    actions.commit(text);
    choice.reset();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, every key is its own.
    if (isComposing.current || event.nativeEvent.isComposing || event.keyCode === 229) return;
    const isCorrecting = event.key === '.' && (event.ctrlKey || event.metaKey);
    const isOpening = event.altKey && event.key === 'ArrowDown' && column?.kind === 'choice';
    if (isOpening) actions.begin('change');
    const isHandled =
      isOpening || choice.onKey(event) || (isCorrecting && onCorrect()) || handleGridKey(event, grid, commit);
    if (!isHandled) return;
    if (!store.getState().editing) choice.reset();
    event.preventDefault();
    // Escape closes what is edited, not the dialog around it.
    event.stopPropagation();
  };
  const onInput = (text: string) => {
    if (!store.getState().editing && !isComposing.current) actions.begin('replace');
    if (column?.kind === 'choice') choice.onInput(text);
  };
  const ofRange = (run: (event: ClipboardEvent) => void) => (event: ClipboardEvent) => {
    // While text is edited, the clipboard is about the text.
    if (store.getState().editing) return;
    event.preventDefault();
    run(event);
  };
  const copy = (event: ClipboardEvent) => event.clipboardData.setData('text/plain', actions.copy());
  const active = choice.isOpen && choice.options.length > 0 ? `${listId}-${choice.active}` : undefined;
  return (
    <div
      className={column?.pinned ? styles.pinnedLayer : styles.layer}
      style={{ top: headHeight + focus.row * rowHeight }}>
      <textarea
        ref={ref}
        rows={1}
        spellCheck={false}
        autoComplete="off"
        className={isEditing ? styles.editing : styles.waiting}
        style={{ left: `var(--left-${focus.column})`, width: `var(--width-${focus.column})`, textAlign: column?.align }}
        aria-label={row && column ? `${label} ${t('cell', { row: focus.row + 1, column: column.label })}` : label}
        aria-describedby={row && column && errors.get(row.key)?.has(column.name) ? popoverId : keysId}
        aria-controls={gridId}
        aria-activedescendant={isEditing ? active : row && `${gridId}-${focus.row}-${focus.column}`}
        onKeyDown={onKeyDown}
        onInput={(event) => onInput(event.currentTarget.value)}
        onCompositionStart={() => {
          isComposing.current = true;
          if (actions.focused()?.isWritable) actions.begin('replace');
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false;
          onInput(event.currentTarget.value);
        }}
        onFocus={() => store.setState({ isLeaving: false })}
        onBlur={() => commit()}
        onCopy={ofRange(copy)}
        onCut={ofRange((event) => {
          copy(event);
          actions.clear();
        })}
        onPaste={ofRange((event) => actions.paste(event.clipboardData.getData('text/plain')))}
      />
      <span id={keysId} hidden>
        {t('keys')}
      </span>
      {choice.isOpen && choice.options.length > 0 && (
        <ChoiceList
          id={listId}
          label={t('options', { label: column!.label })}
          options={choice.options}
          active={choice.active}
          onChoose={commit}
        />
      )}
    </div>
  );
}

/** The options of a choice that is edited: all of them at first, then those that contain what is typed. */
function useChoice(column: GridColumn | undefined, row: GridRow | undefined, isEditing: boolean) {
  const [typed, setTyped] = useState<string>();
  const [moved, setMoved] = useState<number>();
  const isOpen = isEditing && column?.kind === 'choice';
  const all = (isOpen && column.options) || [];
  const options = typed ? all.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase())) : all;
  const current = isOpen && row ? options.findIndex(({ label }) => label === textOf(column, valueOf(row, column))) : -1;
  const active = Math.min(moved ?? (typed ? 0 : Math.max(0, current)), options.length - 1);
  const reset = () => {
    setTyped(undefined);
    setMoved(undefined);
  };
  return {
    isOpen,
    options,
    active,
    reset,
    /** What Enter takes. */
    chosen: isOpen ? options[active]?.label : undefined,
    onInput: (text: string) => {
      setTyped(text);
      setMoved(undefined);
    },
    /** Whether the key was for the list. */
    onKey: ({ key }: Pick<KeyboardEvent, 'key'>): boolean => {
      if (!isOpen || options.length === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false;
      setMoved((active + (key === 'ArrowDown' ? 1 : -1) + options.length) % options.length);
      return true;
    },
  };
}
