import CloseOutlined from '@ant-design/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import { useDeferredValue, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import controls from '../../layout/controls.module.css';
import { findCells } from '../model/find.ts';
import { isSameCell } from '../model/range/range.ts';
import { useGridText } from '../grid.texts.ts';
import type { GridHandle } from '../use-grid.ts';
import styles from './bars.module.css';

/** Finds text in any cell that is shown; Enter goes to the next one. */
export function FindBar({ grid: { store, rows, columns, actions, screen } }: { grid: GridHandle }) {
  const t = useGridText();
  const input = useRef<HTMLInputElement>(null);
  const find = useStore(store, (state) => state.find) ?? '';
  const focus = useStore(store, (state) => state.selection.focus);
  const query = useDeferredValue(find);
  const cells = useMemo(() => findCells(rows, columns, query), [rows, columns, query]);
  const place = cells.findIndex((cell) => isSameCell(cell, focus));
  const requests = useStore(store, (state) => state.findRequests);
  useEffect(() => {
    if (requests > 0) input.current?.focus();
  }, [requests]);
  const close = () => {
    actions.setFind(undefined);
    screen.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') actions.findNext(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const count = () => {
    if (query.trim() === '') return '';
    if (cells.length === 0) return t('notFound');
    const counted = { count: cells.length.toLocaleString('en') };
    return place === -1 ? t('foundCount', counted) : t('found', { place: place + 1, ...counted });
  };
  return (
    <search className={styles.find}>
      <input
        ref={input}
        className={controls.input}
        aria-label={t('findPlaceholder')}
        placeholder={t('findPlaceholder')}
        autoComplete="off"
        value={find}
        onChange={(event) => actions.setFind(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <output className={styles.hint}>{count()}</output>
      <button type="button" className={styles.icon} aria-label={t('findPrevious')} onClick={() => actions.findNext(-1)}>
        <UpOutlined aria-hidden="true" />
      </button>
      <button type="button" className={styles.icon} aria-label={t('findNext')} onClick={() => actions.findNext(1)}>
        <DownOutlined aria-hidden="true" />
      </button>
      <button type="button" className={styles.icon} aria-label={t('closeFind')} onClick={close}>
        <CloseOutlined aria-hidden="true" />
      </button>
    </search>
  );
}
