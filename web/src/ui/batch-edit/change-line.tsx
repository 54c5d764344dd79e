import CloseOutlined from '@ant-design/icons/CloseOutlined';
import type { Change } from '@edp/contract/kernel/exchange/change.ts';
import type { BatchEditField } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { Select } from '../inputs/select.tsx';
import type { CallsOf } from '../noun/use-record-calls.ts';
import styles from './batch-edit.module.css';
import { useBatchEditText } from './batch-edit.texts.ts';
import { ChangeValue } from './change-value.tsx';

interface Props {
  fields: readonly BatchEditField[];
  callsOf: CallsOf;
  change: Change;
  /** Counted from one, for screen readers. */
  number: number;
  onChange: (change: Change) => void;
  /** The only line stays. */
  onRemove: (() => void) | undefined;
}

/** Field, operation and new value of one change. */
export function ChangeLine({ fields, callsOf, change, number, onChange, onRemove }: Props) {
  const t = useBatchEditText();
  const field = fields.find((each) => each.field === change.field);
  const choose = (name: string) =>
    onChange({ field: name, operation: fields.find((each) => each.field === name)!.operations[0]!, value: '' });
  return (
    <li className={styles.line}>
      <Select
        aria-label={t('field')}
        placeholder={t('choose')}
        options={fields.map(({ field: value, title }) => ({ value, text: title }))}
        value={change.field || undefined}
        onChange={choose}
      />
      {field && (
        <>
          <Select
            aria-label={t('operation')}
            options={field.operations.map((value) => ({ value, text: t(`op_${value}`) }))}
            value={change.operation}
            onChange={(operation) => onChange({ ...change, operation, value: operation === 'round' ? '2' : '' })}
          />
          <ChangeValue
            key={`${field.field} ${change.operation}`}
            field={field}
            records={callsOf(field.noun)}
            change={change}
            onChange={(value) => onChange({ ...change, value })}
          />
        </>
      )}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={t('removeLine', { number })} onClick={onRemove}>
          <CloseOutlined aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
