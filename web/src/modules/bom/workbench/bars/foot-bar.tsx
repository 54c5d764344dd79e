import { useMemo, type ReactNode } from 'react';
import type { TreeModel } from '../../../../ui/tree-editor/view/tree-model.ts';
import type { Component } from '../bom-tree.ts';
import { formatMoney } from '../format-money.ts';
import type { BomEditor } from '../use-bom-editor.ts';
import type { BomTreeState } from '../use-bom-tree.ts';
import styles from '../workbench.module.css';
import { useWorkbenchText } from '../bom-workbench.texts.ts';

interface Props {
  editor: BomEditor;
  tree: BomTreeState;
  model: TreeModel<Component>;
  /** First: how the components are shown. */
  children: ReactNode;
}

/** Below the table: how many components there are, and what the whole costs. */
export function FootBar({ editor: { rows, marks, canEdit }, tree: { cost }, model, children }: Props) {
  const t = useWorkbenchText();
  const own = useMemo(() => [...model.entries.values()].filter(({ node }) => !node.isInSubBom), [model]);
  const figures = useMemo(
    () => ({
      count: own.length.toLocaleString('en'),
      levels: own.reduce((most, { level }) => Math.max(most, level), 0),
      subBoms: new Set(own.flatMap(({ node }) => (node.subRevision > 0 ? node.subBomId : []))).size,
    }),
    [own],
  );
  return (
    <footer className={styles.foot}>
      {children}
      <output>{rows.matches === undefined ? t('totals', figures) : t('matches', { count: rows.matches })}</output>
      {marks.ids.size > 1 && <output>{t('marked', { count: marks.ids.size })}</output>}
      <span className={styles.keys} title={canEdit ? t('keyHint') : undefined}>
        {canEdit && t('keyHint')}
      </span>
      {cost && (
        <>
          {cost.unconverted > 0 && (
            <span className={styles.missing} title={t('unconvertedDetail')}>
              {t('unconvertedCount', { count: cost.unconverted })}
            </span>
          )}
          {cost.missing > 0 && <span className={styles.missing}>{t('missingPrices', { count: cost.missing })}</span>}
          <span className={styles.faint} title={t('costNote')}>
            {t('unitCost')}
          </span>
          <span className={styles.total}>¥ {formatMoney(cost.total)}</span>
        </>
      )}
    </footer>
  );
}
