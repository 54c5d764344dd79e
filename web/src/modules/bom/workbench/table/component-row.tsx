import LockOutlined from '@ant-design/icons/LockOutlined';
import { VisuallyHidden } from '../../../../ui/feedback/visually-hidden.tsx';
import { PictureOrIcon } from '../../../../ui/media/record-picture.tsx';
import { Highlighted } from '../../../../ui/filter/highlighted.tsx';
import type { TreeRow } from '../../../../ui/tree-editor/view/tree-model.ts';
import { hasSubBom, pictureOf, type Component } from '../bom-tree.ts';
import expander from '../../../../ui/layout/expander.module.css';
import styles from './component-table.module.css';
import marks from './row-marks.module.css';
import { formatMoney } from '../format-money.ts';
import { QuantityCell } from './quantity-cell.tsx';
import type { ItemCost } from '../use-bom-tree.ts';
import type { RowMark } from './row-mark.ts';
import { useWorkbenchText } from '../bom-workbench.texts.ts';

const indent = 20;

interface Props {
  id: string;
  index: number;
  start: number;
  row: TreeRow<Component>;
  /** 2.4.1; empty for one that was removed. */
  number: string;
  query: string;
  /** With columns for price and cost. */
  hasCosts: boolean;
  cost: ItemCost | undefined;
  /** Of the whole BOM. */
  total: number;
  mark: RowMark | undefined;
  isMarked: boolean;
  /** What the quantity begins with while it is edited here. */
  typed: string | undefined;
  onTyped: (quantity: string | undefined) => void;
  className: string;
  drag: object;
}

/**
 * One component of the table, which has the focus and handles keys and clicks: aria-activedescendant refers to the row.
 */
export function ComponentRow({
  id,
  index,
  start,
  row,
  number,
  query,
  hasCosts,
  cost,
  total,
  mark,
  isMarked,
  typed,
  onTyped,
  className,
  drag,
}: Props) {
  const { node, level, place, siblings, isOpen, hasChildren } = row;
  const canOpen = hasChildren || hasSubBom(node);
  const isAssembly = hasChildren || node.subBomId !== '';
  const counts = cost !== undefined && cost.source !== 'none' && cost.source !== 'unit';
  const classes = [
    styles.row,
    isMarked && styles.marked,
    mark && mark.kind !== 'moved' && marks[mark.kind],
    node.active === 0 && styles.inactive,
    className,
  ];
  return (
    <tr
      id={id}
      data-component={node.id}
      aria-rowindex={index + 2}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={canOpen ? isOpen : undefined}
      aria-selected={isMarked}
      className={classes.filter(Boolean).join(' ')}
      style={{ top: start }}
      {...drag}>
      <td className={styles.number}>
        {mark && (
          <span className={marks.sign} title={mark.text}>
            <span aria-hidden="true">{mark.sign}</span>
            <VisuallyHidden>{mark.text}</VisuallyHidden>
          </span>
        )}
        {number}
      </td>
      <td className={`${styles.name} ${node.isInSubBom && !node.isRemoved ? styles.sub : ''}`}>
        <span className={styles.indent} style={{ width: (level - 1) * indent }} />
        {/* For the mouse; keyboard users have the arrow keys. */}
        <span
          className={canOpen ? (isOpen ? expander.open : expander.closed) : expander.leaf}
          data-caret={canOpen ? '' : undefined}
          aria-hidden="true"
        />
        <span className={styles.picture}>
          <PictureOrIcon {...pictureOf(node)} name={node.name} />
        </span>
        <span
          className={isAssembly ? styles.assembly : styles.text}
          title={[node.name, node.proSpecName].filter(Boolean).join(' ')}>
          <Highlighted text={node.name} query={query} />
        </span>
        <span className={styles.code}>
          <Highlighted text={node.code || node.proSpecName} query={query} />
        </span>
        <Tags node={node} isUnconverted={cost?.source === 'unit'} />
      </td>
      <td className={styles.right} data-quantity="">
        {typed === undefined && mark?.quantity !== undefined && (
          <>
            <del>{mark.quantity}</del> →{' '}
          </>
        )}
        {typed === undefined ? node.quantity : <QuantityCell name={node.name} initial={typed} onDone={onTyped} />}
      </td>
      <td className={styles.soft}>{node.unitText}</td>
      <td className={`${styles.right} ${styles.soft}`}>{node.scrapRate === '0' ? '–' : `${node.scrapRate}%`}</td>
      {hasCosts && <td className={`${styles.right} ${styles.soft}`}>{counts ? formatMoney(cost.price) : '–'}</td>}
      {hasCosts && (
        <td className={`${styles.right} ${isAssembly ? styles.assembly : ''}`}>
          {isAssembly && cost && total > 0 && level === 1 && (
            <span className={styles.share}>
              <span style={{ width: `${Math.min(100, (Number(cost.cost) / total) * 100)}%` }} />
            </span>
          )}
          {counts ? formatMoney(cost.cost) : '–'}
        </td>
      )}
    </tr>
  );
}

function Tags({ node, isUnconverted }: { node: Component; isUnconverted: boolean }) {
  const t = useWorkbenchText();
  return (
    <>
      {node.subBomId !== '' && node.subRevision > 0 && (
        <span className={styles.subTag}>{t('subBom', { revision: node.subRevision })}</span>
      )}
      {isUnconverted && (
        <span className={styles.warningTag} title={t('unconvertedDetail')}>
          {t('unconverted')}
        </span>
      )}
      {node.isDisabled === 1 && <span className={styles.warningTag}>{t('materialDisabled')}</span>}
      {node.active === 0 && <span className={styles.tag}>{t('disabled')}</span>}
      {node.isInSubBom && !node.isRemoved && (
        <LockOutlined className={styles.lock} title={t('inSubBom')} aria-hidden={false} aria-label={t('inSubBom')} />
      )}
    </>
  );
}
