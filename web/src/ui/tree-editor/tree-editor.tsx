import { Button } from 'antd';
import { useRef } from 'react';
import { useOpened } from '../../kernel/use-opened.ts';
import { Modal } from '../modal.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';
import { useUiText } from '../ui-text.ts';
import { MultilingualDialog } from '../multilingual-dialog.tsx';
import type { TreeKind } from './tree-kind.ts';
import type { TreeNode } from './tree-model.ts';
import { TreeWorkbench } from './tree-workbench.tsx';
import type { TreeState } from './use-tree.ts';

interface Props<Node extends TreeNode> {
  title: string;
  kind: TreeKind<Node>;
  tree: TreeState<Node>;
  onClose: () => void;
}

const width = 1120;

/** A large dialog: a tree on the left, the selected node on the right, to be seen, edited, added to, moved and deleted. */
export function TreeEditor<Node extends TreeNode>({ title, kind, tree, onClose }: Props<Node>) {
  const t = useUiText();
  const mayLeave = useRef<() => Promise<boolean>>(null);
  const [translated, setTranslated] = useOpened<Pick<Node, 'id' | 'name'>>(`translations ${kind.setId}`);
  const leave = async () => {
    if (!mayLeave.current || (await mayLeave.current())) onClose();
  };
  return (
    <>
      <Modal title={title} width={width} footer={<Button onClick={() => void leave()}>{t('close')}</Button>} onClose={() => void leave()}>
        {tree.model && <TreeWorkbench kind={kind} tree={tree} model={tree.model} mayLeave={mayLeave} onTranslate={({ id, name }) => setTranslated({ id, name })} />}
        {!tree.model && (tree.failure ? <FailureNotice title={tree.failure.message} onRetry={tree.reload} /> : <PageSkeleton />)}
      </Modal>
      {translated && (
        <MultilingualDialog of={translated} load={kind.calls.translations} save={kind.calls.translate} nameOnly onClose={() => setTranslated(undefined)} />
      )}
    </>
  );
}
