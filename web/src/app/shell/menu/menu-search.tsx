import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import controls from '../../../ui/layout/controls.module.css';
import { useAppText } from '../../app.texts.ts';
import { MenuSearchResults, optionIdOf } from './menu-search-results.tsx';
import styles from './menu-search.module.css';
import { useMenuSearch, type MenuSearchResult } from './use-menu-search.ts';

export interface MenuSearchState {
  readonly query: string;
  /** The index of the result that Enter opens. */
  readonly active: number;
}
export const noSearch: MenuSearchState = { query: '', active: 0 };

interface Props {
  state: MenuSearchState;
  onChange: (state: MenuSearchState) => void;
  isCollapsed: boolean;
  onExpand: () => void;
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
/** A visible dialog handles the keyboard itself. */
const hasDialog = () => [...document.querySelectorAll('dialog[open]')].some((dialog) => dialog.checkVisibility());

/** Finds a page by its name, by keyboard too: Ctrl or ⌘ with K, arrows, Enter. */
export function MenuSearch({ state, onChange, isCollapsed, onExpand }: Props) {
  const t = useAppText();
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isFocusRequested = useRef(false);
  const results = useMenuSearch(state.query);
  const activeResult = results[state.active];

  const focusSearch = () => {
    isFocusRequested.current = true;
    onExpand();
    input.current?.focus();
    input.current?.select();
  };
  const onShortcut = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || hasDialog()) return;
    event.preventDefault();
    focusSearch();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onShortcut(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    // The input is rendered only once the menu is expanded.
    if (!isCollapsed && isFocusRequested.current) input.current?.focus();
    isFocusRequested.current = false;
  }, [isCollapsed]);

  const open = ({ route }: MenuSearchResult) => {
    onChange(noSearch);
    void navigate(route);
    document.getElementById('content')?.focus();
  };
  const move = (by: number) => onChange({ ...state, active: (state.active + by + results.length) % Math.max(1, results.length) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => activeResult && open(activeResult),
      Escape: () => (state.query ? onChange(noSearch) : input.current?.blur()),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  if (isCollapsed) {
    return <Button type="text" className={styles.button} icon={<SearchOutlined />} aria-label={t('menuSearch')} title={t('menuSearch')} onClick={focusSearch} />;
  }
  const isSearching = state.query.trim() !== '';
  return (
    <search className={styles.search} aria-label={t('menuSearch')}>
      <div className={styles.field}>
        <input ref={input} type="search" role="combobox" className={controls.input} aria-label={t('menuSearch')} placeholder={t('menuSearch')} maxLength={50} autoComplete="off"
          aria-expanded={isSearching} aria-controls={listId} aria-autocomplete="list" aria-activedescendant={isSearching && activeResult ? optionIdOf(listId, state.active) : undefined}
          aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'} value={state.query} onChange={(event) => onChange({ query: event.target.value, active: 0 })} onKeyDown={onKeyDown} />
        {!state.query && <kbd className={styles.key} aria-hidden="true">{isMac ? '⌘K' : 'Ctrl K'}</kbd>}
      </div>
      <MenuSearchResults id={listId} isSearching={isSearching} results={results} active={state.active} onOpen={open} />
    </search>
  );
}
