import { BomItemInput } from '@edp/contract/modules/bom/bom-item.ts';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { issuesOf } from '../../../../kernel/data/rules.ts';
import styles from './component-table.module.css';
import { useWorkbenchText } from '../bom-workbench.texts.ts';

interface Props {
  name: string;
  /** The quantity, or the first key that was pressed in its place. */
  initial: string;
  /** `undefined` leaves it as it was. */
  onDone: (quantity: string | undefined) => void;
}

/** The quantity of a component while it is typed: Enter and leaving the field save it, Escape does not. */
export function QuantityCell({ name, initial, onDone }: Props) {
  const t = useWorkbenchText();
  const messageId = useId();
  const [message, setMessage] = useState<string>();
  const isDone = useRef(false);
  const finish = (quantity: string | undefined) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(quantity);
  };
  const save = (text: string) => {
    const [issue] = issuesOf(BomItemInput.shape.quantity, text.trim());
    if (issue) setMessage(issue.message);
    else finish(text.trim() || '1');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The keys of the table are not meant while a number is typed.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      save(event.currentTarget.value);
    } else if (event.key === 'Escape') finish(undefined);
  };
  return (
    <span className={styles.edited}>
      <input
        // The user has asked for it with a key or a double click.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className={styles.quantity}
        inputMode="decimal"
        autoComplete="off"
        aria-label={t('quantityOf', { name })}
        aria-invalid={message !== undefined}
        aria-describedby={message === undefined ? undefined : messageId}
        defaultValue={initial}
        onKeyDown={onKeyDown}
        onChange={() => setMessage(undefined)}
        onBlur={(event) => (message === undefined ? save(event.currentTarget.value) : finish(undefined))}
      />
      {message !== undefined && (
        <span id={messageId} className={styles.message} role="alert">
          {message}
        </span>
      )}
    </span>
  );
}
