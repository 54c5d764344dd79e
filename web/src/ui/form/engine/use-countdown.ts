import { useEffect, useState } from 'react';

/** Seconds until the end, from the clock, because timers are throttled in background windows. */
export function useCountdown() {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (seconds: number) => {
    const begin = Date.now();
    setNow(begin);
    setEnd(begin + seconds * 1000);
  };
  return { left, start };
}
