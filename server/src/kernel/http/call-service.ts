/** An external service, such as a gateway for messages; the token, if there is one, goes as a bearer token. */
export interface Service {
  url: string;
  token: string | undefined;
}

const timeoutMs = 8000;

/**
 * Gives the JSON of the answer, or nothing where there is none. Anything but success within a few seconds is an error.
 */
export async function callService(
  { url, token }: Service,
  { path = '', query, body }: { path?: string; query?: Record<string, string>; body?: object },
): Promise<unknown> {
  const address = new URL(url);
  address.pathname = address.pathname.replace(/\/$/, '') + path;
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
  const response = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address.host} answered ${response.status}`);
  return /^\s*[[{]/.test(text) ? JSON.parse(text) : undefined;
}
