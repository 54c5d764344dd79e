import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { applyChanges, type Change, type SheetColumn, type SheetRow } from '../model/sheet-model.ts';
import { Sheet } from '../sheet.tsx';
import { useSheet } from '../use-sheet.ts';
import { sampleColumns, sampleRows } from './sample-sheet.ts';

export const onChange = vi.fn<(changes: readonly Change[]) => void>();

function Sample({ initial, columns }: { initial: readonly SheetRow[]; columns: readonly SheetColumn[] }) {
  const [rows, setRows] = useState(initial);
  const sheet = useSheet({
    columns,
    rows,
    onChange: (changes) => {
      onChange(changes);
      setRows((now) => applyChanges(now, changes));
    },
  });
  return <Sheet sheet={sheet} label="规格" limit={2048} />;
}

/** Shows a sheet in a document without layout. */
export const show = (initial: readonly SheetRow[] = sampleRows(4), columns: readonly SheetColumn[] = sampleColumns) =>
  render(<Sample initial={initial} columns={columns} />);

export const input = () => document.querySelector('textarea')!;
export const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`tr[data-row="${row}"] td[data-column="${column}"]`)!;
/** The texts of a column. */
export const column = (place: number) =>
  [...document.querySelectorAll(`td[data-column="${place}"]`)].map(({ textContent }) => textContent);
export const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(input(), { key, ...more });
export const type = (text: string) => fireEvent.input(input(), { target: { value: text } });
export const click = (row: number, place: number, more: MouseEventInit = {}) => {
  fireEvent.mouseDown(cell(row, place), more);
  fireEvent.mouseUp(window);
};
/** Row and column of the cell with the focus. */
export const focus = () => input().getAttribute('aria-activedescendant')!.split('-').slice(-2).join('');
/** Rows and columns of the selected cells. */
export const selected = () =>
  [...document.querySelectorAll<HTMLElement>('td[aria-selected=true]')]
    .map((each) => `${each.closest('tr')!.dataset['row']}${each.dataset['column']}`)
    .join(' ');
