import { Button } from 'antd';
import { useRef } from 'react';
import { useRestorableState } from '../../kernel/use-restorable-state.ts';
import { Modal } from '../modal.tsx';
import { ErrorNotice } from '../error-notice.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';
import { useUiText } from '../ui-text.ts';
import { MultilingualDialog } from '../multilingual-dialog.tsx';
import type { TreeKind } from './tree-kind.ts';
import type { TreeNode } from './tree-model.ts';
import { TreeEditorBody } from './tree-editor-body.tsx';
import type { TreeState } from './use-tree.ts';

interface Props<Node extends TreeNode> {
  title: string;
  kind: TreeKind<Node>;
  tree: TreeState<Node>;
  onClose: () => void;
}

const width = 1120;

/** A large dialog: a tree on the left, the selected node with its actions on the right. */
export function TreeEditor<Node extends TreeNode>({ title, kind, tree, onClose }: Props<Node>) {
  const t = useUiText();
  const confirmLeave = useRef<() => Promise<boolean>>(null);
  const [translated, setTranslated] = useRestorableState<Pick<Node, 'id' | 'name'>>(`translations ${kind.setId}`);
  const leave = async () => {
    if (!confirmLeave.current || (await confirmLeave.current())) onClose();
  };
  return (
    <>
      <Modal title={title} width={width} footer={<Button onClick={() => void leave()}>{t('close')}</Button>} onClose={() => void leave()}>
        {tree.model && <TreeEditorBody kind={kind} tree={tree} model={tree.model} confirmLeave={confirmLeave} onTranslate={({ id, name }) => setTranslated({ id, name })} />}
        {!tree.model && (tree.error ? <ErrorNotice title={tree.error.message} onRetry={tree.reload} /> : <PageSkeleton />)}
      </Modal>
      {translated && (
        <MultilingualDialog of={translated} load={kind.calls.translations} save={kind.calls.translate} nameOnly onClose={() => setTranslated(undefined)} />
      )}
    </>
  );
}
