import { bomItemRecord } from '@edp/contract/modules/bom/bom-item.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useFieldLabels } from '../../../../ui/noun/defined/definition-text.ts';
import { rowHeight } from '../../../../ui/tree-editor/view/row-height.ts';
import type { TreeModel, TreeRow } from '../../../../ui/tree-editor/view/tree-model.ts';
import { useRowDrag } from '../../../../ui/tree-editor/view/use-row-drag.ts';
import { formatMoney } from '../format-money.ts';
import { hasSubBom, numberOf, type Component } from '../bom-tree.ts';
import { ComponentRow } from './component-row.tsx';
import styles from './component-table.module.css';
import type { RowMark } from './row-mark.ts';
import { handleKey } from './table-keys.ts';
import type { BomEditor } from '../use-bom-editor.ts';
import type { BomTreeState } from '../use-bom-tree.ts';
import { useWorkbenchText } from '../bom-workbench.texts.ts';

/** Rows rendered beyond the visible window. */
const overscan = 10;

interface Props {
  editor: BomEditor;
  tree: BomTreeState;
  model: TreeModel<Component>;
  /** What is said about a row, such as how it differs from another BOM. */
  markOf?: ((id: string) => RowMark | undefined) | undefined;
}

/** The component tree as a table; only the rows in the window exist, whatever the tree holds. */
export function ComponentTable({ editor, tree, model, markOf }: Props) {
  const t = useWorkbenchText();
  const label = useFieldLabels(bomItemRecord);
  const tableId = useId();
  const box = useRef<HTMLDivElement>(null);
  const {
    rows: { rows, shownQuery, toggle, openTo },
    selectedId,
    marks,
    canEdit,
    clipboard,
  } = editor;
  const active = rows.findIndex(({ node }) => node.id === selectedId);
  const drag = useRowDrag(
    box,
    rows,
    toggle,
    canEdit
      ? { onDrop: (id, drop) => void editor.drop(id, drop), isInvalidDrop: editor.isInvalidDrop, headHeight: rowHeight }
      : { headHeight: rowHeight },
  );

  // The lint is about React Compiler, which is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan,
    initialRect: { width: 0, height: 600 },
    paddingStart: rowHeight,
    scrollPaddingStart: rowHeight,
  });
  const rendered = virtualizer.getVirtualItems();
  const isActiveRendered = rendered.some(({ index }) => index === active);
  const isSelectedVisible = active !== -1;
  const scrollToActive = useEffectEvent(() => virtualizer.scrollToIndex(active));
  // Scroll a row into view that was added, moved or found.
  useEffect(() => {
    if (selectedId !== undefined && isSelectedVisible) scrollToActive();
  }, [selectedId, isSelectedVisible]);

  const toggleRow = (node: Component) => {
    if (!hasSubBom(node)) return toggle(node.id);
    return void tree.openSubBom(node.subBomId, node.subRevision).then(() => openTo(node.id));
  };
  const [edited, setEdited] = useState<{ id: string; typed: string }>();
  const editQuantity = ({ id, isInSubBom }: Component, typed: string) => {
    if (canEdit && !isInSubBom && editor.mode === 'view') setEdited({ id, typed });
  };
  const onTyped = (quantity: string | undefined) => {
    const node = edited && model.entries.get(edited.id)?.node;
    setEdited(undefined);
    box.current?.querySelector<HTMLElement>('[role=treegrid]')?.focus();
    if (node && quantity !== undefined && quantity !== node.quantity) void editor.setQuantity(node, quantity);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const selected = rows[active]?.node;
    const isTyped = !event.ctrlKey && !event.metaKey && !event.altKey && /^[\d.]$/.test(event.key);
    if (selected && isTyped && !event.nativeEvent.isComposing) {
      event.preventDefault();
      return editQuantity(selected, event.key);
    }
    const page = Math.floor((box.current?.clientHeight ?? 0) / rowHeight) - 2;
    if (handleKey(event, { editor, rows, active, page, toggle: toggleRow })) event.preventDefault();
    return undefined;
  };
  const rowOf = ({ target }: MouseEvent) => {
    const id = (target as Element).closest<HTMLElement>('[data-component]')?.dataset['component'];
    return rows.find(({ node }) => node.id === id);
  };
  const isOnCaret = ({ target }: MouseEvent) => (target as Element).closest('[data-caret]') !== null;
  const onClick = (event: MouseEvent) => {
    const row = rowOf(event);
    if (row && isOnCaret(event)) toggleRow(row.node);
    else if (row)
      void editor.select(row.node.id, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'one');
  };
  const onDoubleClick = (event: MouseEvent) => {
    const row = rowOf(event);
    const isOnQuantity = (event.target as Element).closest('[data-quantity]') !== null;
    if (row && isOnQuantity) editQuantity(row.node, row.node.quantity);
    else if (row && !isOnCaret(event) && (row.hasChildren || hasSubBom(row.node))) toggleRow(row.node);
  };
  const cut = clipboard?.what === 'cut' && clipboard.bomId === editor.bomId ? clipboard.ids : [];
  const total = Number(tree.cost?.total ?? 0);
  const longest = useMemo(() => longestTexts(rows, markOf), [rows, markOf]);
  // The columns of numbers have room for the longest one.
  const lengths = {
    '--quantityLength': longest.quantity,
    '--scrapLength': longest.scrap,
    '--priceLength': formatMoney(tree.highest.price).length,
    '--costLength': formatMoney(tree.highest.cost).length,
  } as CSSProperties;

  return (
    <div ref={box} className={styles.table}>
      {/* The lint knows tables that are grids, not those that are tree grids. */}
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="treegrid"
        aria-label={t('components')}
        aria-multiselectable="true"
        aria-rowcount={rows.length + 1}
        tabIndex={0}
        className={tree.hasCosts ? styles.all : `${styles.all} ${styles.withoutCosts}`}
        style={{ height: virtualizer.getTotalSize(), ...lengths }}
        aria-activedescendant={isActiveRendered ? `${tableId}-${selectedId ?? ''}` : undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        {...drag.ofTree}>
        <thead className={styles.headGroup}>
          <tr aria-rowindex={1} className={`${styles.row} ${styles.head}`}>
            <th className={styles.number}>{t('level')}</th>
            <th>{t('component')}</th>
            <th className={styles.right}>{label('quantity')}</th>
            <th>{label('unitId')}</th>
            <th className={styles.right}>{t('scrap')}</th>
            {tree.hasCosts && <th className={styles.right}>{t('price')}</th>}
            {tree.hasCosts && <th className={styles.right}>{t('cost')}</th>}
          </tr>
        </thead>
        <tbody>
          {rendered.map(({ index, start }) => {
            const row = rows[index]!;
            const { id } = row.node;
            const entry = model.entries.get(id);
            const classes = [id === selectedId && styles.current, cut.includes(id) && styles.cut, drag.classOf(id)];
            return (
              <ComponentRow
                key={id}
                id={`${tableId}-${id}`}
                index={index}
                start={start}
                row={row}
                number={entry ? numberOf(entry) : ''}
                query={shownQuery}
                hasCosts={tree.hasCosts}
                cost={tree.costOf(id)}
                total={total}
                mark={markOf?.(id)}
                isMarked={marks.ids.has(id)}
                typed={edited?.id === id ? edited.typed : undefined}
                onTyped={onTyped}
                className={classes.filter(Boolean).join(' ')}
                drag={row.node.isInSubBom ? {} : drag.ofRow(id)}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** How many characters the longest quantity and scrap rate have. */
function longestTexts(rows: readonly TreeRow<Component>[], markOf: Props['markOf']) {
  const longest = { quantity: 0, scrap: 0 };
  for (const { node } of rows) {
    const before = markOf?.(node.id)?.quantity;
    const quantity = before === undefined ? node.quantity : `${before} → ${node.quantity}`;
    longest.quantity = Math.max(longest.quantity, quantity.length);
    longest.scrap = Math.max(longest.scrap, `${node.scrapRate}%`.length);
  }
  return longest;
}
