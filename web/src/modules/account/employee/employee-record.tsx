import { employee, employeeRecord } from '@edp/contract/modules/employee/employee.ts';
import type { sessions } from '@edp/contract/modules/session/sessions.ts';
import { lazy } from '../../../kernel/lazy.ts';
import { useCan } from '../../../kernel/session/access.ts';
import { wordOf } from '../../../ui/noun/defined/defined-columns.tsx';
import { useDefinedKind } from '../../../ui/noun/defined/defined-screens.tsx';
import { useDefinedTexts } from '../../../ui/noun/defined/defined-texts.tsx';
import { useDefinitionText } from '../../../ui/noun/defined/definition-text.ts';
import { useNounText } from '../../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../../ui/noun/record-screens.tsx';
import { RecordDetails } from '../../../ui/record/record-details.tsx';
import { useRecordText } from '../../../ui/record/record.texts.ts';
import { type EmployeeRecord, type EmployeeRow } from './employee-row.ts';
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
  const text = useDefinitionText(employeeRecord);
  const kind = useDefinedKind<EmployeeRow | EmployeeRecord>(employeeRecord);
  const fields = useEmployeeFields();
  const facts = useDefinedTexts(employeeRecord)(['lastLoginTime', 'status', 'leftTime'], {
    lastLoginTime: { render: (time) => (time as string) || t('never') },
    status: { isWide: false, render: (status) => wordOf(text, 'status', status) },
    // The history tells only whether.
    leftTime: { render: (time) => (typeof time === 'number' ? t(time === 1 ? 'left' : 'notLeft') : (time as string)) },
  });
  return {
    ...kind,
    calls: { ...kind.calls, create: employee.add },
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
