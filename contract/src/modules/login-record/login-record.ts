import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { DateTime, filterDateRange, filterText, optionalId } from '../../kernel/fields.ts';
import type { MenuEntry } from '../../kernel/menu-entry.ts';
import { paged } from '../../kernel/paging.ts';
import { createdTimeField, creatorField, enumField, textField } from '../../kernel/record/record-fields.ts';
import { rule } from '../../kernel/rule.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { loginRecordTexts } from './login-record.texts.ts';
import { conditionOf } from '../../kernel/record/record.ts';

addTexts(loginRecordTexts);

export const loginResults = [
  'success',
  'wrongPassword',
  'disabled',
  'throttled',
  'addressRefused',
  'totpWrong',
] as const;
export type LoginResult = (typeof loginResults)[number];

const LoginRecord = z.object({
  id: z.string(),
  time: DateTime,
  /** IP address of the client. */
  address: z.string(),
  /** Such as `Chrome 126 · Windows`; empty where the client did not name a known one. */
  browser: z.string(),
  result: z.enum(loginResults),
});

const UserLoginRecord = LoginRecord.extend({ userId: z.string(), account: z.string(), userName: z.string() });
export type UserLoginRecord = z.output<typeof UserLoginRecord>;

/** Absent and empty mean all. */
const filterResult = z
  .enum(['', ...loginResults], { error: rule('rule.choice') })
  .nullish()
  .transform((value) => value || undefined);

/** A condition of the list can test these. */
export const loginRecordTests = {
  time: createdTimeField(),
  userName: creatorField(),
  address: textField(50),
  browser: textField(100),
  result: enumField(z.enum(loginResults)),
};

/** Login attempts at existing accounts, the newest first. */
export const loginRecord = calls('loginRecord', 'user', '/user/v6/loginRecord', {
  /** The user's own. */
  own: post('own', { can: 'member', input: paged({ result: filterResult }), page: LoginRecord }),
  /** The records of the tenant, or of one account. */
  list: post('list', {
    can: 'account.view',
    input: paged({
      userId: optionalId,
      name: filterText(),
      address: filterText(50),
      result: filterResult,
      time: filterDateRange,
      condition: conditionOf(loginRecordTests),
    }),
    page: UserLoginRecord,
  }),
});

/** The page needs the permission of the accounts, which stands there. */
export const loginRecordMenu: MenuEntry = {
  code: 'loginRecord',
  name: { ZHS: '登录日志', ENG: 'Log of logins' },
  icon: 'history',
  url: '/loginRecord',
};
