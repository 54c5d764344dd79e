import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { accountFields } from '../account/account.ts';
import { loginRecord, loginResults } from './login-record.ts';
import { loginRecordLabels as label } from './login-record-labels.ts';

export const loginRecordSheet = defineSheet({
  noun: 'loginRecord',
  title: label.logTitle,
  list: loginRecord.list,
  columns: [
    { field: 'time', title: label.time, kind: 'time' },
    { field: 'account', column: 'user', title: label.user, kind: 'code' },
    { field: 'userName', column: 'user', title: accountFields.name.label, kind: 'text' },
    {
      field: 'result',
      title: label.result,
      kind: 'choice',
      choices: loginResults.map((value) => ({ value, text: label[value] })),
    },
    { field: 'address', title: label.address, kind: 'code' },
    { field: 'browser', title: label.browser, kind: 'text' },
  ],
});
