import ExportOutlined from '@ant-design/icons/ExportOutlined';
import { Button } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useRestorableState } from '../../kernel/tabs/use-restorable-state.ts';
import { Modal } from '../dialog/modal.tsx';
import { ErrorNotice } from '../feedback/error-notice.tsx';
import { PageSkeleton } from '../feedback/page-skeleton.tsx';
import { useGoBack } from '../layout/use-go-back.ts';
import { RecordLayout } from '../record/record-layout.tsx';
import { useRecordText } from '../record/record.texts.ts';
import { useUiText } from '../ui.texts.ts';
import { MultilingualDialog } from '../form/multilingual/multilingual-dialog.tsx';
import type { TreeKind } from './tree-kind.ts';
import type { EditableNode } from './tree-model.ts';
import { TreeEditorBody } from './tree-editor-body.tsx';
import type { TreeState } from './use-tree.ts';

export interface EditorProps<Node extends EditableNode> {
  title: string;
  kind: TreeKind<Node>;
  tree: TreeState<Node>;
}

const width = 1120;

/** A large dialog: a tree on the left, the selected node with its actions on the right. `page` is the route of the same on a page. */
export function TreeEditor<Node extends EditableNode>({ title, kind, tree, page, onClose }: EditorProps<Node> & { page: string; onClose: () => void }) {
  const t = useUiText();
  const record = useRecordText();
  const navigate = useNavigate();
  const editor = useEditorParts(kind, tree);
  const leave = async (then?: () => unknown) => {
    if (!(await editor.confirmLeave())) return;
    onClose();
    await then?.();
  };
  const footer = [
    <Button key="page" icon={<ExportOutlined />} onClick={() => void leave(() => navigate(page))}>{record('openAsPage')}</Button>,
    <Button key="close" onClick={() => void leave()}>{t('close')}</Button>,
  ];
  return (
    <>
      <Modal title={title} width={width} footer={footer} onClose={() => void leave()}>{editor.body}</Modal>
      {editor.dialog}
    </>
  );
}

/** The same on a page; `list` is where to go when there is no previous page. */
export function TreeEditorPage<Node extends EditableNode>({ title, kind, tree, list }: EditorProps<Node> & { list: string }) {
  const editor = useEditorParts(kind, tree);
  const goBack = useGoBack(list);
  const leave = async () => {
    if (await editor.confirmLeave()) await goBack();
  };
  return (
    <>
      <RecordLayout title={title} onBack={leave}>{editor.body}</RecordLayout>
      {editor.dialog}
    </>
  );
}

/** The same as a part of a page. */
export function TreeEditorPanel<Node extends EditableNode>({ kind, tree }: Omit<EditorProps<Node>, 'title'>) {
  const editor = useEditorParts(kind, tree);
  return <>{editor.body}{editor.dialog}</>;
}

function useEditorParts<Node extends EditableNode>(kind: TreeKind<Node>, tree: TreeState<Node>) {
  const confirmLeave = useRef<() => Promise<boolean>>(null);
  const [translated, setTranslated] = useRestorableState<Pick<Node, 'id' | 'name'>>(`translations ${kind.setId}`);
  return {
    /** Asks before unsaved changes are lost. */
    confirmLeave: async () => !confirmLeave.current || confirmLeave.current(),
    body: (
      <>
        {tree.model && <TreeEditorBody kind={kind} tree={tree} model={tree.model} confirmLeave={confirmLeave} onTranslate={({ id, name }) => setTranslated({ id, name })} />}
        {!tree.model && (tree.error ? <ErrorNotice title={tree.error.message} onRetry={tree.reload} /> : <PageSkeleton />)}
      </>
    ),
    dialog: translated && kind.calls.translations && kind.calls.translate && (
      <MultilingualDialog of={translated} load={kind.calls.translations} save={kind.calls.translate} nameOnly onClose={() => setTranslated(undefined)} />
    ),
  };
}
