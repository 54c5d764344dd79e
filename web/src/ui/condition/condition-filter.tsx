import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { type Condition, conditionSchema, testedFields, testsOf } from '@edp/contract/kernel/list/condition.ts';
import { dictionaryItem } from '@edp/contract/modules/dictionary/dictionary-item.ts';
import { useQueries } from '@tanstack/react-query';
import chips from '../filter/filter-bar.module.css';
import type { ViewBarProps } from '../table/view-bar.tsx';
import { ConditionDrawer } from './condition-drawer.tsx';
import styles from './condition.module.css';
import { useConditionText } from './condition.texts.ts';
import { fieldsToTest, nounsToTest, type TestedField } from './tested-field.ts';
import { conditionWords, type ValueNames } from './words.ts';
import { fetchData } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { inputOfDetail } from '../inputs/use-remote-options.ts';
import { useRecordCalls } from '../noun/use-record-calls.ts';

interface Props extends ViewBarProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The condition of a list as a chip with words, and the drawer in which it is made. */
export function ConditionFilter({ isOpen, setOpen, ...props }: Props) {
  const t = useConditionText();
  const { list } = props;
  const nouns = nounsToTest(props);
  const callsOf = useRecordCalls(nouns);
  const fields = fieldsToTest(props, t, callsOf);
  const conditionText = list.filters.condition ?? '';
  const parsed = conditionSchema(testedFields(list.call.input)!).safeParse(conditionText);
  const names = useValueNames(parsed.data, fields);
  const apply = (condition: Condition | undefined) => {
    setOpen(false);
    list.search({ condition: condition ? JSON.stringify(condition) : '' });
  };
  if (nouns.some((noun) => callsOf(noun) === undefined)) return null;
  // What an old link has and the list refuses is shown as it is, so that it can be removed.
  const words = parsed.data ? conditionWords(parsed.data, fields, t, names) : conditionText;
  return (
    <>
      {conditionText && (
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

/** Reads what the records and items of a condition are called. */
function useValueNames(condition: Condition | undefined, fields: readonly TestedField[]): ValueNames {
  const tests = condition ? testsOf(condition) : [];
  const references = tests.flatMap(({ field, values }) => {
    const records = fields.find(({ name }) => name === field)?.records;
    return records ? values.filter(Boolean).map((id) => ({ field, id, detail: records.detail })) : [];
  });
  const dictionaries = [
    ...new Set(tests.flatMap(({ field }) => fields.find(({ name }) => name === field)?.dictionary ?? [])),
  ];
  const records = useQueries({
    queries: references.map(({ detail, id }) => ({
      queryKey: queryKeyOf(detail, id),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await fetchData(detail, inputOfDetail(detail, id), signal)) as { id: string; name: string },
      meta: { showsOwnError: true },
    })),
  });
  const items = useQueries({
    queries: dictionaries.map((key) => ({
      queryKey: ['dictionary', 'items', key],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        fetchData(dictionaryItem.byKey, { key, withDisabled: 1 }, signal),
      staleTime: 60_000,
    })),
  });
  return (field, value) => {
    if (field.dictionary)
      return items[dictionaries.indexOf(field.dictionary)]?.data?.find((item) => item.value === value)?.name;
    return records[references.findIndex((each) => each.field === field.name && each.id === value)]?.data?.name;
  };
}
