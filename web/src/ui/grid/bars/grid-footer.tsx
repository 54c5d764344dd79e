import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import WarningOutlined from '@ant-design/icons/WarningOutlined';
import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { clampSelection, rangeOf } from '../model/range/range.ts';
import { statisticsOf } from '../model/statistics.ts';
import { useGridText } from '../grid.texts.ts';
import type { GridHandle } from '../use-grid.ts';
import styles from './bars.module.css';

/** What is selected, what is wrong, how many rows there are. */
export function GridFooter({ grid, limit }: { grid: GridHandle; limit: number | undefined }) {
  const { rows, allRows, errors, actions } = grid;
  const t = useGridText();
  const wrong = useMemo(() => [...errors.values()].reduce((sum, { size }) => sum + size, 0), [errors]);
  const shown = { shown: rows.length.toLocaleString('en'), count: allRows.length.toLocaleString('en') };
  return (
    <div className={styles.footer}>
      <SelectionSummary grid={grid} />
      <span className={styles.space} />
      {wrong > 0 && (
        <>
          <output className={styles.wrong}>
            <WarningOutlined aria-hidden="true" />
            {t('errors', { count: wrong.toLocaleString('en') })}
          </output>
          <span className={styles.steps}>
            <button
              type="button"
              className={styles.icon}
              aria-label={t('previousError')}
              title={t('previousError')}
              onClick={() => actions.goToError(-1)}>
              <LeftOutlined aria-hidden="true" />
            </button>
            <button
              type="button"
              className={styles.icon}
              aria-label={t('nextError')}
              title={t('nextError')}
              onClick={() => actions.goToError(1)}>
              <RightOutlined aria-hidden="true" />
            </button>
          </span>
          <span className={styles.separator} />
        </>
      )}
      <span>
        {rows.length === allRows.length ? t('rows', shown) : t('rowsShown', shown)}
        {limit !== undefined && (
          <span className={styles.faint}>{` / ${t('limit', { limit: limit.toLocaleString('en') })}`}</span>
        )}
      </span>
    </div>
  );
}

function SelectionSummary({ grid: { store, rows, columns } }: { grid: GridHandle }) {
  const t = useGridText();
  // Dragging over thousands of cells does not wait for their sum.
  const selection = useDeferredValue(useStore(store, (state) => state.selection));
  const { cells, sum, average, decimals } = useMemo(
    () =>
      statisticsOf(rows, columns, rangeOf(clampSelection(selection, { rows: rows.length, columns: columns.length }))),
    [rows, columns, selection],
  );
  if (rows.length === 0) return null;
  const formatted = (value: number) => ({
    value: value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  });
  const count = { count: cells.toLocaleString('en') };
  return (
    <>
      <Figure text={t('selected', count)} figure={count.count} />
      {cells > 1 && sum !== undefined && <Figure text={t('sum', formatted(sum))} figure={formatted(sum).value} />}
      {cells > 1 && average !== undefined && (
        <Figure text={t('average', formatted(average))} figure={formatted(average).value} />
      )}
      {cells > 1 && (
        <>
          <span className={styles.separator} />
          <span className={styles.faint}>
            <kbd>Ctrl Enter</kbd> {t('fillKeys', count)}
          </span>
        </>
      )}
    </>
  );
}

/** A sentence with its figure in bold, wherever the language puts it. */
function Figure({ text, figure }: { text: string; figure: string }) {
  const at = text.indexOf(figure);
  return (
    <span>
      {text.slice(0, at)}
      <b className={styles.figure}>{figure}</b>
      {text.slice(at + figure.length)}
    </span>
  );
}
