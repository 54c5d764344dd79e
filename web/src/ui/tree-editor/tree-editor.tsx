import ExportOutlined from '@ant-design/icons/ExportOutlined';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { Modal } from '../dialog/modal.tsx';
import { useGoBack } from '../layout/use-go-back.ts';
import { RecordLayout } from '../record/record-layout.tsx';
import { useRecordText } from '../record/record.texts.ts';
import { useUiText } from '../ui.texts.ts';
import { useEditorParts, type EditorProps } from './tree-editor-panel.tsx';
import type { EditableNode } from './view/tree-model.ts';

const width = 1120;

/**
 * A large dialog: a tree on the left, the selected node with its actions on the right. `page` is the route of the same
 * on a page.
 */
export function TreeEditor<Node extends EditableNode>({
  title,
  kind,
  tree,
  page,
  onClose,
}: EditorProps<Node> & { page: string; onClose: () => void }) {
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
    <Button key="page" icon={<ExportOutlined />} onClick={() => void leave(() => navigate(page))}>
      {record('openAsPage')}
    </Button>,
    <Button key="close" onClick={() => void leave()}>
      {t('close')}
    </Button>,
  ];
  return (
    <>
      <Modal title={title} width={width} footer={footer} onClose={() => void leave()}>
        {editor.body}
      </Modal>
      {editor.dialog}
    </>
  );
}

/** The same on a page; `list` is where to go when there is no previous page. */
export function TreeEditorPage<Node extends EditableNode>({
  title,
  kind,
  tree,
  list,
}: EditorProps<Node> & { list: string }) {
  const editor = useEditorParts(kind, tree);
  const goBack = useGoBack(list);
  const leave = async () => {
    if (await editor.confirmLeave()) await goBack();
  };
  return (
    <>
      <RecordLayout title={title} onBack={leave}>
        {editor.body}
      </RecordLayout>
      {editor.dialog}
    </>
  );
}
