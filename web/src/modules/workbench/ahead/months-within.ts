const dayMs = 86_400_000;

/** The months that begin within the next days, 1 to 12, and in how many days each does. */
export function monthsWithin(today: string, days: number): { month: number; days: number }[] {
  const now = Date.parse(today);
  const start = new Date(now);
  return Array.from({ length: Math.ceil(days / 28) }, (_, index) => {
    const first = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + index + 1, 1);
    return { month: new Date(first).getUTCMonth() + 1, days: Math.round((first - now) / dayMs) };
  }).filter((each) => each.days > days / 7 && each.days <= days * (14 / 15));
}
