import type { IncomingMessage } from 'node:http';

/** Whether a page of this site opened the connection. Programs other than browsers name no origin. */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: boolean): boolean {
  if (headers.origin === undefined) return true;
  const forwarded = trustProxy ? headers['x-forwarded-host'] : undefined;
  const host = [forwarded ?? headers.host].flat()[0]?.split(',')[0]?.trim();
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
}
