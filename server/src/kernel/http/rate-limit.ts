import { tooMany } from '../app-error.ts';

const windowMs = 60_000;

/**
 * Keeps one client from flooding a process. What must hold across processes, such as failed logins,
 * is counted in the database instead (see attempts.ts).
 */
export function limitRequests(perMinute: number) {
  let counts = new Map<string, number>();
  let windowStart = Date.now();
  return (client: string) => {
    if (perMinute === 0) return;
    const now = Date.now();
    if (now - windowStart >= windowMs) {
      counts = new Map();
      windowStart = now;
    }
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    if (count > perMinute) throw tooMany(Math.ceil((windowStart + windowMs - now) / 1000));
  };
}
