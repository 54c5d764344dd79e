import type { Test } from '@edp/contract/kernel/list/condition.ts';
import { valuesNeeded } from '@edp/contract/kernel/list/test.ts';
import type { KeyboardEvent } from 'react';
import { useDictionary } from '../../kernel/data/use-dictionary.ts';
import { DateInput } from '../inputs/dates/date-input.tsx';
import { MultiSelect } from '../inputs/multi-select.tsx';
import { RemoteSelect } from '../inputs/remote-select.tsx';
import { type Option, Select } from '../inputs/select.tsx';
import { TreeSelect } from '../inputs/tree-select.tsx';
import controls from '../layout/controls.module.css';
import styles from './condition.module.css';
import { useConditionText } from './condition.texts.ts';
import type { TestedField } from './tested-field.ts';

interface Props {
  field: TestedField;
  test: Test;
  onChange: (values: string[]) => void;
}

/** What a field is compared with: by its type and by how many values the operator takes. */
export function ValueInput({ field, test: { operator, values }, onChange }: Props) {
  const t = useConditionText();
  const { least } = valuesNeeded(operator);
  const label = t('value');
  const one = {
    'aria-label': label,
    value: values[0] ?? '',
    onChange: (value: string | undefined) => onChange(value ? [value] : []),
  };
  const many = { 'aria-label': label, value: values, onChange: (next: readonly string[]) => onChange([...next]) };
  if (least === 0) return <span />;
  if (operator === 'lastDays')
    return (
      <div className={styles.days}>
        <TextInput {...one} isNumber />
        <span>{t('daysUnit')}</span>
      </div>
    );
  if (field.nodes) return <TreeSelect {...one} nodes={field.nodes} />;
  if (field.records)
    return operator === 'in' ? (
      <RemoteSelect {...many} isMultiple call={field.records.list} detail={field.records.detail} />
    ) : (
      <RemoteSelect {...one} call={field.records.list} detail={field.records.detail} />
    );
  if (field.options) return <Choices options={field.options} isMultiple={operator === 'in'} one={one} many={many} />;
  if (field.dictionary)
    return <Items dictionary={field.dictionary} isMultiple={operator === 'in'} one={one} many={many} />;
  const Input = field.type === 'date' || field.type === 'time' ? DateInput : TextInput;
  const isNumber = field.type === 'number' || field.type === 'decimal';
  if (operator !== 'between') return <Input {...one} isNumber={isNumber} />;
  const change = (index: number) => (value: string) =>
    onChange([index === 0 ? value : (values[0] ?? ''), index === 1 ? value : (values[1] ?? '')]);
  return (
    <div className={styles.range}>
      <Input aria-label={label} isNumber={isNumber} value={values[0] ?? ''} onChange={change(0)} />
      <span>~</span>
      <Input aria-label={t('valueTo')} isNumber={isNumber} value={values[1] ?? ''} onChange={change(1)} />
    </div>
  );
}

interface Chosen {
  isMultiple: boolean;
  one: { 'aria-label': string; value: string; onChange: (value: string) => void };
  many: { 'aria-label': string; value: readonly string[]; onChange: (values: readonly string[]) => void };
}

const Choices = ({ options, isMultiple, one, many }: Chosen & { options: readonly Option[] }) =>
  isMultiple ? <MultiSelect {...many} options={options} /> : <Select {...one} options={options} />;

const Items = ({ dictionary, ...chosen }: Chosen & { dictionary: string }) => (
  <Choices {...chosen} options={useDictionary(dictionary)} />
);

/** The form around it would search. */
const preventSubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

const TextInput = ({
  isNumber,
  value,
  onChange,
  ...aria
}: {
  'aria-label': string;
  isNumber?: boolean;
  value: string;
  onChange: (value: string) => void;
}) => (
  <input
    type="text"
    className={controls.input}
    maxLength={100}
    autoComplete="off"
    {...(isNumber && { inputMode: 'decimal' })}
    value={value}
    {...aria}
    onKeyDown={preventSubmit}
    onChange={({ target }) => onChange(isNumber ? target.value.normalize('NFKC').trim() : target.value)}
  />
);
