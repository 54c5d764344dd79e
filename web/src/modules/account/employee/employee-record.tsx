import { employee, type EmployeeDetail } from '@edp/contract/modules/employee/employee.ts';
import type { sessions } from '@edp/contract/modules/session/sessions.ts';
import { lazy } from '../../../kernel/lazy.ts';
import { useCan } from '../../../kernel/session/access.ts';
import type { FieldTexts } from '../../../ui/form/engine/form-context.ts';
import { useNounText } from '../../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../../ui/noun/record-screens.tsx';
import { standardTitles } from '../../../ui/noun/standard-fields.tsx';
import { RecordDetails } from '../../../ui/record/record-details.tsx';
import { useRecordText } from '../../../ui/record/record.texts.ts';
import { type EmployeeRecord, type EmployeeRow, toDetail } from './employee-row.ts';
import { EmployeeStatus } from './employee-status.tsx';
import { useEmployeeText } from './employee.texts.ts';
import { useEmployeeFields } from './use-employee-fields.tsx';

// A record is mostly read: its form and what it shares with accounts come when they are shown.
const EmployeeInputs = lazy(async () => (await import('./employee-inputs.tsx')).EmployeeInputs);
const UserSessions = lazy(async () => (await import('../sessions/user-sessions.tsx')).UserSessions);

const viewSessions = 'account.reset' satisfies typeof sessions.ofUser.can;

export const employeeScreens = recordScreens<EmployeeRow | EmployeeRecord>(() => {
  const t = useEmployeeText();
  const noun = useNounText();
  const record = useRecordText();
  const can = useCan();
  const fields = useEmployeeFields();
  const facts: FieldTexts = {
    lastLoginTime: { label: t('lastLogin'), render: (time) => (time as string) || t('never') },
    status: { label: t('status'), render: (status) => (status === '1' ? noun('enabled') : noun('disabled')) },
    // The history tells only whether.
    leftTime: {
      label: t('leftTime'),
      render: (time) => (typeof time === 'number' ? t(time === 1 ? 'left' : 'notLeft') : (time as string)),
    },
  };
  return {
    noun: 'employee',
    list: '/employee',
    titles: standardTitles(noun, t('thing')),
    calls: { detail: employee.detail, create: employee.add, update: employee.update },
    toValue: (detail) => toDetail(detail as EmployeeDetail),
    fields,
    facts,
    panelsOf: (person) => [
      {
        key: 'overview',
        title: record('overview'),
        content: <RecordDetails record={person} fields={{ ...fields, ...facts }} />,
      },
      ...(can(viewSessions)
        ? [{ key: 'sessions', title: t('sessions'), content: <UserSessions userId={person.id} /> }]
        : []),
    ],
    changeLabels: {
      password: t('password'),
      twoFactor: { label: t('twoFactor'), render: (on) => noun(on === 1 ? 'enabled' : 'disabled') },
    },
    codeOf: ({ account }) => account,
    pathOf: ({ organizationName }) => organizationName,
    tagsOf: (person) => <EmployeeStatus of={person} />,
    Inputs: EmployeeInputs,
  };
});
