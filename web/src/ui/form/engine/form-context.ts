import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { FormStore } from './form-store.ts';
import type { ContractForm } from './use-contract-form.ts';

/** The label of a field, and how its value is rendered where it is not edited. */
export interface FieldText {
  readonly label: string;
  /** Explains the field behind its label, under this id: `helpOf(text)`. */
  readonly help?: (id: string) => React.ReactNode;
  /** The label in a history, where it comes only when it is shown: of a field of another noun. */
  readonly shownLabel?: React.ReactNode;
  readonly render?: (value: unknown, record: Readonly<Record<string, unknown>>) => React.ReactNode;
  /** A long text takes a whole row of the details. */
  readonly isWide?: boolean;
  /** Of a list: what identifies an element, if not its `id`, and how it is called where it is not edited. */
  readonly keyOf?: (element: Readonly<Record<string, unknown>>) => string | undefined;
  readonly nameOf?: (element: Readonly<Record<string, unknown>>) => string;
  /** Of a list: what a new element has in common with the one that another user added. */
  readonly matchBy?: (element: Readonly<Record<string, unknown>>) => string;
  /** Of a list: parts of its elements that follow from others, and so are never chosen by a user. */
  readonly derived?: readonly string[];
  /**
   * Makes a value that was merged agree with the rest of the merged record; `stored` is the record as another user
   * saved it.
   */
  readonly fit?: (
    value: unknown,
    merged: Readonly<Record<string, unknown>>,
    stored: Readonly<Record<string, unknown>>,
  ) => unknown;
}
export type FieldTexts = Readonly<Record<string, FieldText>>;

interface FormScope extends Pick<
  ContractForm,
  'formId' | 'form' | 'schema' | 'status' | 'leaveField' | 'setFields' | 'blockSave' | 'showServerErrors'
> {
  readonly fields: FieldTexts;
  /** A stored record: what was changed is marked. */
  readonly isStored: boolean;
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined);

export function useFormScope(): FormScope {
  const scope = use(FormScopeContext);
  if (!scope) throw new Error('A form field stands inside a FormElement');
  return scope;
}

/** The current value of a field; rendered again when it is another one. */
export const useFormValue = (form: FormStore, name: string): unknown =>
  useSyncExternalStore(form.subscribe, () => form.getValues(name));

/** Several at once; the array is the same as long as all of them are. */
export function useFormValues(form: FormStore, names: readonly string[]): readonly unknown[] {
  const [read] = useState(() => {
    let known: readonly unknown[] = [];
    return () => {
      const values = names.map((name) => form.getValues(name));
      if (known.length !== values.length || values.some((value, index) => value !== known[index])) known = values;
      return known;
    };
  });
  return useSyncExternalStore(form.subscribe, read);
}

/** The value of a field of the surrounding form. */
export const useFieldValue = (name: string): unknown => useFormValue(useFormScope().form, name);

/** The message that a field of the surrounding form shows. */
export function useFieldError(name: string): string | undefined {
  const { form } = useFormScope();
  return useSyncExternalStore(form.subscribe, () => form.getErrors().get(name)?.message);
}
