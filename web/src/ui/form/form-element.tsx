import { useMemo, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { FormScopeContext, type FieldTexts } from './engine/form-context.ts';
import type { ContractForm } from './engine/use-contract-form.ts';

interface Props {
  of: ContractForm & { submit: () => void };
  /** The labels, where the fields do not bring them. */
  fields?: FieldTexts;
  className?: string | undefined;
  children: ReactNode;
}

const noFields: FieldTexts = {};

/** The element of a form, whose fields find the form through it. */
export function FormElement({ of, fields = noFields, className, children }: Props) {
  const { formId, form, schema, status, leaveField, setFields, blockSave, showServerErrors } = of;
  const isStored = of.base.current['id'] !== undefined;
  const scope = useMemo(
    () => ({ formId, form, schema, status, isStored, fields, leaveField, setFields, blockSave, showServerErrors }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the functions of a form do the same in every render
    [form, schema, fields, isStored],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Dialogs that a field opens are inside the form for React.
    event.stopPropagation();
    of.submit();
  };
  /** In a date field Enter takes what was typed, or opens the calendar: it is not meant to save. */
  const takeDay = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.target as Element).closest('.ant-picker')) event.preventDefault();
  };
  return (
    <FormScopeContext value={scope}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form id={formId} className={className} onSubmit={submit} onKeyDown={takeDay} noValidate>
        {children}
      </form>
    </FormScopeContext>
  );
}
