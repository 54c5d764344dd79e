import { languages, type Language } from '@edp/contract/kernel/language.ts';
import { languagePack } from '@edp/contract/modules/language-pack/language-pack.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { fetchData } from '../http/api.ts';
import { useLanguage } from './language.ts';
import { useSession } from '../session/session.ts';
import { setTenantTexts } from './text.ts';

/** The texts of all pages in one request: they are few, and no page has to wait for its own. */
export const tenantTextsQuery = (languageType: Language) =>
  queryOptions({
    queryKey: ['languagePack', 'texts', languageType],
    queryFn: async ({ signal }) => {
      const texts = await fetchData(languagePack.texts, { languageType }, signal);
      setTenantTexts(languageType, texts);
      return texts;
    },
    staleTime: Infinity,
    // After a change of language the built-in texts are shown until the tenant's arrive.
    placeholderData: keepPreviousData,
  });

/** False while the tenant's texts are loading; if they fail to load, the built-in ones are shown. */
export const useTenantTextsReady = () => !useQuery(tenantTextsQuery(useLanguage())).isPending;

// The next user may belong to another tenant.
useSession.subscribe(({ corTicket }, before) => {
  if (corTicket === before.corTicket) return;
  for (const each of languages) setTenantTexts(each, {});
});
