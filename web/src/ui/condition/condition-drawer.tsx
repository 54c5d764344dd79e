import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { type Condition, mostTests, testsOf, type TestGroup } from '@edp/contract/kernel/list/condition.ts';
import { Button } from 'antd';
import { useState } from 'react';
import type { List } from '../../kernel/data/use-list.ts';
import { Drawer } from '../dialog/drawer.tsx';
import { MatchSelect, TestList } from './condition-group.tsx';
import styles from './condition.module.css';
import { useConditionText } from './condition.texts.ts';
import { newTest } from './test-row.tsx';
import type { TestedField } from './tested-field.ts';
import { useMatchCount } from './use-match-count.ts';

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
