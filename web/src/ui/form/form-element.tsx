import { useMemo, type FormEvent, type ReactNode } from 'react';
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
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the functions of a form do the same in every render
  const scope = useMemo(
    () => ({ formId, form, schema, status, isStored, fields, leaveField, setFields, blockSave, showServerErrors }),
    [form, schema, fields, isStored],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Dialogs that a field opens are inside the form for React.
    event.stopPropagation();
    of.submit();
  };
  return (
    <FormScopeContext value={scope}>
      <form id={formId} className={className} onSubmit={submit} noValidate>
        {children}
      </form>
    </FormScopeContext>
  );
}
