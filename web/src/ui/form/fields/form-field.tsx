import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { isRequired, schemaAt } from '../../../kernel/data/rules.ts';
import { fieldAccess } from '../../../kernel/session/field-access.ts';
import { useFieldError, useFieldValue, useFormScope, useRegisteredField } from '../engine/form-context.ts';
import styles from './form-field.module.css';

interface Props {
  /** The path of the field in the form's schema: `name`, `specList.3.itemCode`. */
  name: string;
  /** The label, where it is not the one of `fields`. */
  label?: string;
  /** For a cell of a table whose head is the label: the control has an `aria-label`. */
  isCell?: boolean;
  /** Required depending on the record, which the contract cannot express. */
  required?: boolean;
  /** What the user should know before filling it in. */
  hint?: ReactNode;
  /** The control; it is given `id`, `value`, `onChange`, `onBlur` and the attributes that tell its state. */
  children: ReactElement<object>;
}

/** Native controls give their event. */
const valueOf = (eventOrValue: unknown): unknown => {
  const { target } = (eventOrValue ?? {}) as { target?: Partial<HTMLInputElement> };
  if (typeof eventOrValue !== 'object' || target === undefined) return eventOrValue;
  return target.type === 'checkbox' ? target.checked : target.value;
};

/** One field of a form: label, rule and "required" come from the contract. */
export function FormField({ name, label, isCell = false, required, hint, children }: Props) {
  const { formId, form, schema, fields, status, isStored, leaveField } = useFormScope();
  const isChanged = useStore(status, ({ changed }) => isStored && changed.has(name));
  const value = useFieldValue(name);
  const message = useFieldError(name);
  const rule = schemaAt(schema, name);
  if (!rule) throw new Error(`The form has no field ${name}`);
  const id = `${formId}-${name}`;
  const isWrong = message !== undefined;
  const mustFill = required ?? isRequired(rule);
  const access = fieldAccess(schema, name);
  useRegisteredField(name, access !== 'hidden');
  if (access === 'hidden') return null;
  // What a form requires is filled in once, when the record is made.
  const isLocked = access === 'readonly' && (isStored || !mustFill);
  const help = !isCell && fields[name]?.help?.(`${id}-help`);
  const description =
    [isWrong && `${id}-error`, hint && `${id}-hint`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;

  const control = cloneElement(children, {
    id,
    value: value ?? undefined,
    onChange: (eventOrValue: unknown) => form.setValue(name, valueOf(eventOrValue) ?? null),
    onBlur: () => leaveField(name),
    'aria-invalid': isWrong,
    'aria-required': mustFill,
    ...(isLocked && { disabled: true }),
    ...(description && { 'aria-describedby': description }),
    ...(!isCell && { 'aria-labelledby': `${id}-label` }),
    // antd's controls are coloured by their status.
    ...(isWrong && typeof children.type !== 'string' && { status: 'error' }),
  } as object);
  const placed = `${styles.label} ${isChanged ? styles.changed : ''}`;
  const named = mustFill ? styles.required! : '';
  const nameOf = (className: string) => (
    <label id={`${id}-label`} htmlFor={id} className={className}>
      {label ?? fields[name]?.label}
    </label>
  );
  return (
    <div className={`${styles.field} ${isCell ? styles.cell : ''} ${isWrong ? styles.wrong : ''}`} data-field={name}>
      {!isCell &&
        (help ? (
          <div className={placed}>
            {nameOf(named)}
            {help}
          </div>
        ) : (
          nameOf(`${placed} ${named}`)
        ))}
      <div className={styles.control}>
        <div data-control="">{control}</div>
        <div className={styles.below}>
          {isWrong && (
            <p id={`${id}-error`} className={styles.error} role="alert" data-field-error="">
              {message}
            </p>
          )}
          {hint && (
            <div id={`${id}-hint`} className={styles.hint}>
              {hint}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** A row of a form that is no field, such as a list to read. */
export function FormRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <div className={styles.control}>{children}</div>
    </div>
  );
}
