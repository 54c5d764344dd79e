const dayMs = 86_400_000;
/** Excel has a 29 February 1900, which there was not: days before it are counted from another one. */
const [firstOfMarch, beforeMarch, fromMarch] = [Date.UTC(1900, 2, 1), Date.UTC(1899, 11, 31), Date.UTC(1899, 11, 30)];
const first1900 = Date.UTC(1900, 0, 1);
const first1904 = Date.UTC(1904, 0, 1);
const pattern = /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d(?::\d\d)?)?$/;

/**
 * `2026-01-31` or `2026-01-31 08:30:00` as Excel counts days; unchanged what is no date, or one before those that Excel
 * knows.
 */
export function toSerial(text: string): string | number {
  if (!pattern.test(text)) return text;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const midnight = Date.UTC(year, twoDigits(text, 5) - 1, twoDigits(text, 8));
  if (midnight < first1900 || year < 1900) return text;
  const days = (midnight - (midnight < firstOfMarch ? beforeMarch : fromMarch)) / dayMs;
  if (text.length === 10) return days;
  return (
    days +
    (twoDigits(text, 11) * 3600 + twoDigits(text, 14) * 60 + (text.length > 16 ? twoDigits(text, 17) : 0)) / 86_400
  );
}

/** To make a string of each part would take longer than all else. The code of 0 is 48. */
const twoDigits = (text: string, at: number) => (text.charCodeAt(at) - 48) * 10 + (text.charCodeAt(at + 1) - 48);

/**
 * The other way, with the time of day where there is one; undefined for what is no day. Workbooks of old Macs count
 * from 1904.
 */
export function dateOfSerial(serial: number, is1904: boolean): string | undefined {
  if (!(serial >= 0 && serial < 2_958_466)) return undefined;
  const from = is1904 ? first1904 : serial < 60 ? beforeMarch : fromMarch;
  const time = new Date(from + Math.round(serial * 86_400) * 1000);
  const text = time.toISOString();
  return time.getTime() % dayMs === 0 ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}
