import type { ReactNode } from 'react';
import { useFieldArray, useFormState, get, type UseFieldArrayReturn } from 'react-hook-form';
import { useFormScope, useSecondRender } from '../engine/form-context.ts';
import styles from './form-field.module.css';

interface Props {
  /** The path of the list in the form's schema; its fields are `specList.3.itemCode`. */
  name: string;
  /** Renders the rows; `rowKey` of a row stays the same when others are added, removed or moved. */
  children: (list: UseFieldArrayReturn<Record<string, object[]>, string, 'rowKey'>) => ReactNode;
}

const messageOf = (error: { message?: string } | undefined) => error?.message;

/** A list of records inside a form, with the message of rules about the whole list. */
export function FormList({ name, children }: Props) {
  const { form } = useFormScope();
  useSecondRender();
  const list = useFieldArray({ control: form.control, name, keyName: 'rowKey' });
  const { errors } = useFormState({ control: form.control, name: `${name}.root`, exact: true });
  const message = messageOf(get(errors, `${name}.root`));
  return (
    <div data-field={`${name}.root`}>
      {children(list)}
      {message !== undefined && <p className={styles.error} role="alert" data-field-error="">{message}</p>}
    </div>
  );
}
