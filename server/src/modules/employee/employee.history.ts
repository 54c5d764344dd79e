import {
  flagColumn,
  type History,
  linksTo,
  referenceColumn,
  secondFactor,
  secretColumn,
  textColumn,
} from '../record/history.ts';

/** With phone and e-mail, which the history of the account keeps from those who do not look after employees. */
export const employeeHistory: History = {
  columns: {
    name: textColumn('realname'),
    account: textColumn('account'),
    organisation_id: referenceColumn('organizationId', 'organisation'),
    job_number: textColumn('jobNumber'),
    phone: textColumn('phone'),
    email: textColumn('email'),
    active: flagColumn('status', '1', '0'),
    left_time: { name: 'leftTime', kind: 'value', toWire: (logged) => (logged === null ? 0 : 1) },
    password_hash: secretColumn('password'),
  },
  links: { user_role: linksTo('roleIds', 'role_id', 'role') },
  values: secondFactor,
};
