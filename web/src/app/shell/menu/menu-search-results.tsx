import { useEffect } from 'react';
import { useAppText } from '../../app.texts.ts';
import styles from './menu-search.module.css';
import type { MenuSearchResult } from './use-menu-search.ts';

interface Props {
  id: string;
  isSearching: boolean;
  results: readonly MenuSearchResult[];
  active: number;
  onOpen: (place: MenuSearchResult) => void;
}

export const optionIdOf = (listId: string, index: number) => `${listId}-${index}`;

/** The search results. A listbox of our own, because the input must keep the focus. */
export function MenuSearchResults({ id, isSearching, results, active, onOpen }: Props) {
  const t = useAppText();
  useEffect(() => {
    document.getElementById(optionIdOf(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={id} role="listbox" aria-label={t('menuFound')} className={styles.list} hidden={!isSearching || results.length === 0}>
        {isSearching && results.map((place, index) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <button key={place.route} id={optionIdOf(id, index)} type="button" role="option" tabIndex={-1} aria-selected={index === active}
            className={styles.option} onClick={() => onOpen(place)}>
            <span>{place.name}</span>
            <span className={styles.above}>{place.path}</span>
          </button>
        ))}
      </div>
      {isSearching && results.length === 0 && <output className={styles.none}>{t('menuNotFound')}</output>}
    </>
  );
}
