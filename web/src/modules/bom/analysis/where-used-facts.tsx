import { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { fetchPage } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { useDebounced } from '../../../ui/layout/use-debounced.ts';
import styles from './analysis.module.css';
import { useAnalysisText } from './bom-analysis.texts.ts';
import { idsOf, type Subject } from './subject.ts';

const shown = 3;

/** Free text can be replaced as well; where it is used, only records are asked. */
export function ReplaceFacts({ onReplace }: { onReplace: () => void }) {
  const t = useAnalysisText();
  return (
    <section className={styles.uses} aria-label={t('replace')}>
      <Button size="small" aria-haspopup="dialog" onClick={onReplace}>
        {t('replace')}
      </Button>
    </section>
  );
}

/** The nearest uses of a component, below its fields. */
export function WhereUsedFacts({
  of,
  onAll,
  onReplace,
}: {
  of: Subject;
  onAll: () => void;
  onReplace?: (() => void) | undefined;
}) {
  const t = useAnalysisText();
  const input = { ...idsOf(of), pageNo: 1, pageSize: shown };
  const key = of.proSpecId || of.productId;
  // The arrow keys pass many components.
  const isResting = useDebounced(key) === key;
  const { data } = useQuery({
    enabled: isResting,
    queryKey: queryKeyOf(bomAnalysis.whereUsed, input),
    queryFn: ({ signal }) => fetchPage(bomAnalysis.whereUsed, input, signal),
  });
  if (!data) return null;
  return (
    <section className={styles.uses} aria-label={t('whereUsed')}>
      <header className={styles.usesHead}>
        <strong>{t('whereUsed')}</strong>
        <span className={styles.faint}>{t('bomCount', { count: data.total })}</span>
        <span className={styles.space} />
        {onReplace && (
          <Button type="link" size="small" onClick={onReplace}>
            {t('replace')}
          </Button>
        )}
        <Button type="link" size="small" aria-haspopup="dialog" onClick={onAll}>
          {t('all')}
        </Button>
      </header>
      {data.rows.map(({ id, productName, path, quantity, unitText }) => (
        <div key={`${id} ${path.join('/')}`} className={styles.use}>
          <span>
            {productName}
            {path.length > 1 && ` / ${path.slice(0, -1).join(' / ')}`}
          </span>
          <span>
            {quantity} {unitText}
          </span>
        </div>
      ))}
    </section>
  );
}
