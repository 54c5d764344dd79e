import type { ReactNode } from 'react';
import { PermittedButton } from '../layout/permitted-button.tsx';
import { useUiText } from '../ui.texts.ts';
import { DeletedNode } from './node-record.tsx';
import { useTreeEditorText } from './tree-editor.texts.ts';
import type { TreeKind } from './tree-kind.ts';
import { pathOf, siblingsOf, type TreeModel, type EditableNode } from './view/tree-model.ts';
import styles from './tree-editor.module.css';
import type { TreeEditorState } from './use-tree-editor.ts';

interface Props<Node extends EditableNode> {
  kind: TreeKind<Node>;
  editor: TreeEditorState<Node>;
  model: TreeModel<Node>;
  onMove: () => void;
  onTranslate: (node: Node) => void;
  children: ReactNode;
}

/** The right side: path, actions and fields of the node. */
export function NodePanel<Node extends EditableNode>({
  kind,
  editor,
  model,
  onMove,
  onTranslate,
  children,
}: Props<Node>) {
  const t = useTreeEditorText();
  const ui = useUiText();
  const { mode, selected } = editor;
  const { texts, calls } = kind;
  if (mode === 'view' && !selected) {
    return (
      <section className={styles.right}>
        {editor.isDeleted ? (
          <DeletedNode onBack={editor.unselect} />
        ) : (
          model.roots.length > 0 && <p className={styles.choose}>{t('selectHint')}</p>
        )}
      </section>
    );
  }

  const title = { view: selected?.node.name, edit: texts.edit, addRoot: texts.addRoot, addChild: texts.addChild }[mode];
  const path = selected && mode !== 'addRoot' ? pathOf(selected) : [];
  const above = mode === 'addChild' ? path : path.slice(0, -1);
  const pathText = t('path', { path: above.map((node) => node.name).join(' / ') });
  return (
    <section className={styles.right} aria-label={title}>
      <header className={styles.head}>
        <h3 className={styles.heading}>{title}</h3>
        {above.length > 0 && (
          <p className={styles.path} title={pathText}>
            {pathText}
          </p>
        )}
        {editor.isParentGone && (
          <p className={styles.gone} role="alert">
            {t('parentGone')}
          </p>
        )}
      </header>
      {mode === 'view' && selected && !kind.isReadOnly && (
        <div className={styles.actions}>
          <PermittedButton can={calls.save.can} size="small" onClick={() => void editor.enter('edit')}>
            {ui('edit')}
          </PermittedButton>
          {calls.translate && (
            <PermittedButton can={calls.translate.can} size="small" onClick={() => onTranslate(selected.node)}>
              {ui('multilingual')}
            </PermittedButton>
          )}
          <PermittedButton
            can={calls.move.can}
            size="small"
            disabled={selected.index === 0}
            onClick={() => editor.shift(selected.node.id, -1)}>
            {t('moveUp')}
          </PermittedButton>
          <PermittedButton
            can={calls.move.can}
            size="small"
            disabled={selected.index === siblingsOf(model, selected).length - 1}
            onClick={() => editor.shift(selected.node.id, 1)}>
            {t('moveDown')}
          </PermittedButton>
          <PermittedButton can={calls.move.can} size="small" onClick={onMove}>
            {t('moveTo')}
          </PermittedButton>
          <PermittedButton
            can={calls.delete.can}
            size="small"
            style={{ color: 'var(--edp-danger)' }}
            onClick={() => void editor.remove(selected)}>
            {t('delete')}
          </PermittedButton>
        </div>
      )}
      <div className={styles.detail}>{children}</div>
    </section>
  );
}
