import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time, minute by minute: the page may stay open over noon and over night. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
