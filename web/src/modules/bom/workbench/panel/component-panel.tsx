import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useUiText } from '../../../../ui/ui.texts.ts';
import { DeletedNode } from '../../../../ui/tree-editor/node-record.tsx';
import { pathOf, type TreeModel } from '../../../../ui/tree-editor/view/tree-model.ts';
import { bomTreePage } from '../../bom-row.ts';
import { numberOf, type Component } from '../bom-tree.ts';
import { ComponentForm } from './component-form.tsx';
import { ComponentView } from './component-view.tsx';
import type { BomEditor } from '../use-bom-editor.ts';
import type { BomTreeState } from '../use-bom-tree.ts';
import styles from './panel.module.css';
import { useWorkbenchText } from '../bom-workbench.texts.ts';

interface Props {
  editor: BomEditor;
  tree: BomTreeState;
  model: TreeModel<Component>;
  /** Moves the focus to the tree, once the form is gone. */
  focusTree: () => void;
  /** Below the fields of the component that is shown. */
  further?: ((component: Component) => ReactNode) | undefined;
}

/** The right side: the component that is selected, or the form of one. */
export function ComponentPanel({ editor, tree, model, focusTree, further }: Props) {
  const t = useWorkbenchText();
  const ui = useUiText();
  const { mode, selected, marks } = editor;
  if (mode === 'view' && marks.ids.size > 1)
    return (
      <section className={styles.panel}>
        <p className={styles.choose}>{t('severalHint', { count: marks.ids.size })}</p>
      </section>
    );
  if (mode === 'edit' && !selected)
    return (
      <section className={styles.panel}>
        <DeletedNode onBack={editor.cancel} />
      </section>
    );
  if (mode === 'view' && !selected)
    return (
      <section className={styles.panel}>
        {model.roots.length > 0 && <p className={styles.choose}>{t('selectHint')}</p>}
      </section>
    );

  const title = { view: selected?.node.name, edit: t('editComponent'), addRoot: t('addRoot'), addChild: t('addChild') }[
    mode
  ];
  const path = selected && mode !== 'addRoot' ? pathOf(selected) : [];
  const above = (mode === 'addChild' ? path : path.slice(0, -1)).map(({ name }) => name).join(' / ');
  const done = (then: () => unknown) => {
    void then();
    focusTree();
  };
  const form = {
    editor,
    onSaved: ({ id }: { id: string }) => done(() => editor.saved(id)),
    onCancel: () => done(editor.cancel),
    onRejected: tree.reload,
  };
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        {above && (
          <p className={styles.path} title={above}>
            {t('path', { path: above })}
          </p>
        )}
        <h2 className={styles.heading}>
          {mode === 'view' && selected && !selected.node.isRemoved ? `${numberOf(selected)} ${title ?? ''}` : title}
        </h2>
        {mode === 'view' && selected && <PanelLinks node={selected.node} />}
        {editor.isParentGone && (
          <p className={styles.gone} role="alert">
            {t('parentGone')}
          </p>
        )}
      </header>
      {mode !== 'view' && <ComponentForm key={`${mode} ${editor.selectedId ?? ''}`} {...form} />}
      {mode === 'view' && selected && (
        <>
          <div className={styles.scroll}>
            <ComponentView entry={selected} tree={tree} />
            {further?.(selected.node)}
          </div>
          {editor.canEdit && !selected.node.isInSubBom && (
            <footer className={styles.foot}>
              <Button type="text" style={{ color: 'var(--edp-danger)' }} onClick={() => void editor.remove()}>
                {t('delete')}
              </Button>
              <Button type="primary" onClick={() => void editor.enter('edit')}>
                {ui('edit')}
              </Button>
            </footer>
          )}
        </>
      )}
    </section>
  );
}

function PanelLinks({ node }: { node: Component }) {
  const t = useWorkbenchText();
  return (
    <div className={styles.links}>
      {node.code && <span className={styles.faint}>{node.code}</span>}
      {node.proSpecId && <Link to={`/materialManage/${node.proSpecId}/0`}>{t('openMaterial')}</Link>}
      {node.subBomId && <Link to={bomTreePage(node.subBomId)}>{t('manageSubBom')}</Link>}
      {node.isInSubBom && <span className={styles.faint}>{t(node.isRemoved ? 'isRemoved' : 'inSubBom')}</span>}
    </div>
  );
}
