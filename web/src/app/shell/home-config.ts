import { home } from '@edp/contract/modules/home.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchData } from '../../kernel/api.ts';
import { isTransient } from '../../kernel/call-error.ts';
import { toast } from '../../kernel/toast.ts';
import { appText } from '../app-text.ts';

/** The tenant's settings for the shell. Loading does not block: until they arrive, the defaults are shown. */
export function useHomeConfig() {
  const { data, failureCount, failureReason } = useQuery({
    queryKey: ['home', 'config'],
    queryFn: ({ signal }) => fetchData(home.config, {}, signal),
    staleTime: Infinity,
    retry: (failures, error) => isTransient(error) && failures < 5,
  });
  const isRetrying = failureCount === 1 && isTransient(failureReason);
  useEffect(() => {
    if (isRetrying) toast('warning', appText('configRetrying'));
  }, [isRetrying]);
  return {
    browserTitle: data?.browserTitle.confValue ?? '',
    footer: data?.bottomTitle.confValue ?? '',
    tabIcon: data?.tabIcon.confValue ?? '',
    logo: data?.mainLogoId.confValue ?? '',
    isLogoShown: data ? data.mainLogoShow.confValue === 'true' : true,
  };
}
