import { kernelTexts } from './kernel/kernel.texts.ts';
import type { Language, Text } from './kernel/language.ts';
import { rightsTexts } from './kernel/rights.texts.ts';
import { treeTexts } from './kernel/tree.texts.ts';
import { accountTexts } from './modules/account.texts.ts';
import { applicationTexts } from './modules/application.texts.ts';
import { brandTexts } from './modules/brand.texts.ts';
import { categorySetTexts } from './modules/category-set.texts.ts';
import { categoryTexts } from './modules/category.texts.ts';
import { certificateTexts } from './modules/certificate.texts.ts';
import { chatTexts } from './modules/chat.texts.ts';
import { companyTexts } from './modules/company.texts.ts';
import { dictionaryTexts } from './modules/dictionary.texts.ts';
import { employeeTexts } from './modules/employee.texts.ts';
import { fileTexts } from './modules/file.texts.ts';
import { labelSetTexts } from './modules/label-set.texts.ts';
import { labelTexts } from './modules/label.texts.ts';
import { languagePackTexts } from './modules/language-pack.texts.ts';
import { liveTexts } from './modules/live.texts.ts';
import { loginRecordTexts } from './modules/login-record.texts.ts';
import { messageTexts } from './modules/message.texts.ts';
import { newsTexts } from './modules/news.texts.ts';
import { organisationTexts } from './modules/organisation.texts.ts';
import { registrationTexts } from './modules/registration.texts.ts';
import { sessionTexts } from './modules/session.texts.ts';
import { settingTexts } from './modules/setting.texts.ts';
import { sharingTexts } from './modules/sharing.texts.ts';
import { smsCodeTexts } from './modules/sms-code.texts.ts';
import { tenantApplicationTexts } from './modules/tenant-application.texts.ts';
import { unitTexts } from './modules/unit.texts.ts';
import { userGroupTexts } from './modules/user-group.texts.ts';

/** Every message that the server and the browser share. */
const texts = {
  ...kernelTexts, ...rightsTexts, ...treeTexts, ...accountTexts, ...applicationTexts, ...brandTexts, ...categorySetTexts,
  ...categoryTexts, ...certificateTexts, ...chatTexts, ...companyTexts, ...dictionaryTexts, ...employeeTexts,
  ...fileTexts, ...labelSetTexts, ...labelTexts, ...languagePackTexts, ...liveTexts, ...loginRecordTexts, ...messageTexts, ...newsTexts,
  ...organisationTexts, ...registrationTexts, ...sessionTexts, ...settingTexts, ...sharingTexts, ...smsCodeTexts,
  ...tenantApplicationTexts, ...unitTexts, ...userGroupTexts,
};

/** An error code is a translation key: whatever can go wrong has a text in both languages. */
export type MessageKey = keyof typeof texts;
export type MessageParams = Readonly<Record<string, string | number>>;

const lookup: Readonly<Record<string, Text>> = texts;

/** `{name}` in a text is replaced by the parameter of that name. */
export function translate(key: MessageKey, language: Language, params: MessageParams = {}): string {
  return fill(texts[key][language], params);
}

/** Turns the message of a broken Zod rule (see `rule`) into words; Zod's own English ones are replaced. */
export function translateRule(message: string, language: Language): string {
  const [key = '', query] = message.split('?');
  const text = lookup[key] ?? texts['rule.type'];
  return fill(text[language], Object.fromEntries(new URLSearchParams(query)));
}

const fill = (text: string, params: MessageParams) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
