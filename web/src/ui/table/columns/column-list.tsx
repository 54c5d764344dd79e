import DownOutlined from '@ant-design/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import VerticalLeftOutlined from '@ant-design/icons/VerticalLeftOutlined';
import VerticalRightOutlined from '@ant-design/icons/VerticalRightOutlined';
import { useState, type ReactNode } from 'react';
import controls from '../../layout/controls.module.css';
import type { Column } from '../column.ts';
import { useTableText } from '../table.texts.ts';
import styles from './column-settings.module.css';
import type { ColumnState } from './layout.ts';
import { useTableLayout } from './use-table-layout.ts';

const densities = ['compact', 'standard', 'loose'] as const;

/** Every column with its checkbox, in an order that can be dragged, and the height of the rows. */
export function ColumnList({ table, columns }: { table: string; columns: readonly Column<never>[] }) {
  const t = useTableText();
  const layout = useTableLayout(table, columns);
  const [dragged, setDragged] = useState<string>();
  const titleOf = (key: string) => columns.find((column) => column.key === key)!.title;
  const shown = layout.columns.filter(({ isHidden }) => !isHidden).length;

  const line = ({ key, isHidden = false, pinned }: ColumnState, index: number) => {
    const name = titleOf(key);
    const move = (to: ColumnState | undefined) => to && layout.move(key, to.key);
    const pin = (side: 'left' | 'right') => layout.change(key, { pinned: pinned === side ? undefined : side });
    return (
      // For the mouse; keyboard users have the buttons.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <li
        key={key}
        className={dragged === key ? styles.dragged : styles.line}
        draggable
        onDragStart={() => setDragged(key)}
        onDragEnd={() => setDragged(undefined)}
        onDragOver={(event) => event.preventDefault()}
        onDragEnter={() => {
          if (dragged !== undefined && dragged !== key) layout.move(dragged, key);
        }}>
        <label className={styles.name}>
          {/* The last one cannot be hidden: the table would be empty. */}
          <input
            type="checkbox"
            checked={!isHidden}
            disabled={!isHidden && shown === 1}
            onChange={() => layout.change(key, { isHidden: !isHidden })}
          />
          {name}
        </label>
        <Tool
          label={t('pinLeft', { name })}
          isOn={pinned === 'left'}
          icon={<VerticalRightOutlined />}
          onClick={() => pin('left')}
        />
        <Tool
          label={t('pinRight', { name })}
          isOn={pinned === 'right'}
          icon={<VerticalLeftOutlined />}
          onClick={() => pin('right')}
        />
        <Tool
          label={t('moveUp', { name })}
          icon={<UpOutlined />}
          isDisabled={index === 0}
          onClick={() => move(layout.columns[index - 1])}
        />
        <Tool
          label={t('moveDown', { name })}
          icon={<DownOutlined />}
          isDisabled={index === layout.columns.length - 1}
          onClick={() => move(layout.columns[index + 1])}
        />
      </li>
    );
  };
  return (
    <>
      <fieldset className={styles.densities}>
        <legend className={styles.heading}>{t('density')}</legend>
        {densities.map((density) => (
          <label key={density} className={styles.density}>
            <input
              type="radio"
              name="density"
              checked={layout.density === density}
              onChange={() => layout.setDensity(density)}
            />
            {t(density)}
          </label>
        ))}
      </fieldset>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('columns')}</h2>
        <button type="button" className={controls.link} disabled={!layout.isChanged} onClick={layout.reset}>
          {t('resetColumns')}
        </button>
      </div>
      <ul className={styles.lines}>{layout.columns.map(line)}</ul>
    </>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  isOn?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

// Not `disabled`: the button at the end of the list would lose the focus.
const Tool = ({ label, icon, isOn, isDisabled = false, onClick }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    aria-disabled={isDisabled}
    onClick={isDisabled ? undefined : onClick}>
    {icon}
  </button>
);
