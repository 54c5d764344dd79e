import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Button, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import type { Control } from '../../../ui/inputs/control.ts';
import styles from '../bom.module.css';

interface Props extends Control<string> {
  /** The text of the button, such as 选择物料. */
  button: string;
  /** Where there is little room, the button has no text. */
  isIcon?: boolean;
  /** Renders the picker while it is open. */
  children: (picker: { onClose: () => void }) => ReactNode;
}

/** The name of a chosen record, and the button to choose another. */
export function ChosenInput({
  id,
  value = '',
  button,
  isIcon = false,
  onBlur,
  disabled,
  children,
  onChange: _onChange,
  ...aria
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onBlur?.();
  };
  const open = () => setOpen(true);
  return (
    <>
      <div className={styles.chosen}>
        <Input
          id={id}
          readOnly
          value={value}
          placeholder={button}
          disabled={disabled ?? false}
          onClick={open}
          {...aria}
        />
        <Button
          icon={<SearchOutlined aria-hidden="true" />}
          aria-label={button}
          aria-haspopup="dialog"
          disabled={disabled ?? false}
          onClick={open}>
          {isIcon ? undefined : button}
        </Button>
      </div>
      {isOpen && children({ onClose: close })}
    </>
  );
}
