import { z } from 'zod';
import { calls, get, post } from '../../kernel/call.ts';
import { requiredText, text, wholeNumber } from '../../kernel/fields.ts';
import { type Language, languages } from '../../kernel/language.ts';
import type { MenuEntry } from '../../kernel/menu-entry.ts';
import { rule, tooMany } from '../../kernel/rule.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { languagePackTexts } from './language-pack.texts.ts';

addTexts(languagePackTexts);

/** The code of a page: the name of its dictionary. */
const FunctionName = z.string(rule('rule.required')).regex(/^[a-z][\w-]{0,49}$/i, rule('rule.type'));
const LanguageType = z.enum(languages, rule('rule.choice'));
const Key = z.string().regex(/^[a-z]\w{0,99}$/i, rule('rule.type'));

/** One text of a page in the words of a tenant. */
const longestText = 200;
const OwnText = requiredText(longestText);

const placeholders = (template: string) => [...new Set(template.match(/\{\w+\}/g))];

/** A text in a form: empty means the built-in text, whose placeholders it keeps otherwise. */
export function ownTextOf(builtIn: string) {
  const lost = (own: string) => placeholders(builtIn).filter((name) => !placeholders(own).includes(name));
  return text(longestText).refine((own) => own === '' || lost(own).length === 0, {
    error: ({ input }) => rule('languagePack.placeholders', { names: lost(String(input)).join(' ') }),
  });
}

const mostTexts = 2000;
const OwnTexts = z
  .record(Key, OwnText, rule('rule.type'))
  .refine((texts) => Object.keys(texts).length <= mostTexts, rule('rule.tooMany', { max: mostTexts }));

/** The texts that a tenant has put in the place of the built-in ones of one page in one language. */
const LanguagePack = z.object({
  functionName: z.string(),
  languageType: LanguageType,
  /** 0 before anything was changed. */
  version: z.number(),
  texts: z.record(z.string(), z.string()),
});
export type LanguagePack = z.output<typeof LanguagePack>;

const page = { functionName: FunctionName, languageType: LanguageType };

/** Records of a noun whose name is not translated into English; counted up to a limit. */
const Untranslated = z.object({ noun: z.string(), title: z.string(), url: z.string(), missing: z.number() });
export const mostCounted = 10_000;

const Overview = z.object({
  languages: z.array(z.object({ languageType: LanguageType, name: z.string() })),
  /** The pages with own texts and how many these are. */
  functions: z.array(z.object({ functionName: z.string(), languageType: LanguageType, overridden: z.number() })),
});

export const languagePack = calls('languagePack', 'user', '/languagePack/v6', {
  overview: get('getLanguagePack', { can: 'member', input: z.object({}), output: Overview }),
  /** Own texts by page and key: of one page, of several, or of all when none is named. */
  texts: post('getPageAttribute', {
    can: 'member',
    beforePasswordChange: true,
    input: z.object({
      functionName: z.union([FunctionName, z.array(FunctionName).max(200, tooMany(200))]).nullish(),
      languageType: LanguageType,
    }),
    output: z.record(z.string(), z.record(z.string(), z.string())),
  }),
  detail: post('getPageConfig', { can: 'language.edit', input: z.object(page), output: LanguagePack }),
  /** Replaces all own texts of the page; a key that is left out is built-in again. */
  save: post('updatePageConfig', {
    can: 'language.edit',
    input: z.object({ ...page, version: wholeNumber(0).optional(), texts: OwnTexts }),
    output: z.null(),
    writes: true,
    done: 'languagePack.saved',
  }),
  saveText: post('updateText', {
    summary: "Replaces one text in every language; an empty one is the product's own again.",
    can: 'language.edit',
    input: z.object({
      functionName: FunctionName,
      key: Key,
      ...(Object.fromEntries(languages.map((each) => [each, text(longestText)])) as Record<
        Language,
        ReturnType<typeof text>
      >),
    }),
    output: z.null(),
    writes: true,
    done: 'languagePack.saved',
  }),
  restoreAll: post('restoreAll', {
    summary: 'Makes every text the built-in one again, in every language.',
    can: 'language.edit',
    input: z.object({}),
    output: z.null(),
    writes: true,
    done: 'languagePack.restored',
  }),
  untranslated: post('untranslated', {
    summary: 'How many records of each noun have no English name.',
    can: 'language.edit',
    input: z.object({}),
    output: z.array(Untranslated),
  }),
});

export const languagePackMenu: MenuEntry = {
  code: 'languagePack',
  name: { ZHS: '多语言配置', ENG: 'Language settings' },
  icon: 'translation',
  url: '/languageText',
  permissions: [{ code: 'language.edit', name: { ZHS: '多语言配置', ENG: 'Configure languages' } }],
};
