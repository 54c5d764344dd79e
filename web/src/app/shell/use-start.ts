import { start } from '@edp/contract/modules/start/start.ts';
import { useEffect, useState } from 'react';
import { viewsQuery } from '../../kernel/data/saved-views.ts';
import { layoutsQuery } from '../../kernel/data/table-layouts.ts';
import { fetchData } from '../../kernel/http/api.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { loginInfoQuery, resourcesQuery, rolesQuery } from '../../kernel/session/access.ts';
import { language } from '../../kernel/text/language.ts';
import { tenantTextsQuery } from '../../kernel/text/tenant-texts.ts';
import { setTenantTexts } from '../../kernel/text/text.ts';
import { headlinesQuery } from '../../modules/news/headlines.ts';
import { homeConfigQuery, orToAuth } from './header/home-config.ts';

/** Puts what the shell needs before its first page into the cache of its queries, with one request. */
async function fetchStart() {
  const languageType = language();
  const { info, userRoles, resources, texts, config, headlines, tableLayouts, savedViews } = await orToAuth(
    fetchData(start.all, {}),
  );
  setTenantTexts(languageType, texts);
  queryClient.setQueryData(tenantTextsQuery(languageType).queryKey, texts);
  queryClient.setQueryData(loginInfoQuery.queryKey, info);
  queryClient.setQueryData(rolesQuery.queryKey, userRoles);
  queryClient.setQueryData(resourcesQuery.queryKey, resources);
  queryClient.setQueryData(homeConfigQuery.queryKey, config);
  queryClient.setQueryData(headlinesQuery.queryKey, headlines);
  queryClient.setQueryData(layoutsQuery.queryKey, tableLayouts);
  queryClient.setQueryData(viewsQuery.queryKey, savedViews);
}

/** False while the first request of a session is under way. */
export function useStart(): boolean {
  const [isDone, setDone] = useState(() => queryClient.getQueryData(loginInfoQuery.queryKey) !== undefined);
  useEffect(() => {
    if (isDone) return;
    // If it fails, each query fetches its own part and shows its own message.
    void fetchStart()
      .catch(() => {})
      .then(() => setDone(true));
  }, [isDone]);
  return isDone;
}
