import { type Condition, conditionSchema, testedFields, testsOf } from '@edp/contract/kernel/list/condition.ts';
import { dictionaryItem } from '@edp/contract/modules/dictionary/dictionary-item.ts';
import { useQueries } from '@tanstack/react-query';
import { Chip } from '../filter/chip.tsx';
import type { ViewBarProps } from '../table/view-bar.tsx';
import { ConditionPanel } from './condition-panel.tsx';
import { chipsOf, type Edited, withDraft } from './condition-parts.ts';
import { useConditionText } from './condition.texts.ts';
import { fieldsToTest, nounsToTest, type TestedField } from './tested-field.ts';
import { conditionWords, type ValueNames } from './words.ts';
import { fetchData } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { inputOfDetail } from '../inputs/use-remote-options.ts';
import { useRecordCalls } from '../noun/use-record-calls.ts';

interface Props extends ViewBarProps {
  edited: Edited | undefined;
  edit: (edited: Edited | undefined) => void;
}

/** The condition of a list as chips with words, and the panel in which it is made. */
export function ConditionFilter({ edited, edit, ...props }: Props) {
  const t = useConditionText();
  const { list } = props;
  const nouns = nounsToTest(props);
  const callsOf = useRecordCalls(nouns);
  const fields = fieldsToTest(props, t, callsOf);
  const conditionText = list.filters.condition ?? '';
  const parsed = conditionSchema(testedFields(list.call.input)!).safeParse(conditionText);
  const condition = parsed.data;
  const names = useValueNames(condition, fields);
  const apply = (next: Condition | undefined) => {
    edit(undefined);
    list.search({ condition: next ? JSON.stringify(next) : '' });
  };
  if (nouns.some((noun) => callsOf(noun) === undefined)) return null;
  // What an old link has and the list refuses is shown as it is, so that it can be removed.
  const chips = condition
    ? chipsOf(condition).map((chip) => ({ ...chip, words: conditionWords(chip.condition, fields, t, names) }))
    : [{ of: 'all' as const, words: conditionText }];
  return (
    <>
      {conditionText &&
        chips.map(({ of, words }) => (
          <Chip
            key={of}
            text={words}
            label={`${t('edit')}: ${words}`}
            removeLabel={chips.length > 1 ? t('removeOne', { words }) : t('remove')}
            onEdit={() => edit(of)}
            onRemove={() => apply(typeof of === 'number' ? withDraft(condition, of, nothing) : undefined)}
          />
        ))}
      {edited !== undefined && (
        <ConditionPanel
          key={edited}
          list={list}
          fields={fields}
          condition={condition}
          edited={edited}
          onApply={apply}
          onClose={() => edit(undefined)}
        />
      )}
    </>
  );
}

const nothing: Condition = { match: 'all', tests: [] };

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
