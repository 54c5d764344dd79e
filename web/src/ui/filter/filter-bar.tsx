import CloseOutlined from '@ant-design/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button } from 'antd';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { List } from '../../kernel/data/use-list.ts';
import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import { useUiText } from '../ui.texts.ts';
import styles from './filter-bar.module.css';
import { FilterField } from './filter-field.tsx';
import { chipsOf, visibleFilters, type Filter } from './filter.ts';
import { useFilterValues } from './use-filter-values.ts';

interface Props {
  filters: readonly Filter[];
  list: Pick<List<unknown>, 'filters' | 'search' | 'reset'>;
  /** Behind the filters: the condition. */
  children?: ReactNode;
}

/** The filters of every list: texts are visible, the rest is behind 展开 and shows as chips while it is set. */
export function FilterBar({ filters, list, children }: Props) {
  const t = useUiText();
  const values = useFilterValues({ values: list.filters, onSearch: list.search, onReset: list.reset });
  const [isExpanded, setExpanded] = useState<boolean>();

  const always = visibleFilters(filters);
  const hasMore = always.length > 0 && always.length < filters.length;
  // Where there is nothing more to show, the fields themselves can be collapsed.
  const collapsed = hasMore ? always : [];
  const isOpen = isExpanded ?? !hasMore;
  const visible = isOpen ? filters : collapsed;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    values.search();
  };
  const [open, close] = hasMore ? [t('expand'), t('collapse')] : [t('openSearch'), t('foldSearch')];
  return (
    <search aria-label={t('filters')}>
      <form className={styles.bar} onSubmit={submit}>
        {visible.map((filter) => (
          <FilterField key={filter.label} filter={filter} values={values} />
        ))}
        <div className={styles.buttons}>
          {visible.length > 0 && (
            <>
              <Button htmlType="submit">{t('search')}</Button>
              <Button onClick={values.reset}>{t('reset')}</Button>
            </>
          )}
          <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setExpanded(!isOpen)}>
            {isOpen ? close : open}
            <DownOutlined className={isOpen ? styles.turned : ''} aria-hidden="true" />
          </button>
        </div>
        {/* The keyword comes from the command palette; most lists have no field for it. */}
        {chipsOf([...filters, { name: 'keyword', label: t('keyword') }], visible, list.filters).map(
          ({ label, text, cleared }) => (
            <span key={label} className={styles.chip}>
              <span className={styles.chipText}>{t('chip', { label, text })}</span>
              <button type="button" className={styles.remove} onClick={() => values.choose(cleared)}>
                <CloseOutlined aria-hidden="true" />
                <VisuallyHidden>{t('removeFilter', { label })}</VisuallyHidden>
              </button>
            </span>
          ),
        )}
        {children}
      </form>
    </search>
  );
}
