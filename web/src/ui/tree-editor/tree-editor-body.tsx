import { useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { useAddressOnce, useNewOfAddress } from '../../kernel/data/use-new-of-address.ts';
import { lazy } from '../../kernel/lazy.ts';
import { useCan } from '../../kernel/session/access.ts';
import { NodePanel } from './node-panel.tsx';
import { TreePanel } from './tree-panel.tsx';
import type { TreeKind } from './tree-kind.ts';
import type { TreeModel, EditableNode } from './view/tree-model.ts';
import styles from './tree-editor.module.css';
import { useAskedNode } from './use-asked-node.ts';
import type { TreeState } from './use-tree.ts';
import { useTreeEditor } from './use-tree-editor.ts';

const MoveDialog = lazy(async () => (await import('./move-dialog.tsx')).MoveDialog);

interface Props<Node extends EditableNode> {
  kind: TreeKind<Node>;
  tree: TreeState<Node>;
  model: TreeModel<Node>;
  /** Called by the dialog before it closes. */
  confirmLeave: RefObject<(() => Promise<boolean>) | null>;
  onTranslate: (node: Node) => void;
}

export function TreeEditorBody<Node extends EditableNode>({
  kind,
  tree,
  model,
  confirmLeave,
  onTranslate,
}: Props<Node>) {
  const can = useCan();
  const editor = useTreeEditor(kind, tree, model);
  const [isMoving, setMoving] = useState(false);
  const bench = useRef<HTMLDivElement>(null);
  useNewOfAddress(kind.takesNew ? () => void editor.enter('addRoot') : undefined);
  useAddressOnce('keyword', kind.takesNew ? editor.rows.search : undefined);
  useAskedNode(kind.isPage ?? false, model, { reload: tree.reload, reveal: (id) => void editor.reveal(id) });
  useImperativeHandle(confirmLeave, () => editor.confirmLeave);
  // The focused form unmounts: move the focus to the tree.
  const focusTree = () =>
    setTimeout(() =>
      (bench.current?.querySelector<HTMLElement>('[role=tree]') ?? bench.current?.querySelector('button'))?.focus(),
    );

  const detail = {
    mode: editor.mode,
    setId: kind.setId,
    id: editor.mode === 'view' || editor.mode === 'edit' ? editor.selectedId : undefined,
    parentId: editor.mode === 'addChild' ? editor.selectedId : undefined,
    nextSort: editor.nextSort,
    guard: editor.guard,
    onSaved: ({ id }: { id: string }) => {
      editor.saved(id);
      focusTree();
    },
    onRejected: tree.reload,
    onCancel: () => {
      editor.cancel();
      focusTree();
    },
  };
  const { selected } = editor;
  return (
    <div ref={bench} className={styles.bench}>
      <TreePanel kind={kind} editor={editor} model={model} canEdit={can(kind.calls.move.can) && !kind.isReadOnly} />
      <NodePanel kind={kind} editor={editor} model={model} onMove={() => setMoving(true)} onTranslate={onTranslate}>
        <kind.Detail {...detail} />
      </NodePanel>
      {isMoving && selected && (
        <MoveDialog
          model={model}
          entry={selected}
          maxDepth={kind.maxDepth}
          label={kind.texts.tree}
          onClose={() => setMoving(false)}
          onMove={(parentId) => {
            setMoving(false);
            void editor.move(selected.node.id, { parentId, beforeId: undefined });
          }}
        />
      )}
    </div>
  );
}
