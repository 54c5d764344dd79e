import type { ListTotal } from '../../kernel/data/use-exact-total.ts';
import controls from '../layout/controls.module.css';
import styles from './pagination.module.css';
import { useUiText } from '../ui.texts.ts';

type Props = Pick<ListTotal, 'total'> & Partial<ListTotal>;

/** 共 24 条, or 约 12,345 条 as a button that counts them. */
export function TotalCount({ total, approximate = false, countExactly, isCounting = false }: Props) {
  const t = useUiText();
  const text = t(approximate ? 'totalAbout' : 'total', { total: total.toLocaleString('en') });
  if (!countExactly && !isCounting) return <span className={styles.total}>{text}</span>;
  return (
    <span className={styles.total}>
      <button
        type="button"
        className={controls.link}
        title={t('countExactly')}
        disabled={isCounting}
        aria-busy={isCounting}
        onClick={countExactly}>
        {text}
      </button>
    </span>
  );
}
