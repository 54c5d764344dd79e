import { useId } from 'react';
import { SearchBox } from '../../ui/filter/search-box.tsx';
import { Segmented } from '../../ui/filter/segmented.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import type { State } from './all-texts.ts';
import { builtInTexts, pageName } from './built-in-texts.ts';
import { useLanguagePackText } from './language-pack.texts.ts';
import styles from './language-pack.module.css';

interface TextFilter {
  readonly text: string;
  /** Empty for all pages. */
  readonly functionName: string;
  readonly state: State;
}
export const noFilter: TextFilter = { text: '', functionName: '', state: 'all' };

interface Props {
  filter: TextFilter;
  counts: { changed: number; lacking: number };
  onChange: (filter: TextFilter) => void;
}

/** What is searched: words, a page, and what was changed or is not translated. */
export function TextFilters({ filter, counts, onChange }: Props) {
  const t = useLanguagePackText();
  const pageId = useId();
  const pages = [...builtInTexts.ZHS.keys()]
    .map((value) => ({ value, text: pageName(value) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, 'zh-CN'));
  const states = [
    { value: 'all', label: t('all') },
    { value: 'changed', label: t('changedCount', { count: counts.changed }) },
    { value: 'lacking', label: t('lackingCount', { count: counts.lacking }), title: t('lackingHint') },
  ] as const;
  return (
    <div className={styles.filters}>
      <SearchBox
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <div className={styles.field}>
        <label htmlFor={pageId}>{t('page')}</label>
        <Select
          id={pageId}
          width={220}
          value={filter.functionName}
          options={[{ value: '', text: t('allPages') }, ...pages]}
          onChange={(functionName) => onChange({ ...filter, functionName })}
        />
      </div>
      <Segmented<State>
        aria-label={t('state')}
        options={states}
        value={filter.state}
        onChange={(state) => onChange({ ...filter, state })}
      />
    </div>
  );
}
