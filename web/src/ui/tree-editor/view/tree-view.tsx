import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Highlighted } from '../../filter/highlighted.tsx';
import { rowHeight } from './row-height.ts';
import type { TreeRow, TreeNode } from './tree-model.ts';
import type { TreeRows } from './use-tree-rows.ts';
import { useRowDrag, type RowDrag } from './use-row-drag.ts';
import { useTypeAhead } from './use-type-ahead.ts';
import expander from '../../layout/expander.module.css';
import styles from './tree-view.module.css';

/** Rows rendered beyond the visible window. */
const overscan = 8;
const indent = 20;

/** As `aria-checked`; mixed: some of its descendants. */
export type CheckState = boolean | 'mixed';

interface Props<Node> {
  label: string;
  tree: TreeRows<Node>;
  height: number;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  /** A tag behind the name of a node. */
  tagOf?: ((node: Node) => string | undefined) | undefined;
  /** Where nodes have checkboxes. */
  checkOf?: ((id: string) => CheckState) | undefined;
  /** A node that is shown but cannot be selected. */
  isDisabled?: ((id: string) => boolean) | undefined;
  drag?: RowDrag | undefined;
  /** Alt with an arrow key. */
  onShift?: ((id: string, by: -1 | 1) => void) | undefined;
}

/** A virtualised tree: only the visible rows are rendered, so tens of thousands of nodes scroll smoothly. */
export function TreeView<Node extends TreeNode>({
  label,
  tree,
  height,
  selectedId,
  onSelect,
  tagOf,
  checkOf,
  isDisabled,
  drag: dragging,
  onShift,
}: Props<Node>) {
  const { rows, shownQuery, toggle } = tree;
  const treeId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string>();
  const found = rows.findIndex((row) => row.node.id === (activeId ?? selectedId));
  const active = found === -1 ? 0 : found;
  const typeAhead = useTypeAhead(rows);
  const drag = useRowDrag(box, rows, toggle, dragging);

  // The lint is about React Compiler, which is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan,
    initialRect: { width: 0, height },
  });
  const rendered = virtualizer.getVirtualItems();
  const isActiveRendered = rendered.some(({ index }) => index === active);

  const go = (index: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (!row) return;
    setActiveId(row.node.id);
    virtualizer.scrollToIndex(rows.indexOf(row));
  };
  // Scroll a node into view that was added, moved or found.
  const selectedRow = rows.findIndex((row) => row.node.id === selectedId);
  const isSelectedVisible = selectedRow !== -1;
  useEffect(() => {
    if (isSelectedVisible) virtualizer.scrollToIndex(selectedRow);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [selectedId, isSelectedVisible]);

  const choose = (id: string) => {
    setActiveId(id);
    if (!isDisabled?.(id)) onSelect(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active];
    if (!row || event.ctrlKey || event.metaKey) return;
    const isHandled = event.altKey
      ? handleShiftKey(event.key, row, onShift)
      : handleNavigationKey(event.key, row, {
          rows,
          active,
          go,
          toggle,
          choose,
          page: Math.floor(height / rowHeight) - 1,
        });
    if (isHandled) return event.preventDefault();
    const isCharacter = event.key.length === 1 && !event.altKey;
    const next = isCharacter ? typeAhead(event.key, event.timeStamp, active) : undefined;
    return next === undefined ? undefined : go(next);
  };

  return (
    <div
      ref={box}
      role="tree"
      aria-label={label}
      tabIndex={0}
      className={styles.tree}
      style={{ height }}
      aria-activedescendant={isActiveRendered ? `${treeId}-${rows[active]?.node.id ?? ''}` : undefined}
      onKeyDown={onKeyDown}
      {...drag.ofTree}>
      <div role="presentation" className={styles.all} style={{ height: virtualizer.getTotalSize() }}>
        {rendered.map(({ index, start }) => {
          const row = rows[index]!;
          const { node, level, place, siblings, isOpen, hasChildren } = row;
          const classes = [
            styles.row,
            node.id === selectedId && styles.selected,
            index === active && styles.active,
            isDisabled?.(node.id) && styles.disabled,
            drag.classOf(node.id),
          ];
          return (
            // The tree has the focus and handles the keys; aria-activedescendant refers to the row.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={node.id}
              id={`${treeId}-${node.id}`}
              role="treeitem"
              aria-level={level}
              aria-posinset={place}
              aria-setsize={siblings}
              aria-expanded={hasChildren ? isOpen : undefined}
              aria-selected={node.id === selectedId}
              aria-checked={checkOf?.(node.id)}
              aria-disabled={isDisabled?.(node.id) || undefined}
              className={classes.filter(Boolean).join(' ')}
              style={{ top: start, paddingLeft: 4 + (level - 1) * indent }}
              onClick={() => choose(node.id)}
              onDoubleClick={() => hasChildren && toggle(node.id)}
              {...drag.ofRow(node.id)}>
              <Caret row={row} onToggle={() => toggle(node.id)} />
              {checkOf && <span className={styles.check} aria-hidden="true" />}
              <span className={styles.name} title={node.name}>
                <Highlighted text={node.name} query={shownQuery} />
              </span>
              <span className={styles.code}>
                <Highlighted text={node.code} query={shownQuery} />
              </span>
              <NodeTag text={tagOf?.(node)} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** For the mouse; keyboard users have the arrow keys. */
function Caret<Node>({ row, onToggle }: { row: TreeRow<Node>; onToggle: () => void }) {
  if (!row.hasChildren) return <span className={expander.leaf} />;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      className={row.isOpen ? expander.open : expander.closed}
      data-caret
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    />
  );
}

function NodeTag({ text }: { text: string | undefined }) {
  return text ? <span className={styles.mark}>{text}</span> : null;
}

interface Navigation<Node> {
  rows: readonly TreeRow<Node>[];
  active: number;
  go: (index: number) => void;
  toggle: (id: string) => void;
  choose: (id: string) => void;
  page: number;
}

/** The keyboard pattern of a tree view. Returns whether the key was handled. */
function handleNavigationKey<Node extends TreeNode>(
  key: string,
  row: TreeRow<Node>,
  { rows, active, go, toggle, choose, page }: Navigation<Node>,
): boolean {
  const parent = () => rows.slice(0, active).findLastIndex((each) => each.level < row.level);
  switch (key) {
    case 'ArrowDown':
      go(active + 1);
      return true;
    case 'ArrowUp':
      go(active - 1);
      return true;
    case 'PageDown':
      go(active + page);
      return true;
    case 'PageUp':
      go(active - page);
      return true;
    case 'Home':
      go(0);
      return true;
    case 'End':
      go(rows.length - 1);
      return true;
    case 'ArrowRight':
      if (row.hasChildren && !row.isOpen) toggle(row.node.id);
      else if (row.isOpen) go(active + 1);
      return true;
    case 'ArrowLeft':
      if (row.isOpen) toggle(row.node.id);
      else if (row.level > 1) go(parent());
      return true;
    case 'Enter':
    case ' ':
      choose(row.node.id);
      return true;
    default:
      return false;
  }
}

function handleShiftKey<Node extends TreeNode>(
  key: string,
  row: TreeRow<Node>,
  onShift: Props<Node>['onShift'],
): boolean {
  if (!onShift || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false;
  onShift(row.node.id, key === 'ArrowUp' ? -1 : 1);
  return true;
}
