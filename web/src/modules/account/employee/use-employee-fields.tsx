import { employeeRecord } from '@edp/contract/modules/employee/employee.ts';
import { joinNames } from '../../../kernel/text/punctuation.ts';
import type { FieldTexts } from '../../../ui/form/engine/form-context.ts';
import { useDefinedTexts } from '../../../ui/noun/defined/defined-texts.tsx';
import { useEmployeeText } from './employee.texts.ts';

/** The fields of the form; the details have the same order. */
export function useEmployeeFields(): FieldTexts {
  const t = useEmployeeText();
  return useDefinedTexts(employeeRecord)(employeeRecord.form, {
    organizationId: { render: (id, record) => (id ? ((record['organizationName'] as string | undefined) ?? '') : '') },
    roleIds: {
      isWide: true,
      render: (_ids, record) => joinNames((record['roleNames'] as readonly string[] | undefined) ?? []) || t('noRoles'),
    },
  });
}
