import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { translate } from '@edp/contract/texts.ts';
import { useId } from 'react';
import { language } from '../../kernel/text/language.ts';
import { Notice } from '../feedback/notice.tsx';
import { PermittedButton } from '../layout/permitted-button.tsx';
import { SearchBox } from '../filter/search-box.tsx';
import { useTreeEditorText } from './tree-editor.texts.ts';
import type { TreeKind } from './tree-kind.ts';
import type { TreeModel, EditableNode } from './view/tree-model.ts';
import styles from './tree-editor.module.css';
import { TreeRoom } from './tree-room.tsx';
import { TreeView } from './view/tree-view.tsx';
import type { TreeEditorState } from './use-tree-editor.ts';

/** In a dialog; a page may have more. */
const treeHeight = 476;

interface Props<Node extends EditableNode> {
  kind: TreeKind<Node>;
  editor: TreeEditorState<Node>;
  model: TreeModel<Node>;
  canEdit: boolean;
}

/** The left side: buttons to add, a search, the tree. */
export function TreePanel<Node extends EditableNode>({ kind, editor, model, canEdit }: Props<Node>) {
  const t = useTreeEditorText();
  const hintId = useId();
  const { texts, calls } = kind;
  const { rows, selected, selectedId } = editor;
  const isTooDeep = selected !== undefined && selected.level >= kind.maxDepth;
  const disabledReason = isTooDeep ? texts.noChild : undefined;
  const isEmpty = model.entries.size === 0;
  const hasLevels = model.entries.size > model.roots.length;
  const readOnly = kind.isReadOnly ? translate('error.readOnly', language()) : '';
  const addRoot = !kind.isReadOnly && (
    <PermittedButton
      can={calls.save.can}
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => void editor.enter('addRoot')}>
      {texts.addRoot}
    </PermittedButton>
  );

  return (
    <section className={styles.left} aria-label={texts.tree}>
      {addRoot && !isEmpty && (
        <div className={styles.tools}>
          {addRoot}
          <PermittedButton
            can={calls.save.can}
            icon={<PlusOutlined />}
            disabled={!selected || isTooDeep}
            title={disabledReason}
            aria-describedby={disabledReason && hintId}
            onClick={() => void editor.enter('addChild')}>
            {texts.addChild}
          </PermittedButton>
        </div>
      )}
      {!isEmpty && (
        <div className={styles.searching}>
          <SearchBox label={texts.search ?? t('search')} value={rows.query} onChange={rows.search} />
          {hasLevels && (
            <Button onClick={rows.isAllOpen ? rows.closeAll : rows.openAll}>
              {rows.isAllOpen ? t('closeAll') : t('openAll')}
            </Button>
          )}
        </div>
      )}
      {isEmpty && (
        <div className={styles.nothing} style={{ minHeight: treeHeight }}>
          <Notice title={texts.emptyTitle} detail={canEdit ? texts.emptyDetail : undefined}>
            {addRoot}
          </Notice>
        </div>
      )}
      {rows.matches === 0 && (
        <div className={styles.nothing} style={{ height: treeHeight }}>
          <Notice
            title={t('noMatch', { query: rows.shownQuery.trim() })}
            action={{ text: t('clearSearch'), run: () => rows.search('') }}
          />
        </div>
      )}
      {!isEmpty && rows.matches !== 0 && (
        <TreeRoom least={treeHeight}>
          {(height) => (
            <TreeView
              label={texts.tree}
              tree={rows}
              height={height}
              selectedId={selectedId}
              onSelect={(id) => void editor.select(id)}
              tagOf={kind.tagOf}
              drag={
                canEdit
                  ? { onDrop: (id, drop) => void editor.drop(id, drop), isInvalidDrop: editor.isInvalidDrop }
                  : undefined
              }
              onShift={canEdit ? (id, by) => void editor.shift(id, by) : undefined}
            />
          )}
        </TreeRoom>
      )}
      {!isEmpty && (
        <output className={styles.hint}>
          <span>
            {rows.matches === undefined
              ? t('total', { count: model.entries.size })
              : t('matches', { count: rows.matches })}
          </span>
          <span id={hintId}>{canEdit ? (disabledReason ?? t('keyHint')) : readOnly}</span>
        </output>
      )}
    </section>
  );
}
