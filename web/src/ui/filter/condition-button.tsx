import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { useState } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import type { ViewBarProps } from '../table/view-bar.tsx';
import { useUiText } from '../ui.texts.ts';
import styles from './filter-bar.module.css';

const ConditionFilter = lazy(async () => (await import('../condition/condition-filter.tsx')).ConditionFilter);

/** ＋ 筛选: a condition of any fields, as a chip while it is set. */
export function ConditionButton(props: ViewBarProps) {
  const t = useUiText();
  const [isOpen, setOpen] = useState(false);
  const { call, filters } = props.list;
  if (!('condition' in call.input.shape)) return null;
  return (
    <>
      <button type="button" className={styles.add} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PlusOutlined aria-hidden="true" />
        {t('addCondition')}
      </button>
      {(isOpen || filters.condition) && <ConditionFilter {...props} isOpen={isOpen} setOpen={setOpen} />}
    </>
  );
}
