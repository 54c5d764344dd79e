import type { FormCall } from '../kernel/rules.ts';
import { createContext, use } from 'react';

/** The label of a field, and how its value is rendered where it is not edited. */
interface FieldText {
  readonly label: string;
  readonly render?: (value: unknown, record: Readonly<Record<string, unknown>>) => React.ReactNode;
  /** A long text takes a whole row of the details. */
  readonly isWide?: boolean;
}
export type FieldTexts = Readonly<Record<string, FieldText>>;

interface FormScope {
  readonly call: FormCall;
  readonly fields: FieldTexts;
  /** Blocks the save while a field is not ready, such as during an upload. */
  readonly blockSave: (isBlocked: boolean) => void;
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined);

export function useFormScope(): FormScope {
  const scope = use(FormScopeContext);
  if (!scope) throw new Error('A form field stands inside a FormModal or a RecordPage');
  return scope;
}
