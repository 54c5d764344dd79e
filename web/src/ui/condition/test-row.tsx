import CloseOutlined from '@ant-design/icons/CloseOutlined';
import type { Test } from '@edp/contract/kernel/list/condition.ts';
import { operatorsOf, valuesNeeded } from '@edp/contract/kernel/list/test.ts';
import { Select } from '../inputs/select.tsx';
import styles from './condition.module.css';
import { useConditionText } from './condition.texts.ts';
import type { TestedField } from './tested-field.ts';
import { ValueInput } from './value-input.tsx';
import { operatorText } from './words.ts';

interface Props {
  fields: readonly TestedField[];
  test: Test;
  /** Counted from one, for screen readers. */
  number: number;
  onChange: (test: Test) => void;
  onRemove: () => void;
}

/** The first operator of the field, and no value yet. */
export const newTest = ({ name, type }: TestedField): Test => ({
  field: name,
  operator: operatorsOf[type][0]!,
  values: [],
});

/** Field, operator and value of one condition. */
export function TestRow({ fields, test, number, onChange, onRemove }: Props) {
  const t = useConditionText();
  const field = fields.find(({ name }) => name === test.field);
  const chooseField = (name: string) => onChange(newTest(fields.find((each) => each.name === name)!));
  // A value stays where the other operator takes as many.
  const chooseOperator = (operator: Test['operator']) =>
    onChange({
      ...test,
      operator,
      values:
        valuesNeeded(operator).least === valuesNeeded(test.operator).least &&
        operator !== 'lastDays' &&
        test.operator !== 'lastDays'
          ? test.values
          : [],
    });
  return (
    <li className={styles.test}>
      <Select
        aria-label={t('field')}
        options={fields.map(({ name, label }) => ({ value: name, text: label }))}
        value={test.field}
        onChange={chooseField}
      />
      {field && (
        <>
          <Select
            aria-label={t('operator')}
            options={operatorsOf[field.type].map((operator) => ({
              value: operator,
              text: operatorText(operator, field.type, t),
            }))}
            value={test.operator}
            onChange={chooseOperator}
          />
          <ValueInput
            key={`${field.name} ${test.operator}`}
            field={field}
            test={test}
            onChange={(values) => onChange({ ...test, values })}
          />
        </>
      )}
      <button type="button" className={styles.remove} aria-label={t('removeTest', { number })} onClick={onRemove}>
        <CloseOutlined aria-hidden="true" />
      </button>
    </li>
  );
}
