import { Input } from 'antd';
import { useState } from 'react';
import { antdProps, type Control } from '../../ui/inputs/control.ts';

const none: readonly string[] = [];

/** Addresses and ranges, one per line; on the wire they are a list. */
export function AddressesInput({ value = none, onChange, ...control }: Control<readonly string[]>) {
  // What is typed stays as it is, with lines that are empty for now.
  const [typed, setTyped] = useState(value.join('\n'));
  const change = (text: string) => {
    setTyped(text);
    onChange?.(text.split(/[\s,;，；]+/).filter(Boolean));
  };
  return <Input.TextArea {...antdProps(control)} autoSize={{ minRows: 3, maxRows: 10 }} spellCheck={false} value={typed} onChange={({ target }) => change(target.value)} />;
}
