import { useState, type KeyboardEvent } from 'react';
import { Select } from '../../inputs/select.tsx';
import controls from '../../layout/controls.module.css';
import { useGridText } from '../grid.texts.ts';
import type { GridHandle } from '../use-grid.ts';
import styles from './bars.module.css';

/** Sorts and filters by a column, at first the one with the focus. */
export function ViewPanel({ grid: { store, columns, actions }, onClose }: { grid: GridHandle; onClose: () => void }) {
  const t = useGridText();
  const { sort, filter } = store.getState().view;
  const [name, setName] = useState(
    filter?.column ?? sort?.column ?? columns[actions.current().focus.column]?.name ?? '',
  );
  const [text, setText] = useState(filter?.text ?? '');
  const [order, setOrder] = useState(sort?.column !== name ? '' : sort.isDescending ? 'descending' : 'ascending');
  const apply = () => {
    actions.setView({
      sort: order === '' ? undefined : { column: name, isDescending: order === 'descending' },
      filter: text.trim() === '' ? undefined : { column: name, text },
    });
    onClose();
  };
  const showAll = () => {
    actions.showAll();
    onClose();
  };
  // Not a form: the grid may stand in one, and Enter must not submit that.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    apply();
  };
  const orders = [
    { value: '', text: t('unsorted') },
    { value: 'ascending', text: t('ascending') },
    { value: 'descending', text: t('descending') },
  ];
  return (
    <div className={styles.rows}>
      <div className={styles.field}>
        <span>{t('column')}</span>
        <Select
          aria-label={t('column')}
          value={name}
          onChange={setName}
          options={columns
            .filter(({ kind }) => kind !== 'custom')
            .map((column) => ({ value: column.name, text: column.label }))}
        />
      </div>
      <div className={styles.field}>
        <span>{t('sort')}</span>
        <Select aria-label={t('sort')} value={order} onChange={setOrder} options={orders} />
      </div>
      <label className={styles.field}>
        <span>{t('contains')}</span>
        <input
          className={controls.input}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <div className={styles.buttons}>
        <button type="button" className={styles.tool} onClick={showAll}>
          {t('showAll')}
        </button>
        <button type="button" className={styles.primary} onClick={apply}>
          {t('apply')}
        </button>
      </div>
    </div>
  );
}
