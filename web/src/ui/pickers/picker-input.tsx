import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { PickedTags } from './picked-tags.tsx';

/** What a picker dialog is opened with. */
export interface PickerProps<Item> {
  readonly initial: readonly Item[];
  readonly onConfirm: (items: readonly Item[]) => void;
  readonly onClose: () => void;
}

interface ControlProps {
  /** The text of the button, such as 选择物料. */
  label: string;
  id?: string;
  onBlur?: () => void;
  disabled?: boolean;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

interface Props<Item> extends ControlProps {
  value?: readonly Item[] | undefined;
  onChange?: (items: readonly Item[]) => void;
  nameOf: (item: Item) => string;
  /** Renders the dialog while it is open. */
  children: (picker: PickerProps<Item>) => ReactNode;
}

const none: readonly never[] = [];

/** A form control over any picker dialog: the chosen items, and a button to choose. */
export function PickerInput<Item extends { id: string }>({
  label,
  id,
  value = none,
  onChange,
  onBlur,
  disabled = false,
  nameOf,
  children,
  ...aria
}: Props<Item>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onBlur?.();
  };
  const confirm = (items: readonly Item[]) => {
    onChange?.(items);
    close();
  };
  return (
    <>
      <Button
        id={id}
        disabled={disabled}
        danger={aria['aria-invalid'] === true}
        aria-describedby={aria['aria-describedby']}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}>
        {label}
      </Button>
      <PickedTags items={value} nameOf={nameOf} onChange={disabled ? undefined : (items) => onChange?.(items)} />
      {isOpen && children({ initial: value, onConfirm: confirm, onClose: close })}
    </>
  );
}

interface SingleProps<Item> extends ControlProps {
  value?: Item | null | undefined;
  onChange?: (item: Item | null) => void;
  nameOf: (item: Item) => string;
  children: (picker: PickerProps<Item>) => ReactNode;
}

/** The same for one item. */
export const SinglePickerInput = <Item extends { id: string }>({ value, onChange, ...props }: SingleProps<Item>) => (
  <PickerInput {...props} value={value ? [value] : []} onChange={(items) => onChange?.(items[0] ?? null)} />
);
