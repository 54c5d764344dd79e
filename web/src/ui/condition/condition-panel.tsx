import PlusOutlined from '@ant-design/icons/PlusOutlined';
import {
  type Condition,
  mostTests,
  testsOf,
  type TestGroup,
  conditionSchema,
  testedFields,
} from '@edp/contract/kernel/list/condition.ts';
import { pageInput } from '@edp/contract/kernel/paging.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { List } from '../../kernel/data/use-list.ts';
import { MatchSelect, TestList } from './condition-group.tsx';
import { draftOf, type Edited, withDraft } from './condition-parts.ts';
import styles from './condition.module.css';
import { useConditionText } from './condition.texts.ts';
import { newTest } from './test-row.tsx';
import type { TestedField } from './tested-field.ts';
import { fetchPage } from '../../kernel/http/api.ts';
import { toCallError } from '../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { useDebounced } from '../layout/use-debounced.ts';

interface Props {
  list: List<unknown>;
  fields: readonly TestedField[];
  condition: Condition | undefined;
  edited: Edited;
  onApply: (condition: Condition | undefined) => void;
  onClose: () => void;
}

/**
 * 高级筛选: conditions joined by and / or, groups of them among them, and how many records meet them. It stands beside
 * the chips, and the list below it stays in sight.
 */
export function ConditionPanel({ list, fields, condition, edited, onApply, onClose }: Props) {
  const t = useConditionText();
  const titleId = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState<Condition>(() => {
    const begun = draftOf(condition, edited);
    const added = newTest(fields[0]!);
    if (!begun) return { match: 'all', tests: [added] };
    return edited === 'new' ? { ...begun, tests: [...begun.tests, added] } : begun;
  });
  const whole = withDraft(condition, edited, draft);
  const count = useMatchCount(list, whole);
  const isFull = testsOf(whole ?? draft).length >= mostTests;
  useEffect(() => {
    [...panel.current!.querySelectorAll<HTMLElement>('li input')].at(-1)?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // Events of popups arrive here through React although they are elsewhere in the document.
    if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) onClose();
  };
  const setTests = (tests: Condition['tests']) => setDraft({ ...draft, tests });
  const renderGroup = (group: TestGroup, replace: (group: TestGroup | undefined) => void) => (
    <fieldset className={styles.group} aria-label={t('group')}>
      <div className={styles.groupHead}>
        <MatchSelect value={group.match} onChange={(match) => replace({ ...group, match })} />
        <Button type="link" size="small" danger onClick={() => replace(undefined)}>
          {t('removeGroup')}
        </Button>
      </div>
      <TestList
        fields={fields}
        parts={group.tests}
        isFull={isFull}
        onChange={(tests) => replace(tests.length ? { ...group, tests: [...testsOf({ tests })] } : undefined)}
      />
    </fieldset>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={panel} open className={styles.panel} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <header className={styles.panelHead}>
        <h2 id={titleId} className={styles.panelTitle}>
          {t('title')}
        </h2>
        <MatchSelect value={draft.match} onChange={(match) => setDraft({ ...draft, match })} />
      </header>
      <TestList
        fields={fields}
        parts={draft.tests}
        isFull={isFull}
        onChange={setTests}
        // A part of the condition has no further groups in it.
        {...(typeof edited !== 'number' && { renderGroup })}>
        {typeof edited !== 'number' && (
          <Button
            type="link"
            size="small"
            icon={<PlusOutlined aria-hidden="true" />}
            disabled={isFull}
            onClick={() =>
              setTests([...draft.tests, { match: draft.match === 'all' ? 'any' : 'all', tests: [newTest(fields[0]!)] }])
            }>
            {t('addGroup')}
          </Button>
        )}
      </TestList>
      <footer className={styles.footer}>
        <output className={styles.count}>
          {isFull && !count.isValid ? t('tooMany', { max: mostTests }) : count.text}
        </output>
        {condition && typeof edited !== 'number' && <Button onClick={() => onApply(undefined)}>{t('clear')}</Button>}
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="primary" disabled={!count.isValid} onClick={() => onApply(whole)}>
          {t('apply')}
        </Button>
      </footer>
    </dialog>
  );
}

/** How many records meet a condition together with the other filters, counted while it is made. */
function useMatchCount(
  { call, allFilters }: Pick<List<unknown>, 'call' | 'allFilters'>,
  whole: Condition | undefined,
): { isValid: boolean; text: string } {
  const t = useConditionText();
  const isValid = !whole || conditionSchema(testedFields(call.input)!).safeParse(whole).success;
  const wanted = whole ? JSON.stringify(whole) : '';
  const condition = useDebounced(wanted);
  const input = { ...allFilters, condition };
  const { data, error, isFetching } = useQuery({
    queryKey: queryKeyOf(call, 'count', input),
    queryFn: ({ signal }) => fetchPage(call, { ...input, ...pageInput(call, 1, 1) }, signal),
    enabled: isValid && condition === wanted,
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  if (!isValid) return { isValid, text: t('incomplete') };
  if (error) return { isValid, text: toCallError(error).message };
  if (!data || isFetching) return { isValid, text: t('counting') };
  return {
    isValid,
    text: t(data.approximate ? 'matchingAbout' : 'matching', { count: data.total.toLocaleString('en') }),
  };
}
