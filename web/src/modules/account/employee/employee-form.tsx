import { employee, employeeRecord } from '@edp/contract/modules/employee/employee.ts';
import { useState } from 'react';
import { FormModal } from '../../../ui/form/form-modal.tsx';
import { useNounText } from '../../../ui/noun/noun.texts.ts';
import { blankOf } from '../../../ui/noun/defined/defined-texts.tsx';
import { useDefinitionText } from '../../../ui/noun/defined/definition-text.ts';
import { suggestPassword } from '../suggest-password.ts';
import { EmployeeInputs } from './employee-inputs.tsx';
import { employeeScreens } from './employee-record.tsx';
import { useEmployeeFields } from './use-employee-fields.tsx';

interface Props {
  opened: { what: 'form'; id?: string; name?: string; organizationId?: string | undefined };
  onClose: () => void;
}

/** Edits an employee, or adds one. */
export function EmployeeForm({ opened: { id, name, organizationId }, onClose }: Props) {
  return id === undefined ? (
    <NewEmployee name={name} organizationId={organizationId} onClose={onClose} />
  ) : (
    <employeeScreens.Dialog opened={{ what: 'form', id }} onClose={onClose} />
  );
}

function NewEmployee({
  name = '',
  organizationId = '',
  onClose,
}: {
  name: string | undefined;
  organizationId: string | undefined;
  onClose: () => void;
}) {
  const thing = useDefinitionText(employeeRecord).say('thing');
  const noun = useNounText();
  const [password] = useState(suggestPassword);
  const initial = { ...blankOf(employeeRecord), realname: name, password, organizationId };
  return (
    <FormModal
      title={noun('add', { thing })}
      call={employee.add}
      initial={initial}
      fields={useEmployeeFields()}
      onClose={onClose}>
      <EmployeeInputs />
    </FormModal>
  );
}
