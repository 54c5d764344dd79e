const dayMs = 86_400_000;
/** Excel has a 29 February 1900, which there was not: days before it are counted from another one. */
const [firstOfMarch, beforeMarch, fromMarch] = [Date.UTC(1900, 2, 1), Date.UTC(1899, 11, 31), Date.UTC(1899, 11, 30)];
const first1900 = Date.UTC(1900, 0, 1);
const first1904 = Date.UTC(1904, 0, 1);
const pattern = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/;

/** `2026-01-31` or `2026-01-31 08:30:00` as Excel counts days; unchanged what is no date, or one before those that Excel knows. */
export function toSerial(text: string): string | number {
  const found = pattern.exec(text);
  if (!found) return text;
  const [, year, month, date, hours = '0', minutes = '0', seconds = '0'] = found as unknown as [string, string, string, string, string?, string?, string?];
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(date));
  if (midnight < first1900 || Number(year) < 1900) return text;
  const days = (midnight - (midnight < firstOfMarch ? beforeMarch : fromMarch)) / dayMs;
  return days + (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
}

/** The other way, with the time of day where there is one; undefined for what is no day. Workbooks of old Macs count from 1904. */
export function dateOfSerial(serial: number, is1904: boolean): string | undefined {
  if (!(serial >= 0 && serial < 2_958_466)) return undefined;
  const from = is1904 ? first1904 : serial < 60 ? beforeMarch : fromMarch;
  const time = new Date(from + Math.round(serial * 86_400) * 1000);
  const text = time.toISOString();
  return time.getTime() % dayMs === 0 ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}
