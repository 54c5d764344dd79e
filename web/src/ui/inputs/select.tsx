import { useState, type ComponentType, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { AntdSelectProps } from './antd/select.tsx';
import type { Control } from './control.ts';
import { ControlPlaceholder } from './placeholder.tsx';

export interface Option<Value extends string | number = string> {
  readonly value: Value;
  readonly text: string;
}

export interface SelectProps<Value extends string | number> extends Control<Value> {
  options: readonly Option<Value>[];
  /** In pixels; all of the room by default. */
  width?: number | undefined;
  /** Below the options, such as a way to add one. */
  footer?: ReactNode;
}

type Part = ComponentType<AntdSelectProps>;
type Wish = 'nothing' | 'focus' | 'open';

let loaded: Part | undefined;
const load = async () => (loaded ??= (await import('./antd/select.tsx')).AntdSelect);

/** As antd's select says it while its list is closed. */
const closed = { role: 'combobox', 'aria-expanded': false, 'aria-haspopup': 'listbox' } as const;
const openingKeys = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ']);

/**
 * One of a few options; more than eight can be searched. Every list has one for its page size, and most are never opened:
 * the code of antd's select is loaded when a pointer or the focus comes.
 */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { options, value, onChange: _onChange, width, footer: _footer, onBlur, ...control } = props;
  const [part, setPart] = useState(() => ({ Part: loaded, problem: undefined as unknown }));
  const [wish, setWish] = useState<Wish>('nothing');
  if (part.problem) throw part.problem;
  if (part.Part) return <part.Part {...(props as unknown as AntdSelectProps)} wish={wish} />;

  const start = (next: Wish) => {
    if (next !== 'nothing') setWish(next);
    // After the event: antd closes at a press outside of it, and would take this one for such.
    void load().then((Part) => setTimeout(() => setPart({ Part, problem: undefined })), (problem: unknown) => setPart({ Part: undefined, problem }));
  };
  const openByPointer = (event: MouseEvent<HTMLInputElement>) => {
    // The browser would focus what was pressed after its replacement has taken the focus.
    event.preventDefault();
    event.currentTarget.focus();
    start('open');
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!openingKeys.has(event.key)) return;
    event.preventDefault();
    start('open');
  };
  const leave = () => {
    setWish('nothing');
    onBlur?.();
  };
  return (
    <ControlPlaceholder {...control} {...closed} style={width === undefined ? undefined : { width }}
      text={options.find((option) => option.value === value)?.text ?? ''}
      onPointerEnter={() => start('nothing')} onFocus={() => start('focus')} onMouseDown={openByPointer} onKeyDown={openByKey} onBlur={leave} />
  );
}
