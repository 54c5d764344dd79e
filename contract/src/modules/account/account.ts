import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { byId, DateTime, filterText, Id, text } from '../../kernel/fields.ts';
import { rowOf, sortsOf, conditionOf } from '../../kernel/record/record.ts';
import { paged } from '../../kernel/paging.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { mostChecked, setActiveBatchCall } from '../../kernel/record/record-calls.ts';
import {
  computedField,
  createdTimeField,
  enabledField,
  textField,
  viewed,
  yesOrNo,
} from '../../kernel/record/record-fields.ts';
import { rule, ruleAcross, tooLong } from '../../kernel/rule.ts';
import { FileLink } from '../../kernel/file-link.ts';
import { pictureLimit } from '../../kernel/stored-file.ts';
import type { MessageKey } from '../../texts.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { accountNotices } from './account-notices.texts.ts';
import { accountNoun } from './account.noun.ts';

addTexts(accountNotices);

/** The picture of a person beside the greeting. */
export const avatarPicture = { ...pictureLimit, width: 200, height: 200 };

const passwordText = (required: MessageKey) => z.string(rule(required)).min(1, rule(required)).max(200, tooLong(200));

/** No valid password is shorter, so a shorter old one is wrong. */
const longEnough = (required: MessageKey) => passwordText(required).min(6, rule('account.passwordTooShort'));

/** The rule of every password set after login. */
export const newPassword = (required: MessageKey) => longEnough(required).max(50, tooLong(50));

const PasswordChange = z.object({
  /** Sent by the documented client; whose password it is comes from the session. */
  loginName: text(50),
  oldPassword: longEnough('account.oldPasswordRequired'),
  password: newPassword('account.newPasswordRequired'),
  confirmPassword: longEnough('account.confirmationRequired'),
});

const confirmed = PasswordChange.refine(
  ({ password, confirmPassword }) => password === confirmPassword,
  ruleAcross(['password', 'confirmPassword'], 'account.passwordsDiffer'),
);

/** A person of the tenant, for those who look after accounts. */
export const accountFields = {
  account: viewed(textField(50), { label: { ZHS: '账号', ENG: 'Account' }, isCode: true, list: { width: 112 } }),
  name: viewed(textField(50), { label: { ZHS: '姓名', ENG: 'Name' }, list: { width: 140 } }),
  roleNames: viewed(computedField(z.array(z.string())), {
    label: { ZHS: '角色', ENG: 'Roles' },
    column: 'roles',
    sheet: { kind: 'text' },
    list: { width: 160, grows: true },
  }),
  active: enabledField(),
  /** Logins that have neither ended nor expired, with or without an open window. */
  sessionCount: computedField(z.number()),
  /** Of these, how many have a window open now. */
  onlineCount: viewed(computedField(z.number()), {
    label: { ZHS: '在线', ENG: 'Online' },
    column: 'online',
    sheet: false,
    list: { width: 112 },
  }),
  /** 1: has a second factor. */
  twoFactor: viewed(computedField(z.literal([0, 1])), {
    label: { ZHS: '两步验证', ENG: 'Two-factor' },
    words: yesOrNo,
    list: false,
  }),
  /** Empty if the user never logged in. */
  lastSeenTime: viewed(computedField(DateTime), {
    label: { ZHS: '最近在线', ENG: 'Last seen' },
    column: 'lastSeen',
    sheet: { kind: 'time' },
  }),
};

/** Nothing of it is saved together, so it has no version. */
const Account = rowOf(accountFields).omit({ version: true });
export type Account = z.output<typeof Account>;

/** A condition of the list can test these. */
export const accountTests = {
  account: accountFields.account,
  name: accountFields.name,
  active: accountFields.active,
  createTime: createdTimeField(),
};

const filters = { account: filterText(), name: filterText(), condition: conditionOf(accountTests) };

/** Calls of people for their own account, and of administrators for that of others. */
export const account = calls('account', 'user', '/user/v6', {
  name: post('getUserName', {
    can: 'member',
    beforePasswordChange: true,
    input: z.object({}),
    output: z.object({ userName: z.string(), account: z.string() }),
  }),
  changePassword: post('updatePwd', {
    can: 'member',
    beforePasswordChange: true,
    input: confirmed,
    output: z.null(),
    writes: true,
    done: 'account.passwordChanged',
  }),
  changePicture: post('updateImage', {
    can: 'member',
    input: z.object({ imgAddress: FileLink }),
    output: z.object({ imgAddress: z.string() }),
    writes: true,
  }),
  list: post('queryAccountList', {
    can: 'account.view',
    input: paged(filters, { sort: sortsOf(accountFields) }),
    page: Account,
  }),
  detail: post('queryAccountDetail', { can: 'account.view', input: byId, output: Account }),
  resetPassword: post('resetPassword', {
    can: 'account.reset',
    input: z.object({ id: Id, password: newPassword('account.newPasswordRequired') }),
    output: z.null(),
    writes: true,
    done: 'account.passwordReset',
    sample: ({ id }) => ({ id, password: 'Sample-2026' }),
  }),
  /** As the status of one employee is set: a disabled account is logged out at once. */
  ...setActiveBatchCall('employee.edit', filters, mostChecked),
  endSessions: post('endSessions', {
    can: 'account.reset',
    input: byId,
    output: z.null(),
    writes: true,
    done: 'account.sessionsEnded',
  }),
});

export const accountRecord = defineRecord({
  noun: accountNoun,
  fields: accountFields,
  calls: account,
  key: 'account',
  filters: ['account', 'name'],
  form: [],
  one: { ZHS: '账号', ENG: 'account' },
  empty: {
    title: { ZHS: '没有账号', ENG: 'No accounts' },
    detail: {
      ZHS: '账号用于登录系统，随员工一起建立。',
      ENG: 'Accounts are for logging in; they come with the employees.',
    },
  },
});
