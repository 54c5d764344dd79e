import type { ReactNode } from 'react';
import type { useSubmitForm } from './engine/use-submit-form.ts';
import fieldStyles from './fields/form-field.module.css';
import { FormElement } from './form-element.tsx';
import styles from './plain-form.module.css';

type SubmitForm = ReturnType<typeof useSubmitForm>;

/** A form before login: labels above its controls. */
export const PlainForm = ({
  of,
  className,
  children,
}: {
  of: SubmitForm;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <FormElement of={of} className={`${fieldStyles.stacked} ${className ?? ''}`}>
    {children}
  </FormElement>
);

/** The reason of a rejection that no field shows. */
export const FormFailure = ({ of }: { of: SubmitForm }) =>
  of.failure && !of.isAtField ? <FormAlert>{of.failure}</FormAlert> : null;

export const FormAlert = ({ children }: { children: ReactNode }) => (
  <p className={styles.failure} role="alert">
    {children}
  </p>
);
