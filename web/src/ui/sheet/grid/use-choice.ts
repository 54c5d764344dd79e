import { useState, type KeyboardEvent } from 'react';
import { textOf } from '../model/cell-text.ts';
import { valueOf, type SheetColumn, type SheetRow } from '../model/sheet-model.ts';

/** The options of a choice that is edited: all of them at first, then those that contain what is typed. */
export function useChoice(column: SheetColumn | undefined, row: SheetRow | undefined, isEditing: boolean) {
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
