import { jobTexts } from './kernel/job.texts.ts';
import { kernelTexts } from './kernel/kernel.texts.ts';
import type { Language, Text } from './kernel/language.ts';
import { rightsTexts } from './kernel/rights.texts.ts';
import { treeTexts } from './kernel/tree.texts.ts';
import { chatTexts } from './modules/chat.texts.ts';
import { companyTexts } from './modules/company.texts.ts';
import { dictionaryTexts } from './modules/dictionary.texts.ts';
import { employeeTexts } from './modules/employee.texts.ts';
import { fileTexts } from './modules/file.texts.ts';
import { languagePackTexts } from './modules/language-pack.texts.ts';
import { liveTexts } from './modules/live.texts.ts';
import { loginRecordTexts } from './modules/login-record.texts.ts';
import { messageTexts } from './modules/message.texts.ts';
import { newsTexts } from './modules/news.texts.ts';
import { registrationTexts } from './modules/registration.texts.ts';
import { sessionTexts } from './modules/session.texts.ts';
import { smsCodeTexts } from './modules/sms-code.texts.ts';
import { tenantApplicationTexts } from './modules/tenant-application.texts.ts';
import { type AnyNoun, nouns } from './nouns.ts';

/** The messages of modules that are no nouns. */
const ownTexts = {
  ...kernelTexts, ...jobTexts, ...rightsTexts, ...treeTexts, ...chatTexts, ...companyTexts, ...dictionaryTexts, ...employeeTexts,
  ...fileTexts, ...languagePackTexts, ...liveTexts, ...loginRecordTexts, ...messageTexts, ...newsTexts, ...registrationTexts, ...sessionTexts, ...smsCodeTexts,
  ...tenantApplicationTexts,
};

/** Distributes over the nouns: the keys of all of them, not the few that they share. */
type KeysOf<N> = N extends AnyNoun ? keyof N['texts'] & string : never;

/** An error code is a translation key: whatever can go wrong has a text in both languages. */
export type MessageKey = keyof typeof ownTexts | KeysOf<AnyNoun>;
export type MessageParams = Readonly<Record<string, string | number>>;

/** Every message that the server and the browser share. */
const texts = Object.assign({ ...ownTexts }, ...nouns.map((noun) => noun.texts)) as Readonly<Record<MessageKey, Text>>;
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
