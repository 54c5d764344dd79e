import type { IncomingMessage } from 'node:http';
import type { IsTrustedProxy } from '../http/trusted-proxies.ts';

/** Whether a page of this site opened the connection. Programs other than browsers name no origin. */
export function isOwnOrigin(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrustedProxy: IsTrustedProxy,
): boolean {
  if (headers.origin === undefined) return true;
  const forwarded = isTrustedProxy(socket.remoteAddress) ? headers['x-forwarded-host'] : undefined;
  const host = [forwarded ?? headers.host].flat()[0]?.split(',')[0]?.trim();
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
}
