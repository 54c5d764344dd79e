import { signedHeaders } from '@edp/contract/kernel/signature.ts';

/** The bytes of a call as a browser sends it, prepared before the clock starts; a call that writes can be sent once. */
export function signedRequest(path: string, ticket: string, input: object, headers: Readonly<Record<string, string | number>> = {}): Buffer {
  const body = JSON.stringify(input);
  const all = { host: 'localhost', 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), corTicket: ticket, ...signedHeaders(ticket), ...headers };
  const lines = [`POST ${path} HTTP/1.1`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
