import { InputNumber } from 'antd';
import type { ReactNode } from 'react';
import { antdProps, type Control } from './control.ts';
import styles from './inputs.module.css';

interface Props extends Control<string | number | null> {
  /** A decimal keeps its exact digits as a text; without it the value is a whole number. Both as on the wire. */
  isDecimal?: boolean;
  /** Before the number, such as what it measures. */
  lead?: ReactNode;
  /** The unit, such as kg. */
  unit?: ReactNode;
}

/** Input methods for Chinese write full-width digits. */
const parse = (text: string | undefined) =>
  (text ?? '').normalize('NFKC').replaceAll(/[,\s]/g, '').replaceAll('。', '.');

/** A number. It rounds and limits nothing: what is not allowed gets a message at its field. */
export function NumberInput({ isDecimal = false, lead, unit, value, onChange, ...control }: Props) {
  const emit = (text: string | null) => {
    if (text === null || text === '') return onChange?.(isDecimal ? '' : null);
    return onChange?.(isDecimal || String(Number(text)) !== text ? text : Number(text));
  };
  return (
    <InputNumber<string>
      {...antdProps(control)}
      className={styles.wide}
      stringMode
      parser={parse}
      prefix={lead}
      suffix={unit}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      controls={!isDecimal}
      value={value === undefined || value === null || value === '' ? null : String(value)}
      onChange={emit}
    />
  );
}
