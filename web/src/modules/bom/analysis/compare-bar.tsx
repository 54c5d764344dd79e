import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Button } from 'antd';
import { formatMoney } from '../workbench/format-money.ts';
import styles from './analysis.module.css';
import { useAnalysisText } from './bom-analysis.texts.ts';
import type { Comparison } from './comparison.ts';

interface Props {
  of: Comparison;
  /** What one costs now. */
  total: string | undefined;
  /** The component that is shown. */
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  onClose: () => void;
}

/** What differs, in numbers, and the way from one difference to the next. */
export function CompareBar({ of, total, selectedId, onSelect, onClose }: Props) {
  const t = useAnalysisText();
  const ids = [...of.marks.keys()];
  const place = selectedId === undefined ? -1 : ids.indexOf(selectedId);
  const go = (index: number) => onSelect(ids[(index + ids.length) % ids.length]!);
  const counts = [['added', '+', of.added], ['removed', '−', of.removed], ['changed', '≠ ', of.changed], ['moved', '↕ ', of.moved]] as const;
  return (
    <section className={styles.compare} aria-label={t('compare')}>
      <span>{t('compareWith', { name: of.target.name })}</span>
      {counts.map(([kind, sign, count]) => count > 0 && <span key={kind} className={kind === 'moved' ? styles.changed : styles[kind]}><b>{sign}{count}</b>{t(kind)}</span>)}
      {of.differences.length === 0 && <span>{t('noDifference')}</span>}
      {total !== undefined && of.otherTotal !== undefined && <span>{t('unitCost')} ¥ {formatMoney(of.otherTotal)} → <strong>¥ {formatMoney(total)}</strong></span>}
      <span className={styles.space} />
      {ids.length > 0 && (
        <span>
          <Button type="text" size="small" icon={<LeftOutlined />} aria-label={t('previous')} onClick={() => go(Math.max(place, 0) - 1)} />
          {t('difference', { place: place + 1, count: ids.length })}
          <Button type="text" size="small" icon={<RightOutlined />} aria-label={t('next')} onClick={() => go(place + 1)} />
        </span>
      )}
      <Button size="small" onClick={onClose}>{t('endCompare')}</Button>
    </section>
  );
}

/** What the other one has, and this one lacks. */
export function RemovedList({ of: { removedItems } }: { of: Comparison }) {
  const t = useAnalysisText();
  if (removedItems.length === 0) return null;
  return (
    // A long list scrolls, also with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.removedList} aria-label={t('removedComponents')} tabIndex={0}>
      <p><strong>− {t('removedComponents')}</strong></p>
      <ul>{removedItems.map(({ id, productName, itemCode, quantity, unitText }) => <li key={id}><del>{productName}</del><span>{itemCode}</span><span>{quantity} {unitText}</span></li>)}</ul>
    </section>
  );
}
