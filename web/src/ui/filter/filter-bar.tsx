import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button } from 'antd';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { List } from '../../kernel/data/use-list.ts';
import { useUiText } from '../ui.texts.ts';
import { Chip } from './chip.tsx';
import styles from './filter-bar.module.css';
import { FilterField } from './filter-field.tsx';
import { chipsOf, isText, visibleFilters, type Filter } from './filter.ts';
import { rememberFiltersOpen, wereFiltersOpen } from './filters-open.ts';
import { KeywordBox } from './keyword-box.tsx';
import { useFilterValues } from './use-filter-values.ts';

interface Props {
  filters: readonly Filter[];
  list: Pick<List<unknown>, 'call' | 'filters' | 'search' | 'reset'>;
  /** The fields that the keyword is looked for in, as the user knows them. */
  searched: string;
  /** Behind the chips of the filters: those of the condition. */
  children?: ReactNode;
}

/**
 * One search box for every list, the filters behind 展开, and a chip for each that is set and cannot be seen: it opens
 * its filter, or removes it.
 */
export function FilterBar({ filters, list, searched, children }: Props) {
  const t = useUiText();
  const values = useFilterValues({ values: list.filters, onSearch: list.search, onReset: list.reset });
  const bar = useRef<HTMLFormElement>(null);
  const texts = new Set(filters.filter(isText).map(({ name }) => name));
  // A list with a single text has its search box already.
  const hasKeyword = 'keyword' in list.call.input.shape && texts.size > 1 && !texts.has('keyword');

  const always = visibleFilters(filters, hasKeyword ? 0 : undefined);
  const hasMore = (hasKeyword || always.length > 0) && always.length < filters.length;
  const [isExpanded, setExpanded] = useState<boolean | undefined>(() => (wereFiltersOpen() ? true : undefined));
  // Where there is nothing more to show, the fields themselves can be collapsed.
  const isOpen = isExpanded ?? !hasMore;
  const visible = isOpen ? filters : hasMore ? always : [];
  const expand = (isMore: boolean) => {
    rememberFiltersOpen(isMore);
    setExpanded(isMore);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    values.search();
  };
  const edit = (label: string) => {
    flushSync(() => expand(true));
    [...bar.current!.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control?.focus();
  };
  const [open, close] = hasMore ? [t('expand'), t('collapse')] : [t('openSearch'), t('foldSearch')];
  // The keyword may come from the command palette, to a list that has no field for it.
  const chips = chipsOf(
    hasKeyword ? filters : [...filters, { name: 'keyword', label: t('keyword') }],
    visible,
    list.filters,
  );
  return (
    <search className={styles.bar} aria-label={t('filters')}>
      <form ref={bar} className={styles.fields} onSubmit={submit}>
        {hasKeyword && <KeywordBox values={values} hint={searched} />}
        {visible.map((filter) => (
          <FilterField key={filter.label} filter={filter} values={values} />
        ))}
        <div className={styles.buttons}>
          {(hasKeyword || visible.length > 0) && (
            <>
              <Button htmlType="submit">{t('search')}</Button>
              <Button onClick={values.reset}>{t('reset')}</Button>
            </>
          )}
          <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => expand(!isOpen)}>
            {isOpen ? close : open}
            <DownOutlined className={isOpen ? styles.turned : ''} aria-hidden="true" />
          </button>
        </div>
      </form>
      {chips.map(({ label, text, cleared }) => (
        <Chip
          key={label}
          text={t('chip', { label, text })}
          removeLabel={t('removeFilter', { label })}
          onEdit={filters.some((filter) => filter.label === label) ? () => edit(label) : undefined}
          onRemove={() => values.choose(cleared)}
        />
      ))}
      {children}
    </search>
  );
}
