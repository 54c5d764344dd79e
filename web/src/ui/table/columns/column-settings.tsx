import TableOutlined from '@ant-design/icons/TableOutlined';
import { Button } from 'antd';
import { useId, useRef, useState, type ToggleEvent } from 'react';
import { lazy } from '../../../kernel/lazy.ts';
import type { Column } from '../column.ts';
import { useTableText } from '../table.texts.ts';
import styles from './column-settings.module.css';

const ColumnList = lazy(async () => (await import('./column-list.tsx')).ColumnList);

interface Props {
  /** The name that the layout is stored under. */
  table: string;
  columns: readonly Column<never>[];
}

/** 列设置: which columns are shown, in what order, which stay in sight, and how high the rows are. */
export function ColumnSettings({ table, columns }: Props) {
  const t = useTableText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState({ top: 0, right: 0 });
  const onToggle = ({ newState }: ToggleEvent<HTMLElement>) => setOpen(newState === 'open');
  const aim = () => {
    const { bottom, right } = button.current!.getBoundingClientRect();
    setPlace({ top: bottom + 4, right: window.innerWidth - right });
  };
  return (
    <>
      <Button
        ref={button}
        icon={<TableOutlined />}
        aria-label={t('columns')}
        title={t('columns')}
        aria-expanded={isOpen}
        popoverTarget={id}
        onClick={aim}
      />
      <section
        id={id}
        popover="auto"
        className={styles.panel}
        style={place}
        aria-label={t('columns')}
        onToggle={onToggle}>
        {isOpen && <ColumnList table={table} columns={columns} />}
      </section>
    </>
  );
}
