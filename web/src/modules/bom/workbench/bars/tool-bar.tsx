import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import ScissorOutlined from '@ant-design/icons/ScissorOutlined';
import SnippetsOutlined from '@ant-design/icons/SnippetsOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { maxBomLevel } from '@edp/contract/modules/bom/bom-fields.ts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { SearchBox } from '../../../../ui/filter/search-box.tsx';
import type { TreeModel } from '../../../../ui/tree-editor/view/tree-model.ts';
import type { Component } from '../bom-tree.ts';
import type { BomEditor } from '../use-bom-editor.ts';
import styles from '../workbench.module.css';
import { useWorkbenchText } from '../bom-workbench.texts.ts';

interface Props {
  editor: BomEditor;
  model: TreeModel<Component>;
}

/** Above the table: what can be done with components, how deep they are shown, and the search. */
export function ToolBar({ editor, model }: Props) {
  const t = useWorkbenchText();
  const { canEdit, selected, rows, history, marks, canPaste } = editor;
  const isEmpty = model.entries.size === 0;
  const hasChoice = marks.ids.size > 0 || selected !== undefined;
  const isInSubBom = selected?.node.isInSubBom === true;
  return (
    <div className={styles.tools}>
      {canEdit && (
        <>
          <Button type="text" icon={<PlusOutlined />} onClick={() => void editor.enter('addRoot')}>
            {t('addRoot')}
          </Button>
          <Button
            type="text"
            icon={<PlusOutlined />}
            disabled={!selected || isInSubBom || selected.level >= maxBomLevel}
            onClick={() => void editor.enter('addChild')}>
            {t('addChild')}
          </Button>
          <span className={styles.rule} />
          <Tool
            text={`${t('undo')} Ctrl+Z`}
            label={t('undo')}
            icon={<UndoOutlined />}
            isOff={!history.canUndo}
            run={editor.undo}
          />
          <Tool
            text={`${t('redo')} Ctrl+Y`}
            label={t('redo')}
            icon={<RedoOutlined />}
            isOff={!history.canRedo}
            run={editor.redo}
          />
          <Tool
            text={`${t('cut')} Ctrl+X`}
            label={t('cut')}
            icon={<ScissorOutlined />}
            isOff={!hasChoice || isInSubBom}
            run={editor.cut}
          />
        </>
      )}
      <Tool
        text={`${t('copy')} Ctrl+C`}
        label={t('copy')}
        icon={<CopyOutlined />}
        isOff={!hasChoice || isInSubBom}
        run={editor.copy}
      />
      {canEdit && (
        <>
          <Tool
            text={`${t('pasteHint')} Ctrl+V`}
            label={t('paste')}
            icon={<SnippetsOutlined />}
            isOff={!canPaste}
            run={() => void editor.paste()}
          />
          <Tool
            text={`${t('delete')} Delete`}
            label={t('delete')}
            icon={<DeleteOutlined />}
            isOff={!hasChoice || isInSubBom}
            run={() => void editor.remove()}
          />
        </>
      )}
      <span className={styles.space} />
      {!isEmpty && <Levels rows={rows} />}
      {!isEmpty && (
        <div className={styles.search}>
          <SearchBox label={t('search')} value={rows.query} onChange={rows.search} />
        </div>
      )}
    </div>
  );
}

function Tool({
  text,
  label,
  icon,
  isOff,
  run,
}: {
  text: string;
  label: string;
  icon: ReactNode;
  isOff: boolean;
  run: () => void;
}) {
  return <Button type="text" icon={icon} title={text} aria-label={label} disabled={isOff} onClick={run} />;
}

function Levels({ rows }: { rows: BomEditor['rows'] }) {
  const t = useWorkbenchText();
  return (
    <fieldset aria-label={t('expandTo')} className={styles.levels}>
      <span className={styles.faint}>{t('expandTo')}</span>
      {[1, 2, 3].map((level) => (
        <Button
          key={level}
          type="text"
          size="small"
          aria-label={t('levelNumber', { level })}
          onClick={() => rows.openLevels(level)}>
          {level}
        </Button>
      ))}
      <Button type="text" size="small" onClick={rows.openAll}>
        {t('allLevels')}
      </Button>
    </fieldset>
  );
}
