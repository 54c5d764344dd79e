import type { ListTotal } from '../../kernel/data/use-exact-total.ts';
import styles from './pagination.module.css';
import { useUiText } from '../ui.texts.ts';

type Props = Pick<ListTotal, 'total'> & Partial<ListTotal>;

/** 共 24 条, or 约 12,345 条 while all are counted. */
export function TotalCount({ total, approximate = false, isCounting = false }: Props) {
  const t = useUiText();
  return (
    <span className={styles.total} aria-busy={isCounting}>
      {t(approximate ? 'totalAbout' : 'total', { total: total.toLocaleString('en') })}
    </span>
  );
}
