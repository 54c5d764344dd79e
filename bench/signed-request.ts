import { signedHeaders } from '@edp/contract/kernel/signature.ts';

type Headers = Readonly<Record<string, string | number>>;

/** The bytes of a call as a browser sends it; the same are answered once. */
export function signedRequest(path: string, ticket: string, input: object, headers: Headers = {}): Buffer {
  const body = JSON.stringify(input);
  return bytesOf(
    `POST ${path}`,
    ticket,
    { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
    body,
  );
}

/** The same for a call whose input is in its address. */
export const signedGet = (
  path: string,
  ticket: string,
  input: Readonly<Record<string, string>>,
  headers: Headers = {},
) => bytesOf(`GET ${path}?${new URLSearchParams(input).toString()}`, ticket, headers);

function bytesOf(what: string, ticket: string, headers: Headers, body = ''): Buffer {
  const all = { host: 'localhost', corTicket: ticket, ...signedHeaders(ticket), ...headers };
  const lines = [`${what} HTTP/1.1`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
