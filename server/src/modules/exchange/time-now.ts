/** `YYYY-MM-DD HH:mm:ss` in a time zone. */
export const timeNow = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date());
