const dayMs = 86_400_000;
const first1900 = Date.UTC(1899, 11, 30);
const first1904 = Date.UTC(1904, 0, 1);

/** `2026-11-16`, with ` 08:30:00` where there is a time of day. Excel counts days, and has a 29 February 1900. */
export function dateOfSerial(serial: number, is1904: boolean): string | undefined {
  if (!(serial >= 0 && serial < 2_958_466)) return undefined;
  const days = !is1904 && serial < 60 ? serial + 1 : serial;
  const time = new Date((is1904 ? first1904 : first1900) + Math.round(days * 86_400) * 1000);
  const text = time.toISOString();
  return time.getTime() % dayMs === 0 ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}
