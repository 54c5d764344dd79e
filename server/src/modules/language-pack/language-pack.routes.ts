import { languageNames, languages } from '@edp/contract/kernel/language.ts';
import { languagePack } from '@edp/contract/modules/language-pack/language-pack.ts';
import { bind } from '../../kernel/http/bind.ts';
import { countOwnTexts, findLanguagePack, ownTexts, saveLanguagePack } from './language-pack.queries.ts';
import { restoreAllTexts, saveText } from './save-text.ts';
import { countUntranslated } from './untranslated.ts';

export const languagePackRoutes = bind(languagePack, {
  overview: async ({ db }) => ({
    languages: languages.map((languageType) => ({ languageType, name: languageNames[languageType] })),
    functions: await countOwnTexts(db),
  }),
  texts: ({ db, input }) => ownTexts(db, input),
  detail: ({ db, input }) => findLanguagePack(db, input),
  async save({ db, input }) {
    await saveLanguagePack(db, input);
    return null;
  },
  async saveText({ db, input }) {
    await saveText(db, input);
    return null;
  },
  async restoreAll({ db }) {
    await restoreAllTexts(db);
    return null;
  },
  untranslated: ({ db, language }) => countUntranslated(db, language),
});
