import { kernelTexts, treeTexts } from './kernel/kernel.texts.ts';
import { fill, type Language, type MessageParams } from './kernel/language.ts';
import { addTexts, texts } from './kernel/text-store.ts';
import type { batchTexts } from './kernel/record/batch.texts.ts';
import type { accountNotices } from './modules/account/account-notices.texts.ts';
import type { bomTexts } from './modules/bom/bom.texts.ts';
import type { certificateNotices } from './modules/certificate/certificate-notices.texts.ts';
import type { chatTexts } from './modules/chat/chat.texts.ts';
import type { companyTexts } from './modules/company/company.texts.ts';
import type { exchangeTexts } from './modules/exchange/exchange.texts.ts';
import type { fileTexts } from './modules/file/file.texts.ts';
import type { homeTexts } from './modules/home/home.texts.ts';
import type { importTexts } from './modules/import/import.texts.ts';
import type { jobTexts } from './modules/job/job.texts.ts';
import type { languagePackTexts } from './modules/language-pack/language-pack.texts.ts';
import type { liveTexts } from './modules/live/live.texts.ts';
import type { loginRecordTexts } from './modules/login-record/login-record.texts.ts';
import type { menuTexts } from './modules/menu/menu.texts.ts';
import type { messageTexts } from './modules/message/message.texts.ts';
import type { newsTexts } from './modules/news/news.texts.ts';
import { preferenceTexts } from './modules/preference/preference.texts.ts';
import type { registrationTexts } from './modules/registration/registration.texts.ts';
import type { rightsTexts } from './modules/role/rights.texts.ts';
import type { securityNotices } from './modules/security/security-notices.texts.ts';
import { securityTexts } from './modules/security/security.texts.ts';
import { sessionTexts } from './modules/session/session.texts.ts';
import type { sessionsTexts } from './modules/session/sessions.texts.ts';
import type { smsCodeTexts } from './modules/sms-code/sms-code.texts.ts';
import type { tableLayoutTexts } from './modules/table-layout/table-layout.texts.ts';
import type { tenantApplicationTexts } from './modules/tenant-application/tenant-application.texts.ts';
import type { twoFactorTexts } from './modules/two-factor/two-factor.texts.ts';
import type { AnyNoun } from './nouns.ts';

/** The messages of the kernel, and of modules that the pages before the login have. */
const ownTexts = { ...kernelTexts, ...treeTexts, ...sessionTexts, ...preferenceTexts, ...securityTexts };

/** Distributes over the nouns: the keys of all of them, not the few that they share. */
type KeysOf<N> = N extends AnyNoun ? keyof N['texts'] & string : never;

/** The messages that come with a module's calls. */
type LaterTexts = typeof accountNotices &
  typeof companyTexts &
  typeof fileTexts &
  typeof languagePackTexts &
  typeof liveTexts &
  typeof smsCodeTexts &
  typeof tableLayoutTexts &
  typeof bomTexts &
  typeof certificateNotices &
  typeof securityNotices &
  typeof batchTexts &
  typeof jobTexts &
  typeof chatTexts &
  typeof exchangeTexts &
  typeof homeTexts &
  typeof importTexts &
  typeof loginRecordTexts &
  typeof menuTexts &
  typeof messageTexts &
  typeof newsTexts &
  typeof registrationTexts &
  typeof rightsTexts &
  typeof sessionsTexts &
  typeof tenantApplicationTexts &
  typeof twoFactorTexts;

/** An error code is a translation key: whatever can go wrong has a text in both languages. */
export type MessageKey = keyof typeof ownTexts | keyof LaterTexts | KeysOf<AnyNoun>;

addTexts(ownTexts);

/** The message in a language, with its parameters. */
export function translate(key: MessageKey, language: Language, params: MessageParams = {}): string {
  return fill(texts[key]![language], params);
}

/** Turns the message of a broken Zod rule (see `rule`) into words; Zod's own English ones are replaced. */
export function translateRule(message: string, language: Language): string {
  const [key = '', query] = message.split('?');
  const text = texts[key] ?? ownTexts['rule.type'];
  return fill(text[language], Object.fromEntries(new URLSearchParams(query)));
}
