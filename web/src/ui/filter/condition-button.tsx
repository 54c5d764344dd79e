import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { useRef, useState } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import type { Edited } from '../condition/condition-parts.ts';
import type { ViewBarProps } from '../table/view-bar.tsx';
import { useUiText } from '../ui.texts.ts';
import styles from './filter-bar.module.css';

const ConditionFilter = lazy(async () => (await import('../condition/condition-filter.tsx')).ConditionFilter);

/** ＋ 筛选, behind a chip for each condition that is set. */
export function ConditionButton(props: ViewBarProps) {
  const t = useUiText();
  const [edited, setEdited] = useState<Edited>();
  const button = useRef<HTMLButtonElement>(null);
  const { call, filters } = props.list;
  if (!('condition' in call.input.shape)) return null;
  const edit = (next: Edited | undefined) => {
    setEdited(next);
    if (next === undefined) button.current?.focus();
  };
  return (
    <>
      {(edited !== undefined || filters.condition) && <ConditionFilter {...props} edited={edited} edit={edit} />}
      <button
        ref={button}
        type="button"
        className={styles.add}
        aria-haspopup="dialog"
        aria-expanded={edited !== undefined}
        onClick={() => setEdited(edited === undefined ? 'new' : undefined)}>
        <PlusOutlined aria-hidden="true" />
        {t('addCondition')}
      </button>
    </>
  );
}
