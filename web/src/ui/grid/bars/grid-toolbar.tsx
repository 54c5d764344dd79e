import FilterOutlined from '@ant-design/icons/FilterOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import SnippetsOutlined from '@ant-design/icons/SnippetsOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import VerticalAlignBottomOutlined from '@ant-design/icons/VerticalAlignBottomOutlined';
import { useState, type ReactNode, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { useGridText } from '../grid.texts.ts';
import type { GridHandle } from '../use-grid.ts';
import styles from './bars.module.css';
import { FindBar } from './find-bar.tsx';
import { ToolPanel } from './tool-panel.tsx';
import { ViewPanel } from './view-panel.tsx';
import { withErrors } from '../actions/view.ts';
import { Select } from '../../inputs/select.tsx';
import controls from '../../layout/controls.module.css';
import { countCells, rangeOf } from '../model/range/range.ts';

type Panel = 'fill' | 'paste' | 'view';

/** The buttons above the cells. */
export function GridToolbar({ grid, children }: { grid: GridHandle; children: ReactNode }) {
  const { store, actions, screen } = grid;
  const t = useGridText();
  const [panel, setPanel] = useState<Panel>();
  const canUndo = useStore(store, ({ history }) => history.done.length > 0);
  const canRedo = useStore(store, ({ history }) => history.undone.length > 0);
  const isFinding = useStore(store, ({ find }) => find !== undefined);
  const isArranged = useStore(store, ({ view }) => view.sort !== undefined || view.filter !== undefined);
  const close = () => {
    setPanel(undefined);
    screen.current?.focus();
  };
  /** Pressed again, it closes. */
  const open = (target: Panel) => ({
    isOpen: panel === target,
    onClick: () => setPanel(panel === target ? undefined : target),
  });
  const run = (action: () => void) => () => {
    action();
    screen.current?.focus();
  };
  const panels: Readonly<Record<Panel, ReactNode>> = {
    fill: <FillPanel grid={grid} onClose={close} />,
    paste: <p className={styles.hint}>{t('pasteHint')}</p>,
    view: <ViewPanel grid={grid} onClose={close} />,
  };
  const titles: Readonly<Record<Panel, string>> = { fill: t('bulkFill'), paste: t('paste'), view: t('sortAndFilter') };
  return (
    <div className={styles.bar}>
      <div className={styles.tools}>
        <Tool icon={<VerticalAlignBottomOutlined />} text={t('bulkFill')} {...open('fill')} />
        <Tool icon={<SnippetsOutlined />} text={t('paste')} {...open('paste')} />
        <span className={styles.separator} />
        <Tool icon={<UndoOutlined />} text={t('undo')} isDisabled={!canUndo} onClick={run(actions.undo)} />
        <Tool icon={<RedoOutlined />} text={t('redo')} isDisabled={!canRedo} onClick={run(actions.redo)} />
        <span className={styles.separator} />
        {isFinding ? (
          <FindBar grid={grid} />
        ) : (
          <Tool icon={<SearchOutlined />} text={t('find')} keys="Ctrl F" onClick={actions.openFind} />
        )}
      </div>
      <div className={styles.views}>
        <QuickFilters grid={grid} />
        <span className={styles.separator} />
        {isArranged && (
          <button type="button" className={styles.tool} title={t('reapplyHint')} onClick={run(actions.applyAgain)}>
            {t('reapply')}
          </button>
        )}
        <Tool icon={<FilterOutlined />} name={t('sortAndFilter')} isOn={isArranged} {...open('view')} />
        {children}
      </div>
      {panel && (
        <ToolPanel
          key={panel}
          label={titles[panel]}
          side={panel === 'view' ? 'right' : 'left'}
          onClose={close}
          onLeave={() => setPanel(undefined)}>
          {panels[panel]}
        </ToolPanel>
      )}
    </div>
  );
}

interface ToolProps {
  icon: ReactNode;
  text?: string;
  /** Where only the icon is shown. */
  name?: string;
  keys?: string;
  isDisabled?: boolean;
  isOn?: boolean;
  /** Of a button that opens a panel. */
  isOpen?: boolean;
  onClick: () => void;
}

function Tool({ icon, text, name, keys, isDisabled = false, isOn = false, isOpen, onClick }: ToolProps) {
  return (
    // `aria-disabled`: a disabled button would lose the focus.
    <button
      type="button"
      className={isOn ? styles.toolOn : styles.tool}
      aria-disabled={isDisabled}
      aria-expanded={isOpen}
      aria-label={name}
      title={name}
      data-tool=""
      onClick={() => !isDisabled && onClick()}>
      <span aria-hidden="true">{icon}</span>
      {text}
      {keys && <kbd aria-hidden="true">{keys}</kbd>}
    </button>
  );
}

/**
 * All rows, those with errors, and what the owner of the rows offers. Chosen again, a filter looks at the rows once
 * more.
 */
function QuickFilters({ grid: { store, allRows, errors, quickFilters, actions } }: { grid: GridHandle }) {
  const t = useGridText();
  const quick = useStore(store, ({ view }) => view.quick);
  const filters = [
    { key: undefined, label: t('all'), count: allRows.length },
    ...(errors.size > 0 || quick === withErrors
      ? [{ key: withErrors, label: t('withErrors'), count: errors.size }]
      : []),
    ...quickFilters,
  ];
  return (
    <fieldset aria-label={t('quickFilters')} className={styles.filters}>
      {filters.map(({ key, label, count }) => (
        <button
          key={key ?? ''}
          type="button"
          aria-pressed={quick === key}
          className={styles.filter}
          data-danger={key === withErrors || undefined}
          onClick={() => actions.setView({ quick: key })}>
          {label}
          <span className={styles.count}>{count.toLocaleString('en')}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** One value for all selected cells. */
function FillPanel({ grid: { store, columns, actions }, onClose }: { grid: GridHandle; onClose: () => void }) {
  const t = useGridText();
  const [text, setText] = useState('');
  const range = useStore(store, (state) => state.selection);
  const count = countCells(rangeOf(range));
  const column = columns[rangeOf(range).left];
  if (count < 2) return <p className={styles.hint}>{t('fillOne')}</p>;
  const fill = () => {
    actions.fillWith(text);
    onClose();
  };
  // Not a form: the grid may stand in one, and Enter must not submit that.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    fill();
  };
  const label = t('bulkFillHint', { count: count.toLocaleString('en') });
  return (
    <div className={styles.fields}>
      <span className={styles.hint}>{label}</span>
      {column?.kind === 'choice' ? (
        <Select
          aria-label={label}
          value={text}
          onChange={setText}
          options={(column.options ?? []).map((option) => ({ value: option.label, text: option.label }))}
        />
      ) : (
        <input
          className={controls.input}
          aria-label={label}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <button type="button" className={styles.primary} onClick={fill}>
        {t('fill')}
      </button>
    </div>
  );
}
