import { editText, viewText } from '../../kernel/menu-entry.ts';
import { defineNoun } from '../../kernel/record/noun.ts';
import { employeeTexts } from './employee.texts.ts';

/** An employee is an account, seen by those who look after people: with department, phone and e-mail. */
export const employeeNoun = defineNoun({
  name: 'employee',
  table: 'user_account',
  title: { ZHS: '员工', ENG: 'Employees' },
  view: 'employee.view',
  edit: 'employee.edit',
  menu: {
    group: 'system',
    // Organisations stood here once: what roles were given under this code stays theirs.
    code: 'people',
    name: { ZHS: '员工管理', ENG: 'Employees' },
    icon: 'team',
    url: '/employee',
    permissions: [
      { code: 'employee.view', name: viewText },
      { code: 'employee.edit', name: editText },
    ],
  },
  newPage: '/employee?new=',
  imported: true,
  batchEdited: true,
  search: { code: 'account' },
  texts: employeeTexts,
});
