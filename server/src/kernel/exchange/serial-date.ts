const day = 86_400_000;
/** Excel has a 29 February 1900, which there was not: days before it are counted from another one. */
const [firstOfMarch, beforeMarch, fromMarch] = [Date.UTC(1900, 2, 1), Date.UTC(1899, 11, 31), Date.UTC(1899, 11, 30)];
const firstDay = Date.UTC(1900, 0, 1);
const pattern = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/;

/** `2026-01-31` or `2026-01-31 08:30:00` as Excel counts days; unchanged what is no date, or one before those that Excel knows. */
export function toSerial(text: string): string | number {
  const found = pattern.exec(text);
  if (!found) return text;
  const [, year, month, date, hours = '0', minutes = '0', seconds = '0'] = found as unknown as [string, string, string, string, string?, string?, string?];
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(date));
  if (midnight < firstDay || Number(year) < 1900) return text;
  const days = (midnight - (midnight < firstOfMarch ? beforeMarch : fromMarch)) / day;
  return days + (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
}
