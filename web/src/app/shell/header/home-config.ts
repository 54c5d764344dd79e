import { home } from '@edp/contract/modules/home/home.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchData } from '../../../kernel/http/api.ts';
import { isCallError, isTransient } from '../../../kernel/http/call-error.ts';
import { handleTenantLost } from '../../../kernel/session/session-lost.ts';
import { session, updateSession } from '../../../kernel/session/session.ts';
import { toast } from '../../../kernel/feedback/toast.ts';
import { appText } from '../../app.texts.ts';

/**
 * Awaits the settings of the tenant. They are not to be had without a valid session: then the way begins with the
 * authorisation code.
 */
export async function orToAuth<Value>(work: Promise<Value>): Promise<Value> {
  return work.catch((error: unknown) => {
    // Another user may have logged in meanwhile.
    if (isCallError(error) && error.kind === 'session' && !session().corTicket) handleTenantLost();
    throw error;
  });
}

export const homeConfigQuery = queryOptions({
  queryKey: ['home', 'config'],
  queryFn: ({ signal }) => orToAuth(fetchData(home.config, {}, signal)),
  staleTime: Infinity,
  retry: (failures, error) => isTransient(error) && failures < 5,
});

/** The tenant's settings for the shell. Loading does not block: until they arrive, the defaults are shown. */
export function useHomeConfig() {
  const { data, failureCount, failureReason } = useQuery(homeConfigQuery);
  const isRetrying = failureCount === 1 && isTransient(failureReason);
  useEffect(() => {
    if (isRetrying) toast('warning', appText('configRetrying'));
  }, [isRetrying]);
  // Kept for the next start and the next login: the accent is there with the first paint.
  useEffect(() => {
    if (data) updateSession({ accentColors: data.accentColors.confValue, tenantLogo: data.loginLogo.confValue });
  }, [data]);
  return {
    browserTitle: data?.browserTitle.confValue ?? '',
    footer: data?.bottomTitle.confValue ?? '',
    tabIcon: data?.tabIcon.confValue ?? '',
    logo: data?.mainLogoId.confValue ?? '',
    doesNewsScroll: data?.newsScrolls.confValue === 'true',
    isLogoShown: data ? data.mainLogoShow.confValue === 'true' : true,
  };
}
