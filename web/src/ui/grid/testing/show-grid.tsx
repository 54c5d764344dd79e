import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { applyChanges, type Change, type GridColumn, type GridRow } from '../model/grid-model.ts';
import { Grid } from '../grid.tsx';
import { useGrid } from '../use-grid.ts';
import { sampleColumns, sampleRows } from './sample-grid.ts';

export const onChange = vi.fn<(changes: readonly Change[]) => void>();

function Sample({ initial, columns }: { initial: readonly GridRow[]; columns: readonly GridColumn[] }) {
  const [rows, setRows] = useState(initial);
  const grid = useGrid({
    columns,
    rows,
    onChange: (changes) => {
      onChange(changes);
      setRows((now) => applyChanges(now, changes));
    },
  });
  return <Grid grid={grid} label="规格" limit={2048} />;
}

/** Shows a grid in a document without layout. */
export const show = (initial: readonly GridRow[] = sampleRows(4), columns: readonly GridColumn[] = sampleColumns) =>
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
