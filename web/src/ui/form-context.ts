import type { FormCall } from '../kernel/rules.ts';
import { createContext, use } from 'react';

/** How a field is called, and how its value reads where it is shown and not edited. */
interface FieldText {
  readonly label: string;
  readonly render?: (value: unknown, record: Readonly<Record<string, unknown>>) => React.ReactNode;
  /** A long text takes a row of its own where it is read. */
  readonly isWide?: boolean;
}
export type FieldTexts = Readonly<Record<string, FieldText>>;

interface FormScope {
  readonly call: FormCall;
  readonly fields: FieldTexts;
  /** A field that is not ready yet, such as an upload under way, holds back the save. */
  readonly blockSave: (isBlocked: boolean) => void;
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined);

export function useFormScope(): FormScope {
  const scope = use(FormScopeContext);
  if (!scope) throw new Error('A form field stands inside a FormModal or a RecordPage');
  return scope;
}
