import { Button } from 'antd';
import { useState, type FormEvent } from 'react';
import type { Filters } from '../kernel/use-list.ts';
import controls from './controls.module.css';
import styles from './search-area.module.css';
import { useUiText } from './ui-text.ts';
import { useWidth } from './use-width.ts';

export interface Filter {
  readonly name: string;
  readonly label: string;
  /** With options a select with an extra "all", otherwise a text input. */
  readonly options?: readonly { value: string; text: string }[];
  /** A date input instead of a text input. */
  readonly type?: 'date';
}

/** As in the style sheet: the minimum width of a field with its gap, and the padding. */
const fieldWidth = 248 + 16;
const sides = 32 - 16;

interface Props {
  filters: readonly Filter[];
  values: Filters;
  onSearch: (values: Filters) => void;
  onReset: () => void;
}

/** Filters in one row; the rest is behind 展开. */
export function SearchArea({ filters, values, onSearch, onReset }: Props) {
  const t = useUiText();
  const [draft, setDraft] = useState(values);
  // Going back in the history restores the filters.
  const [shownValues, setShownValues] = useState(values);
  if (JSON.stringify(values) !== JSON.stringify(shownValues)) {
    setShownValues(values);
    setDraft(values);
  }
  const [isExpanded, setExpanded] = useState(false);
  const [area, width] = useWidth();
  // The last column is for the buttons.
  const fitting = Math.max(1, Math.floor((width - sides) / fieldWidth) - 1);
  const shown = isExpanded ? filters : filters.slice(0, fitting);

  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(trimmed(draft));
  };
  const reset = () => {
    setDraft({});
    onReset();
  };

  return (
    <search aria-label={t('filters')}>
      <form ref={area} className={styles.area} onSubmit={search}>
        {shown.map((filter) => (
          <FilterField key={filter.label} filter={filter} value={draft[filter.name] ?? ''}
            onChange={(value) => setDraft({ ...draft, [filter.name]: value })} />
        ))}
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit">{t('search')}</Button>
          <Button onClick={reset}>{t('reset')}</Button>
          {filters.length > fitting && (
            <button type="button" className={controls.link} aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
              {isExpanded ? t('collapse') : t('expand')}
            </button>
          )}
        </div>
      </form>
    </search>
  );
}

function FilterField({ filter, value, onChange }: { filter: Filter; value: string; onChange: (value: string) => void }) {
  const t = useUiText();
  return (
    <label className={styles.field}>
      <span className={styles.label}>{filter.label}</span>
      {filter.options ? (
        <select className={controls.select} name={filter.name} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('all')}</option>
          {filter.options.map(({ value: option, text }) => <option key={option} value={option}>{text}</option>)}
        </select>
      ) : (
        <input type={filter.type ?? 'search'} className={controls.input} name={filter.name} maxLength={100} autoComplete="off" value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </label>
  );
}

const trimmed = (values: Filters): Filters => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
