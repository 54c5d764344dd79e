/** The one of a few texts that differs in a single character, if it is one of two or more: what was probably meant. */
export function similarText(given: string, known: Iterable<string>): string | undefined {
  if (given.length < 2) return undefined;
  for (const text of known)
    if (text.length > 1 && Math.abs(text.length - given.length) <= 1 && isOneApart(given, text)) return text;
  return undefined;
}

function isOneApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const rest = short.length === long.length ? start + 1 : start;
  return short.slice(rest) === long.slice(start + 1);
}
