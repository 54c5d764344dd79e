/** Digits in groups of three, with a sign or without: 1,234,567. */
export function inGroups(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups[0] === '-' ? `-${groups.slice(1).join(',')}` : groups.join(',');
}
