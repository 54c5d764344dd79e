import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { type Condition, conditionSchema, testedFields } from '@edp/contract/kernel/list/condition.ts';
import chips from '../filter/filter-bar.module.css';
import type { ViewBarProps } from '../table/view-bar.tsx';
import { ConditionDrawer } from './condition-drawer.tsx';
import styles from './condition.module.css';
import { useConditionText } from './condition.texts.ts';
import { fieldsToTest } from './tested-field.ts';
import { useValueNames } from './value-names.ts';
import { conditionWords } from './words.ts';

interface Props extends ViewBarProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The condition of a list as a chip with words, and the drawer in which it is made. */
export function ConditionFilter({ isOpen, setOpen, ...props }: Props) {
  const t = useConditionText();
  const { list } = props;
  const fields = fieldsToTest(props, t);
  const given = list.filters.condition ?? '';
  const parsed = conditionSchema(testedFields(list.call.input)!).safeParse(given);
  const names = useValueNames(parsed.data, fields);
  const apply = (condition: Condition | undefined) => {
    setOpen(false);
    list.search({ condition: condition ? JSON.stringify(condition) : '' });
  };
  // What an old link has and the list refuses is shown as it is, so that it can be removed.
  const words = parsed.data ? conditionWords(parsed.data, fields, t, names) : given;
  return (
    <>
      {given && (
        <span className={`${chips.chip} ${styles.chip}`}>
          <button
            type="button"
            className={styles.words}
            title={words}
            aria-label={`${t('edit')}: ${words}`}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}>
            {words}
          </button>
          <button type="button" className={chips.remove} aria-label={t('remove')} onClick={() => apply(undefined)}>
            <CloseOutlined aria-hidden="true" />
          </button>
        </span>
      )}
      {isOpen && (
        <ConditionDrawer
          list={list}
          fields={fields}
          initial={parsed.data}
          onApply={apply}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
