import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loginInfoQuery } from '../../kernel/session/access.ts';

const minute = 60_000;

/**
 * The time, updated every minute, because the page may stay open for days; with the time zone of the installation,
 * which may not be that of the browser.
 */
export function useNow() {
  const [now, setNow] = useState(() => new Date());
  const timeZone = useQuery(loginInfoQuery).data?.timeZone;
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  const inZone = (locale: string, format: Intl.DateTimeFormatOptions) =>
    now.toLocaleString(locale, { ...format, timeZone });
  return {
    hour: Number(inZone('en', { hour: 'numeric', hourCycle: 'h23' })),
    /** `YYYY-MM-DD`, as the Swedes write it. */
    today: inZone('sv', { dateStyle: 'short' }),
    inZone,
  };
}
