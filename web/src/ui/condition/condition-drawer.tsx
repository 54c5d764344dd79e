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
import { useState } from 'react';
import type { List } from '../../kernel/data/use-list.ts';
import { Drawer } from '../dialog/drawer.tsx';
import { MatchSelect, TestList } from './condition-group.tsx';
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
  initial: Condition | undefined;
  onApply: (condition: Condition | undefined) => void;
  onClose: () => void;
}

/** 高级筛选: conditions joined by and / or, groups of them among them, and how many records meet them. */
export function ConditionDrawer({ list, fields, initial, onApply, onClose }: Props) {
  const t = useConditionText();
  const [draft, setDraft] = useState<Condition>(() => initial ?? { match: 'all', tests: [newTest(fields[0]!)] });
  const count = useMatchCount(list, draft);
  const isFull = testsOf(draft).length >= mostTests;
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
  const footer = (
    <div className={styles.footer}>
      <output className={styles.count}>
        {isFull && !count.isValid ? t('tooMany', { max: mostTests }) : count.text}
      </output>
      {initial && <Button onClick={() => onApply(undefined)}>{t('clear')}</Button>}
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button type="primary" disabled={!count.isValid} onClick={() => onApply(draft.tests.length ? draft : undefined)}>
        {t('apply')}
      </Button>
    </div>
  );
  return (
    <Drawer title={t('title')} width={640} footer={footer} onClose={onClose}>
      <div className={styles.body}>
        <MatchSelect value={draft.match} onChange={(match) => setDraft({ ...draft, match })} />
        <TestList fields={fields} parts={draft.tests} isFull={isFull} onChange={setTests} renderGroup={renderGroup}>
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
        </TestList>
      </div>
    </Drawer>
  );
}

/** How many records meet a condition together with the other filters, counted while it is made. */
function useMatchCount(
  { call, allFilters }: Pick<List<unknown>, 'call' | 'allFilters'>,
  draft: Condition,
): { isValid: boolean; text: string } {
  const t = useConditionText();
  const isValid = draft.tests.length === 0 || conditionSchema(testedFields(call.input)!).safeParse(draft).success;
  const condition = useDebounced(draft.tests.length ? JSON.stringify(draft) : '');
  const input = { ...allFilters, condition };
  const { data, error, isFetching } = useQuery({
    queryKey: queryKeyOf(call, 'count', input),
    queryFn: ({ signal }) => fetchPage(call, { ...input, ...pageInput(call, 1, 1) }, signal),
    enabled: isValid && condition === (draft.tests.length ? JSON.stringify(draft) : ''),
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
