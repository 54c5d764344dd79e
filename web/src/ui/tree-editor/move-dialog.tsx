import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { Modal } from '../dialog/modal.tsx';
import { SearchBox } from '../filter/search-box.tsx';
import { useUiText } from '../ui.texts.ts';
import { useTreeEditorText } from './tree-editor.texts.ts';
import type { TreeEntry, TreeModel, TreeNode } from './view/tree-model.ts';
import { validateMove } from './tree-moves.ts';
import styles from './tree-editor.module.css';
import { TreeView } from './view/tree-view.tsx';
import { useTreeRows } from './view/use-tree-rows.ts';

interface Props<Node extends TreeNode> {
  model: TreeModel<Node>;
  entry: TreeEntry<Node>;
  maxDepth: number;
  label: string;
  onMove: (parentId: string | undefined) => void;
  onClose: () => void;
}

/** Chooses another parent for a node: the alternative to dragging, also for distant targets. */
export function MoveDialog<Node extends TreeNode>({ model, entry, maxDepth, label, onMove, onClose }: Props<Node>) {
  const ui = useUiText();
  const t = useTreeEditorText();
  const rows = useTreeRows(model);
  const [parentId, setParentId] = useState<string>();
  const [isTop, setTop] = useState(false);
  const footer = [
    <Button key="cancel" onClick={onClose}>
      {ui('cancel')}
    </Button>,
    <Button
      key="move"
      type="primary"
      disabled={!isTop && parentId === undefined}
      onClick={() => onMove(isTop ? undefined : parentId)}>
      {t('move')}
    </Button>,
  ];
  return (
    <Modal isStacked title={t('moveTitle', { name: entry.node.name })} width={480} footer={footer} onClose={onClose}>
      <div className={styles.moving}>
        <p className={styles.note}>{t('moveHint')}</p>
        <SearchBox label={t('search')} value={rows.query} onChange={rows.search} />
        {entry.parent && (
          <Checkbox checked={isTop} onChange={(event) => setTop(event.target.checked)}>
            {t('moveToTop')}
          </Checkbox>
        )}
        <TreeView
          label={label}
          tree={rows}
          height={320}
          selectedId={isTop ? undefined : parentId}
          onSelect={(id) => {
            setParentId(id);
            setTop(false);
          }}
          isDisabled={(id) => validateMove(model, entry, id, maxDepth) !== undefined}
        />
      </div>
    </Modal>
  );
}
