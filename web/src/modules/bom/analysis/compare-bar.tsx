import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Button, Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { formatMoney } from '../workbench/format-money.ts';
import styles from './analysis.module.css';
import { useAnalysisText } from './bom-analysis.texts.ts';
import type { Comparison } from './comparison.ts';

interface Props {
  /** Undefined until there is something to compare with. */
  of: Comparison | undefined;
  /** Chooses what it is compared with. */
  choice: ReactNode;
  /** What differs, in the order of the tree. */
  ids: readonly string[];
  /** What one costs now. */
  total: string | undefined;
  /** The component that is shown. */
  selectedId: string | undefined;
  isOnly: boolean;
  onOnly: (isOnly: boolean) => void;
  onSelect: (id: string) => void;
  onClose: () => void;
}

/** What differs, in numbers, and the way from one difference to the next. */
export function CompareBar({ of, choice, ids, total, selectedId, isOnly, onOnly, onSelect, onClose }: Props) {
  const t = useAnalysisText();
  const place = selectedId === undefined ? -1 : ids.indexOf(selectedId);
  const go = (index: number) => onSelect(ids[(index + ids.length) % ids.length]!);
  const counts = [
    ['added', '+', of?.added ?? 0],
    ['removed', '−', of?.removed ?? 0],
    ['changed', '≠ ', of?.changed ?? 0],
    ['moved', '↕ ', of?.moved ?? 0],
  ] as const;
  return (
    <section className={styles.compare} aria-label={t('compare')}>
      {choice}
      {counts.map(
        ([kind, sign, count]) =>
          count > 0 && (
            <span key={kind} className={kind === 'moved' ? styles.changed : styles[kind]}>
              <b>
                {sign}
                {count}
              </b>
              {t(kind)}
            </span>
          ),
      )}
      {of?.differences.length === 0 && <span>{t('noDifference')}</span>}
      {total !== undefined && of?.otherTotal !== undefined && (
        <CostChange from={Number(of.otherTotal)} to={Number(total)} />
      )}
      <span className={styles.space} />
      {ids.length > 0 && (
        <span>
          <Button
            type="text"
            size="small"
            icon={<LeftOutlined />}
            aria-label={t('previous')}
            onClick={() => go(Math.max(place, 0) - 1)}
          />
          {t('difference', { place: place + 1, count: ids.length })}
          <Button
            type="text"
            size="small"
            icon={<RightOutlined />}
            aria-label={t('next')}
            onClick={() => go(place + 1)}
          />
        </span>
      )}
      {ids.length > 0 && (
        <Checkbox checked={isOnly} onChange={(event) => onOnly(event.target.checked)}>
          {t('onlyDifferences')}
        </Checkbox>
      )}
      <Button size="small" onClick={onClose}>
        {t('endCompare')}
      </Button>
    </section>
  );
}

/** +347.60（+8.2%） */
function CostChange({ from, to }: { from: number; to: number }) {
  const t = useAnalysisText();
  const signed = (amount: string) => (to > from ? `+${amount}` : amount);
  const change =
    from > 0
      ? t('costChange', {
          amount: signed(formatMoney(to - from)),
          rate: signed((((to - from) / from) * 100).toFixed(1)),
        })
      : '';
  return (
    <span>
      {t('costFromTo', { from: formatMoney(from), to: formatMoney(to) })}{' '}
      {to !== from && <span className={styles.costChange}>{change}</span>}
    </span>
  );
}
