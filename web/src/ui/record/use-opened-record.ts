import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { openParam } from '../../kernel/data/record-route.ts';

/**
 * Links that open a record beside its list go on to its page; the list that stays behind in the history has not opened
 * it.
 */
export function useOpenedRecord(pageOf: (id: string) => string) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const opened = address.get(openParam);
  const goOn = useEffectEvent(async (id: string) => {
    const rest = new URLSearchParams(address);
    rest.delete(openParam);
    await navigate({ search: rest.toString() }, { replace: true });
    await navigate(pageOf(id));
  });
  useEffect(() => {
    if (opened) void goOn(opened);
  }, [opened]);
}
