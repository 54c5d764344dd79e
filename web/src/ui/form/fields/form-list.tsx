import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useFieldError, useFormScope, useRegisteredField } from '../engine/form-context.ts';
import { createListRows, type ListRows } from '../engine/list-rows.ts';
import styles from './form-field.module.css';

interface Props {
  /** The path of the list in the form's schema; its fields are `specList.3.itemCode`. */
  name: string;
  /** Renders the rows. */
  children: (list: ListRows) => ReactNode;
}

/** A list of records inside a form, with the message of rules about the whole list. */
export function FormList({ name, children }: Props) {
  const { form } = useFormScope();
  const [rowsOf] = useState(() => createListRows(form, name));
  const rows = useSyncExternalStore(form.subscribe, rowsOf);
  const message = useFieldError(`${name}.root`);
  useRegisteredField(`${name}.root`);
  return (
    <div data-field={`${name}.root`}>
      {children(rows)}
      {message !== undefined && (
        <p className={styles.error} role="alert" data-field-error="">
          {message}
        </p>
      )}
    </div>
  );
}
