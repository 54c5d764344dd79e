import { languages, type Language } from '@edp/contract/kernel/language.ts';
import { languagePack } from '@edp/contract/modules/language-pack.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { fetchData } from './api.ts';
import { useLanguage } from './language.ts';
import { useSession } from './session.ts';
import { setTenantTexts } from './text.ts';

/** The texts of all pages at once: there are few, and no page waits for its own. */
const tenantTextsQuery = (languageType: Language) =>
  queryOptions({
    queryKey: ['languagePack', 'texts', languageType],
    queryFn: async ({ signal }) => {
      const texts = await fetchData(languagePack.texts, { languageType }, signal);
      setTenantTexts(languageType, texts);
      return texts;
    },
    staleTime: Infinity,
    // Another language is shown at once, in the built-in words until its own have come.
    placeholderData: keepPreviousData,
  });

/** False until the tenant's own texts are there, or cannot be had: then the built-in ones have to do. */
export const useTenantTextsReady = () => !useQuery(tenantTextsQuery(useLanguage())).isPending;

// The next person may belong to another tenant.
useSession.subscribe(({ corTicket }, before) => {
  if (corTicket === before.corTicket) return;
  for (const each of languages) setTenantTexts(each, {});
});
