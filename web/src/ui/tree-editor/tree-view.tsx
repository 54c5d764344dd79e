import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Highlighted } from './highlighted.tsx';
import { rowHeight } from './row-height.ts';
import type { Row, TreeNode } from './tree-model.ts';
import type { TreeRows } from './use-tree-rows.ts';
import { useRowDrag, type RowDrag } from './use-row-drag.ts';
import { useTyping } from './use-typing.ts';
import styles from './tree-view.module.css';

/** Rows above and below the window that are there before they are scrolled to. */
const spare = 8;
const indent = 20;

interface Props<Node> {
  label: string;
  tree: TreeRows<Node>;
  height: number;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  /** A word about a node behind its name. */
  markOf?: ((node: Node) => string | undefined) | undefined;
  /** A node that can be seen but not chosen. */
  isDisabled?: ((id: string) => boolean) | undefined;
  drag?: RowDrag | undefined;
  /** Alt with an arrow. */
  onShift?: ((id: string, by: -1 | 1) => void) | undefined;
}

/** A tree of which only the rows in the window exist: tens of thousands of nodes scroll like ten. */
export function TreeView<Node extends TreeNode>({ label, tree, height, selectedId, onSelect, markOf, isDisabled, drag: dragging, onShift }: Props<Node>) {
  const { rows, shownQuery, toggle } = tree;
  const treeId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const [activeId, setActiveId] = useState<string>();
  const found = rows.findIndex((row) => row.node.id === (activeId ?? selectedId));
  const active = found === -1 ? 0 : found;
  const typed = useTyping(rows);
  const drag = useRowDrag(box, rows, toggle, dragging);

  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - spare);
  const last = Math.min(rows.length, Math.ceil((scrollTop + height) / rowHeight) + spare);
  const isActiveThere = active >= first && active < last;

  const show = (index: number) => {
    const [top, bottom] = [index * rowHeight, (index + 1) * rowHeight];
    if (!box.current) return;
    if (top < box.current.scrollTop) box.current.scrollTop = top;
    else if (bottom > box.current.scrollTop + height) box.current.scrollTop = bottom - height;
  };
  const go = (index: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (!row) return;
    setActiveId(row.node.id);
    show(rows.indexOf(row));
  };
  // A node that was added, moved or found is brought into the window.
  const selectedRow = rows.findIndex((row) => row.node.id === selectedId);
  const isSelectedThere = selectedRow !== -1;
  useEffect(() => {
    if (isSelectedThere) show(selectedRow);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [selectedId, isSelectedThere]);

  const choose = (id: string) => {
    setActiveId(id);
    if (!isDisabled?.(id)) onSelect(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active];
    if (!row || event.ctrlKey || event.metaKey) return;
    const did = event.altKey ? shiftBy(event.key, row, onShift) : step(event.key, row, { rows, active, go, toggle, choose, page: Math.floor(height / rowHeight) - 1 });
    if (did) return event.preventDefault();
    const isCharacter = event.key.length === 1 && !event.altKey;
    const next = isCharacter ? typed(event.key, event.timeStamp, active) : undefined;
    return next === undefined ? undefined : go(next);
  };

  return (
    <div ref={box} role="tree" aria-label={label} tabIndex={0} className={styles.tree} style={{ height }}
      aria-activedescendant={isActiveThere && rows.length > 0 ? `${treeId}-${rows[active]?.node.id ?? ''}` : undefined}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)} onKeyDown={onKeyDown} {...drag.ofTree}>
      <div role="presentation" className={styles.all} style={{ height: rows.length * rowHeight }}>
        {rows.slice(first, last).map((row, index) => {
          const { node, level, place, siblings, isOpen, hasChildren } = row;
          const classes = [styles.row, node.id === selectedId && styles.selected, first + index === active && styles.active, isDisabled?.(node.id) && styles.disabled, drag.classOf(node.id)];
          return (
            // The tree itself has the focus and the keys; a row is named by aria-activedescendant.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div key={node.id} id={`${treeId}-${node.id}`} role="treeitem" aria-level={level} aria-posinset={place} aria-setsize={siblings}
              aria-expanded={hasChildren ? isOpen : undefined} aria-selected={node.id === selectedId} aria-disabled={isDisabled?.(node.id) || undefined}
              className={classes.filter(Boolean).join(' ')} style={{ top: (first + index) * rowHeight, paddingLeft: 4 + (level - 1) * indent }}
              onClick={() => choose(node.id)} onDoubleClick={() => hasChildren && toggle(node.id)} {...drag.ofRow(node.id)}>
              <Caret row={row} onToggle={() => toggle(node.id)} />
              <span className={styles.name} title={node.name}><Highlighted text={node.name} query={shownQuery} /></span>
              <span className={styles.code}><Highlighted text={node.code} query={shownQuery} /></span>
              <Mark text={markOf?.(node)} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** For the mouse: with the keyboard the arrows do it. */
function Caret<Node>({ row, onToggle }: { row: Row<Node>; onToggle: () => void }) {
  if (!row.hasChildren) return <span className={styles.leaf} />;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span className={row.isOpen ? styles.open : styles.closed} data-caret aria-hidden="true" onClick={(event) => {
      event.stopPropagation();
      onToggle();
    }} />
  );
}

function Mark({ text }: { text: string | undefined }) {
  return text ? <span className={styles.mark}>{text}</span> : null;
}

interface Walk<Node> {
  rows: readonly Row<Node>[];
  active: number;
  go: (index: number) => void;
  toggle: (id: string) => void;
  choose: (id: string) => void;
  page: number;
}

/** The keys of a tree, as everywhere. Tells whether the key meant something. */
function step<Node extends TreeNode>(key: string, row: Row<Node>, { rows, active, go, toggle, choose, page }: Walk<Node>): boolean {
  const parent = () => rows.slice(0, active).findLastIndex((each) => each.level < row.level);
  switch (key) {
    case 'ArrowDown': go(active + 1); return true;
    case 'ArrowUp': go(active - 1); return true;
    case 'PageDown': go(active + page); return true;
    case 'PageUp': go(active - page); return true;
    case 'Home': go(0); return true;
    case 'End': go(rows.length - 1); return true;
    case 'ArrowRight':
      if (row.hasChildren && !row.isOpen) toggle(row.node.id);
      else if (row.isOpen) go(active + 1);
      return true;
    case 'ArrowLeft':
      if (row.isOpen) toggle(row.node.id);
      else if (row.level > 1) go(parent());
      return true;
    case 'Enter': case ' ': choose(row.node.id); return true;
    default: return false;
  }
}

function shiftBy<Node extends TreeNode>(key: string, row: Row<Node>, onShift: Props<Node>['onShift']): boolean {
  if (!onShift || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false;
  onShift(row.node.id, key === 'ArrowUp' ? -1 : 1);
  return true;
}
