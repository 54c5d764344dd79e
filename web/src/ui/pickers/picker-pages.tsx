import pages from '../table/pagination.module.css';
import { TotalCount } from '../table/total-count.tsx';
import { useUiText } from '../ui.texts.ts';
import { usePickersText } from './pickers.texts.ts';
import styles from './pickers.module.css';
import { pickerPageSize } from './use-choices.ts';

interface Props {
  /** The name of the list: a dialog may have two. */
  of: string;
  /** Undefined until the list is loaded. */
  total: number | undefined;
  approximate?: boolean | undefined;
  pageNo: number;
  onPageChange: (pageNo: number) => void;
  children?: React.ReactNode;
}

/** The pagination of a narrow list. */
export function PickerPages({ of, total, approximate, pageNo, onPageChange, children }: Props) {
  const t = useUiText();
  const p = usePickersText();
  const last = Math.max(1, Math.ceil((total ?? 0) / pickerPageSize));
  return (
    <div className={styles.foot}>
      {children}
      {total !== undefined && (
        <nav className={styles.pages} aria-label={`${of} ${t('pages')}`}>
          <TotalCount total={total} approximate={approximate} />
          <button
            type="button"
            className={pages.page}
            aria-label={t('previousPage')}
            disabled={pageNo <= 1}
            onClick={() => onPageChange(pageNo - 1)}>
            ‹
          </button>
          <span>{p('pageOf', { page: pageNo, last })}</span>
          <button
            type="button"
            className={pages.page}
            aria-label={t('nextPage')}
            disabled={pageNo >= last}
            onClick={() => onPageChange(pageNo + 1)}>
            ›
          </button>
        </nav>
      )}
    </div>
  );
}
