import { joinNames } from '../../../kernel/text/punctuation.ts';
import { useEmployeeText } from './employee.texts.ts';
import type { FieldTexts } from '../../../ui/form/engine/form-context.ts';

/** The fields of the form; the details have the same order. */
export function useEmployeeFields(): FieldTexts {
  const t = useEmployeeText();
  return {
    realname: { label: t('name') },
    account: { label: t('account') },
    organizationId: {
      label: t('department'),
      render: (id, record) => (id ? ((record['organizationName'] as string | undefined) ?? '') : ''),
    },
    jobNumber: { label: t('jobNumber') },
    phone: { label: t('phone') },
    email: { label: t('email') },
    roleIds: {
      label: t('roles'),
      isWide: true,
      render: (_ids, record) => joinNames((record['roleNames'] as readonly string[] | undefined) ?? []) || t('noRoles'),
    },
  };
}
