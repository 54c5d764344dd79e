import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { useState } from 'react';
import { useViews } from '../../kernel/data/saved-views.ts';
import type { List } from '../../kernel/data/use-list.ts';
import { lazy } from '../../kernel/lazy.ts';
import type { Filter } from '../filter/filter.ts';
import { useUiText } from '../ui.texts.ts';
import type { Column } from './column.ts';
import styles from './view-bar.module.css';

export interface ViewBarProps {
  list: List<unknown>;
  columns: readonly Column<never>[];
  filters: readonly Filter[];
}

const ViewRow = lazy(
  async () => (await import('../views/view-row.tsx')).ViewRow,
  () => <div className={styles.bar} />,
);

/** The views of a list. Most users have none: their code is loaded with the first. */
export function ViewBar(props: ViewBarProps) {
  const t = useUiText();
  const [isSaving, setSaving] = useState(false);
  const { name, viewId } = props.list;
  if (useViews(name).length > 0 || viewId || isSaving)
    return <ViewRow {...props} isSaving={isSaving} setSaving={setSaving} />;
  return (
    <div className={styles.bar}>
      <span className={styles.current}>{t('allRecords')}</span>
      <button type="button" className={styles.tab} onClick={() => setSaving(true)}>
        <PlusOutlined aria-hidden="true" />
        {t('saveView')}
      </button>
    </div>
  );
}
