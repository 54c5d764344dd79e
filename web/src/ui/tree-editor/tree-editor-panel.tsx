import { useRef } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import { useRestorableState } from '../../kernel/tabs/use-restorable-state.ts';
import { ErrorNotice } from '../feedback/error-notice.tsx';
import { PageSkeleton } from '../feedback/page-skeleton.tsx';
import { TreeEditorBody } from './tree-editor-body.tsx';
import type { TreeKind } from './tree-kind.ts';
import type { EditableNode } from './view/tree-model.ts';
import type { TreeState } from './use-tree.ts';

const MultilingualDialog = lazy(
  async () => (await import('../form/multilingual/multilingual-dialog.tsx')).MultilingualDialog,
);

export interface EditorProps<Node extends EditableNode> {
  title: string;
  kind: TreeKind<Node>;
  tree: TreeState<Node>;
}

/** A tree on the left, the selected node with its actions on the right, as a part of a page. */
export function TreeEditorPanel<Node extends EditableNode>({ kind, tree }: Omit<EditorProps<Node>, 'title'>) {
  const editor = useEditorParts(kind, tree);
  return (
    <>
      {editor.body}
      {editor.dialog}
    </>
  );
}

export function useEditorParts<Node extends EditableNode>(kind: TreeKind<Node>, tree: TreeState<Node>) {
  const confirmLeave = useRef<() => Promise<boolean>>(null);
  const [translated, setTranslated] = useRestorableState<Pick<Node, 'id' | 'name'>>(`translations ${kind.setId}`);
  return {
    /** Asks before unsaved changes are lost. */
    confirmLeave: async () => !confirmLeave.current || confirmLeave.current(),
    body: (
      <>
        {tree.model && (
          <TreeEditorBody
            kind={kind}
            tree={tree}
            model={tree.model}
            confirmLeave={confirmLeave}
            onTranslate={({ id, name }) => setTranslated({ id, name })}
          />
        )}
        {!tree.model &&
          (tree.error ? <ErrorNotice title={tree.error.message} onRetry={tree.reload} /> : <PageSkeleton />)}
      </>
    ),
    dialog: translated && kind.calls.translations && kind.calls.translate && (
      <MultilingualDialog
        of={translated}
        load={kind.calls.translations}
        save={kind.calls.translate}
        nameOnly
        onClose={() => setTranslated(undefined)}
      />
    ),
  };
}
