import { createContext, use, useEffect, useInsertionEffect, useState, useSyncExternalStore } from 'react';
import type { Parts } from './field-registry.ts';
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
  /** A number, of which a history tells by how much it changed. */
  readonly amount?: 'price' | 'quantity';
  /** It says what the record is called. */
  readonly isName?: true;
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
    let lastValues: readonly unknown[] = [];
    return () => {
      const values = names.map((name) => form.getValues(name));
      if (lastValues.length !== values.length || values.some((value, index) => value !== lastValues[index]))
        lastValues = values;
      return lastValues;
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

/** Whether the user has left a field of the surrounding form once. */
export function useIsLeft(name: string): boolean {
  const { form } = useFormScope();
  return useSyncExternalStore(form.subscribe, () => form.getState().left.has(name));
}

/** The parts of the form around a field. */
export const FormPartsContext = createContext<Parts>({});

/**
 * Tells the form that it has this field on the screen. Not a layout effect: those of a hidden tab do not run, and its
 * fields count.
 */
export function useRegisteredField(name: string, isShown = true) {
  const { fields } = useFormScope().form;
  const parts = use(FormPartsContext);
  useInsertionEffect(() => (isShown ? fields.add(name, parts) : undefined), [fields, name, parts, isShown]);
}

/** Blocks the save of the form around a control while it is not ready; outside a form it does nothing. */
export function useBlockSave(isBlocked: boolean) {
  const blockSave = use(FormScopeContext)?.blockSave;
  useEffect(() => {
    if (!isBlocked || !blockSave) return undefined;
    blockSave(true);
    return () => blockSave(false);
  }, [isBlocked, blockSave]);
}
