import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { type Condition, isGroup, type TestGroup } from '@edp/contract/kernel/list/condition.ts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Select } from '../inputs/select.tsx';
import styles from './condition.module.css';
import { useConditionText } from './condition.texts.ts';
import { newTest, TestRow } from './test-row.tsx';
import type { TestedField } from './tested-field.ts';

type Part = Condition['tests'][number];
type Match = Condition['match'];

/** How the conditions of a group combine. */
export function MatchSelect({ value, onChange }: { value: Match; onChange: (match: Match) => void }) {
  const t = useConditionText();
  const options = [
    { value: 'all', text: t('matchAll') },
    { value: 'any', text: t('matchAny') },
  ];
  return (
    <div className={styles.match}>
      <Select aria-label={t('match')} options={options} value={value} onChange={onChange as (match: string) => void} />
    </div>
  );
}

interface Props {
  fields: readonly TestedField[];
  parts: readonly Part[];
  onChange: (parts: Part[]) => void;
  /** No more fit in. */
  isFull: boolean;
  /** A part that is no test. */
  renderGroup?: (group: TestGroup, replace: (group: TestGroup | undefined) => void) => ReactNode;
  /** Beside the button that adds a test. */
  children?: ReactNode;
}

/** The conditions of a group, one below the other. */
export function TestList({ fields, parts, onChange, isFull, renderGroup, children }: Props) {
  const t = useConditionText();
  const replace = (index: number) => (part: Part | undefined) =>
    onChange(parts.toSpliced(index, 1, ...(part ? [part] : [])));
  // A part is known by its place: what is typed is in the draft, and not in the controls.
  const placed = parts.map((part, index) => ({ part, index, key: `${isGroup(part) ? 'group' : 'test'} ${index}` }));
  return (
    <>
      <ol className={styles.tests}>
        {placed.map(({ part, index, key }) =>
          isGroup(part) ? (
            <li key={key}>{renderGroup?.(part, replace(index))}</li>
          ) : (
            <TestRow
              key={key}
              fields={fields}
              test={part}
              number={index + 1}
              onChange={replace(index)}
              onRemove={() => replace(index)(undefined)}
            />
          ),
        )}
      </ol>
      <div className={styles.adding}>
        <Button
          type="link"
          size="small"
          icon={<PlusOutlined aria-hidden="true" />}
          disabled={isFull}
          onClick={() => onChange([...parts, newTest(fields[0]!)])}>
          {t('addTest')}
        </Button>
        {children}
      </div>
    </>
  );
}
