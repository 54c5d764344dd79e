import { pathOf, type Call, type InputOf, type OutputOf } from '@edp/contract/kernel/call.ts';
import { pageIn, type Envelope } from '@edp/contract/kernel/envelope.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import { createCallError, isCallError } from './call-error.ts';
import { kernelText } from '../text/kernel.texts.ts';
import { session } from '../session/session.ts';
import { callHeaders, parseResponse } from './wire.ts';

let ofSession = new AbortController();
/** Ends all calls that are on their way: before a logout, after which they would be refused. */
export function abortCalls() {
  ofSession.abort();
  ofSession = new AbortController();
}

/** Sends one call of the contract and returns the whole envelope, with its message. */
export async function request<C extends Call>(
  call: C,
  input: InputOf<C>,
  signal?: AbortSignal,
): Promise<Envelope<OutputOf<C>>> {
  try {
    return await requestOnce(call, input, signal);
  } catch (error) {
    // The error response synchronised the clock, so the second signature is valid.
    if (isCallError(error) && error.code === 'error.clock') return requestOnce(call, input, signal);
    throw error;
  }
}

/** Sends a call and returns its data. */
export async function fetchData<C extends Call>(
  call: C,
  input: InputOf<C>,
  signal?: AbortSignal,
): Promise<OutputOf<C>> {
  return (await request(call, input, signal)).data;
}

/** Sends a list call and returns its rows and total. */
export async function fetchPage<C extends Call>(
  call: C,
  input: InputOf<C>,
  signal?: AbortSignal,
): Promise<Page<OutputOf<C>>> {
  return pageIn((await request(call, input, signal)) as Envelope<OutputOf<C>[]>);
}

async function requestOnce<C extends Call>(
  call: C,
  input: InputOf<C>,
  signal?: AbortSignal,
): Promise<Envelope<OutputOf<C>>> {
  const ticket = session().corTicket;
  const response = await send(call, input, signal);
  const body = await response.text();
  return parseResponse({ status: response.status, body, date: response.headers.get('date'), ticket });
}

async function send(call: Call, input: unknown, ofCaller: AbortSignal | undefined): Promise<Response> {
  const signal = ofCaller ? AbortSignal.any([ofCaller, ofSession.signal]) : ofSession.signal;
  const asQuery = call.method === 'GET' || call.method === 'DELETE';
  const path = pathOf(call, input);
  const address = asQuery ? `${path}${queryString(input)}` : path;
  const headers = {
    ...callHeaders(),
    ...(!asQuery && { 'content-type': call.form ? 'application/x-www-form-urlencoded' : 'application/json' }),
  };
  const body = call.form ? encodeForm(input) : JSON.stringify(input);
  try {
    return await fetch(address, { method: call.method, headers, signal, ...(!asQuery && { body }) });
  } catch (error) {
    if (signal.aborted) throw error;
    throw createCallError('network', kernelText('networkFailed'));
  }
}

/** Arrays are joined by commas. */
function encodeForm(input: unknown): string {
  const entries = Object.entries(input ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
}

function queryString(input: unknown): string {
  const query = encodeForm(input);
  return query && `?${query}`;
}
