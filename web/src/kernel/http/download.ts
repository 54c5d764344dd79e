import type { Call, InputOf } from '@edp/contract/kernel/call.ts';
import { createCallError } from './call-error.ts';
import { kernelText } from '../text/kernel.texts.ts';
import { session } from '../session/session.ts';
import { callHeaders, parseResponse } from './wire.ts';

/** By then the browser has started the download. */
const revokeAfterMs = 60_000;

/** Fetches a file that needs signed headers, which a plain link cannot send, and saves it under this name. */
export async function download<C extends Call>(call: C, input: InputOf<C>, name: string): Promise<void> {
  const ticket = session().corTicket;
  const isGet = call.method === 'GET';
  const response = await fetch(
    isGet ? `${call.path}?${new URLSearchParams(input as Record<string, string>).toString()}` : call.path,
    {
      method: call.method,
      headers: { ...callHeaders(), ...(!isGet && { 'content-type': 'application/json' }) },
      ...(!isGet && { body: JSON.stringify(input) }),
    },
  ).catch(() => {
    throw createCallError('network', kernelText('networkFailed'));
  });
  if (!response.ok)
    parseResponse({ status: response.status, body: await response.text(), date: response.headers.get('date'), ticket });
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
