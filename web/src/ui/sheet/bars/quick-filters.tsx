import { useStore } from 'zustand';
import { withErrors } from '../actions/view.ts';
import { useSheetText } from '../sheet.texts.ts';
import type { SheetHandle } from '../use-sheet.ts';
import styles from './bars.module.css';

/**
 * All rows, those with errors, and what the owner of the rows offers. Chosen again, a filter looks at the rows once
 * more.
 */
export function QuickFilters({ sheet: { store, allRows, errors, quickFilters, actions } }: { sheet: SheetHandle }) {
  const t = useSheetText();
  const quick = useStore(store, ({ view }) => view.quick);
  const filters = [
    { key: undefined, label: t('all'), count: allRows.length },
    ...(errors.size > 0 || quick === withErrors
      ? [{ key: withErrors, label: t('withErrors'), count: errors.size }]
      : []),
    ...quickFilters,
  ];
  return (
    <fieldset aria-label={t('quickFilters')} className={styles.filters}>
      {filters.map(({ key, label, count }) => (
        <button
          key={key ?? ''}
          type="button"
          aria-pressed={quick === key}
          className={styles.filter}
          data-danger={key === withErrors || undefined}
          onClick={() => actions.setView({ quick: key })}>
          {label}
          <span className={styles.count}>{count.toLocaleString('en')}</span>
        </button>
      ))}
    </fieldset>
  );
}
