import { pageSizes } from '@edp/contract/kernel/paging.ts';
import { type ComponentProps, Fragment } from 'react';
import { Select } from '../inputs/select.tsx';
import styles from './pagination.module.css';
import { TotalCount } from './total-count.tsx';
import { useUiText } from '../ui.texts.ts';

interface Props extends ComponentProps<typeof TotalCount> {
  pageNo: number;
  pageSize: number;
  /** The accessible name, where one screen has several lists. */
  label?: string;
  onPageChange: (pageNo: number, pageSize?: number) => void;
}

export function Pagination({ pageNo, pageSize, label, onPageChange, ...total }: Props) {
  const t = useUiText();
  const last = Math.max(1, Math.ceil(total.total / pageSize));
  return (
    <nav className={styles.pagination} aria-label={label ?? t('pages')}>
      <TotalCount {...total} />
      <button
        type="button"
        className={styles.page}
        aria-label={t('previousPage')}
        disabled={pageNo <= 1}
        onClick={() => onPageChange(pageNo - 1)}>
        ‹
      </button>
      {shownPages(pageNo, last).map(({ page, isAfterGap }) => (
        <Fragment key={page}>
          {isAfterGap && (
            <span className={styles.gap} aria-hidden="true">
              …
            </span>
          )}
          <button
            type="button"
            className={styles.page}
            aria-label={t('page', { page })}
            aria-current={page === pageNo ? 'page' : undefined}
            onClick={() => onPageChange(page)}>
            {page}
          </button>
        </Fragment>
      ))}
      <button
        type="button"
        className={styles.page}
        aria-label={t('nextPage')}
        disabled={pageNo >= last}
        onClick={() => onPageChange(pageNo + 1)}>
        ›
      </button>
      <Select
        width={112}
        aria-label={t('pageSizeLabel')}
        value={pageSize}
        onChange={(size) => onPageChange(1, size)}
        options={pageSizes.map((size) => ({ value: size as number, text: t('pageSize', { size }) }))}
      />
    </nav>
  );
}

/** First, last and the neighbours of the current page. */
function shownPages(now: number, last: number): { page: number; isAfterGap: boolean }[] {
  const near = [1, now - 2, now - 1, now, now + 1, now + 2, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(near)].toSorted((a, b) => a - b);
  return pages.map((page, index) => ({ page, isAfterGap: page - (pages[index - 1] ?? 0) > 1 }));
}
