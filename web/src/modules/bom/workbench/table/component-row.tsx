import LockOutlined from '@ant-design/icons/LockOutlined';
import type { MouseEvent } from 'react';
import { VisuallyHidden } from '../../../../ui/feedback/visually-hidden.tsx';
import { SmallPicture } from '../../../../ui/media/record-picture.tsx';
import { Highlighted } from '../../../../ui/tree-editor/highlighted.tsx';
import type { TreeEntry, TreeRow } from '../../../../ui/tree-editor/tree-model.ts';
import { hasSubBom, numberOf, type Component } from '../bom-tree.ts';
import styles from './component-table.module.css';
import { formatMoney } from '../format-money.ts';
import type { ItemCost } from '../use-bom-tree.ts';
import { useWorkbenchText } from '../bom-workbench.texts.ts';

const indent = 20;

/** How a row differs from another BOM: a sign, its meaning, and the quantity that it had. */
export interface RowMark {
  readonly kind: 'added' | 'changed' | 'moved';
  readonly sign: string;
  readonly text: string;
  readonly quantity?: string | undefined;
}

interface Props {
  id: string;
  index: number;
  start: number;
  row: TreeRow<Component>;
  entry: TreeEntry<Component>;
  query: string;
  cost: ItemCost | undefined;
  /** Of the whole BOM. */
  total: number;
  mark: RowMark | undefined;
  isMarked: boolean;
  className: string;
  onClick: (event: MouseEvent) => void;
  onToggle: () => void;
  drag: object;
}

/** One component of the table. */
export function ComponentRow({ id, index, start, row, entry, query, cost, total, mark, isMarked, className, onClick, onToggle, drag }: Props) {
  const { node, level, place, siblings, isOpen, hasChildren } = row;
  const canOpen = hasChildren || hasSubBom(node);
  const isAssembly = hasChildren || node.subBomId !== '';
  const classes = [styles.row, isMarked && styles.marked, mark && styles[mark.kind], node.active === 0 && styles.inactive, className];
  return (
    // The table has the focus and handles the keys; aria-activedescendant refers to the row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <tr id={id} aria-rowindex={index + 2} aria-level={level} aria-posinset={place} aria-setsize={siblings} aria-expanded={canOpen ? isOpen : undefined} aria-selected={isMarked}
      className={classes.filter(Boolean).join(' ')} style={{ top: start }} onClick={onClick} onDoubleClick={() => canOpen && onToggle()} {...drag}>
      <td className={styles.number}>
        {mark && <span className={styles.sign} title={mark.text}><span aria-hidden="true">{mark.sign}</span><VisuallyHidden>{mark.text}</VisuallyHidden></span>}
        {numberOf(entry)}
      </td>
      <td className={`${styles.name} ${node.isInSubBom ? styles.sub : ''}`}>
        <span className={styles.indent} style={{ width: (level - 1) * indent }} />
        <Caret canOpen={canOpen} isOpen={isOpen} onToggle={onToggle} />
        {node.picUrl && <span className={styles.picture}><SmallPicture url={node.picUrl} name={node.name} /></span>}
        <span className={isAssembly ? styles.assembly : styles.text} title={[node.name, node.proSpecName].filter(Boolean).join(' ')}><Highlighted text={node.name} query={query} /></span>
        <span className={styles.code}><Highlighted text={node.code || node.proSpecName} query={query} /></span>
        <Tags node={node} />
      </td>
      <td className={`${styles.right} ${styles.quantity}`}>{mark?.quantity !== undefined && <><del>{mark.quantity}</del> → </>}{node.quantity}</td>
      <td className={styles.soft}>{node.unitText}</td>
      <td className={`${styles.right} ${styles.soft}`}>{node.scrapRate === '0' ? '–' : `${node.scrapRate}%`}</td>
      <td className={`${styles.right} ${styles.soft}`}>{cost && cost.source !== 'none' ? formatMoney(cost.price) : '–'}</td>
      <td className={`${styles.right} ${isAssembly ? styles.assembly : ''}`}>
        {isAssembly && cost && total > 0 && level === 1 && <span className={styles.share}><span style={{ width: `${Math.min(100, (Number(cost.cost) / total) * 100)}%` }} /></span>}
        {cost && cost.source !== 'none' ? formatMoney(cost.cost) : '–'}
      </td>
    </tr>
  );
}

function Tags({ node }: { node: Component }) {
  const t = useWorkbenchText();
  return (
    <>
      {node.subBomId !== '' && node.subRevision > 0 && <span className={styles.subTag}>{t('subBom', { revision: node.subRevision })}</span>}
      {node.isDisabled === 1 && <span className={styles.warningTag}>{t('materialDisabled')}</span>}
      {node.active === 0 && <span className={styles.tag}>{t('disabled')}</span>}
      {node.isInSubBom && <LockOutlined className={styles.lock} title={t('inSubBom')} aria-label={t('inSubBom')} />}
    </>
  );
}

/** For the mouse; keyboard users have the arrow keys. */
function Caret({ canOpen, isOpen, onToggle }: { canOpen: boolean; isOpen: boolean; onToggle: () => void }) {
  if (!canOpen) return <span className={styles.leaf} />;
  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    onToggle();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span className={isOpen ? styles.open : styles.closed} data-caret aria-hidden="true" onClick={toggle} onDoubleClick={(event) => event.stopPropagation()} />
  );
}
