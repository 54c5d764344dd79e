import type { KeyboardEvent } from 'react';
import type { TreeRow } from '../../../../ui/tree-editor/view/tree-model.ts';
import { hasSubBom, type Component } from '../bom-tree.ts';
import type { BomEditor } from '../use-bom-editor.ts';

interface Table {
  editor: BomEditor;
  rows: readonly TreeRow<Component>[];
  /** The index of the selected row, or -1. */
  active: number;
  /** How many rows a page has. */
  page: number;
  toggle: (node: Component) => void;
}

/** The keyboard pattern of a tree grid, and the shortcuts of the toolbar. Returns whether the key was handled. */
export function handleKey(event: KeyboardEvent, table: Table): boolean {
  if (event.nativeEvent.isComposing) return false;
  if (event.altKey) return handleMoveKey(event.key, table.editor);
  if (event.ctrlKey || event.metaKey) return handleShortcut(event, table);
  if (event.key === 'Delete') {
    void table.editor.remove();
    return true;
  }
  return handleNavigationKey(event, table);
}

function handleMoveKey(key: string, { shift, indent }: BomEditor): boolean {
  switch (key) {
    case 'ArrowUp':
      shift(-1);
      return true;
    case 'ArrowDown':
      shift(1);
      return true;
    case 'ArrowRight':
      indent(1);
      return true;
    case 'ArrowLeft':
      indent(-1);
      return true;
    default:
      return false;
  }
}

function handleShortcut({ key, shiftKey }: KeyboardEvent, { editor, rows, active }: Table): boolean {
  switch (key.toLowerCase()) {
    case 'z':
      if (shiftKey) editor.redo();
      else editor.undo();
      return true;
    case 'y':
      editor.redo();
      return true;
    case 'x':
      editor.cut();
      return true;
    case 'c':
      editor.copy();
      return true;
    case 'v':
      void editor.paste();
      return true;
    case 'a':
      editor.marks.set(rows.map(({ node }) => node.id));
      return true;
    case ' ':
      if (rows[active]) editor.marks.mark(rows[active].node.id, 'toggle');
      return true;
    default:
      return false;
  }
}

function handleNavigationKey({ key, shiftKey }: KeyboardEvent, { editor, rows, active, page, toggle }: Table): boolean {
  const row = rows[active];
  const go = (index: number) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (next) void editor.select(next.node.id, shiftKey ? 'range' : 'one');
  };
  const isClosed = row !== undefined && ((row.hasChildren && !row.isOpen) || hasSubBom(row.node));
  switch (key) {
    case 'ArrowDown':
      go(active + 1);
      return true;
    case 'ArrowUp':
      go(Math.max(0, active - 1));
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
      if (isClosed) toggle(row.node);
      else if (row?.isOpen) go(active + 1);
      return true;
    case 'ArrowLeft':
      if (row?.isOpen) toggle(row.node);
      else if (row && row.level > 1) go(rows.slice(0, active).findLastIndex((each) => each.level < row.level));
      return true;
    case 'Enter':
    case 'F2':
      if (row && editor.canEdit && !row.node.isInSubBom) void editor.enter('edit');
      return true;
    default:
      return false;
  }
}
