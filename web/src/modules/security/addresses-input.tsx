import { Input } from 'antd';
import { useState } from 'react';
import { antdProps, type Control } from '../../ui/inputs/control.ts';

const none: readonly string[] = [];
const addressesOf = (text: string) => text.split(/[\s,;，；]+/).filter(Boolean);

/** Addresses and ranges, one per line; on the wire they are a list. */
export function AddressesInput({ value = none, onChange, ...control }: Control<readonly string[]>) {
  // What is typed stays as it is, with lines that are empty for now, until other addresses are loaded.
  const [typed, setTyped] = useState('');
  const shown = addressesOf(typed).join() === value.join() ? typed : value.join('\n');
  const change = (text: string) => {
    setTyped(text);
    onChange?.(addressesOf(text));
  };
  return (
    <Input.TextArea
      {...antdProps(control)}
      autoSize={{ minRows: 3, maxRows: 10 }}
      spellCheck={false}
      value={shown}
      onChange={({ target }) => change(target.value)}
    />
  );
}
