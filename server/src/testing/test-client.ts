import { type Call, type InputOf, type OutputOf, pathOf } from '@edp/contract/kernel/call.ts';
import { type Envelope, type Failure, pageIn } from '@edp/contract/kernel/envelope.ts';
import { signedHeaders } from '@edp/contract/kernel/signature.ts';
import { exchange } from './http/exchange.ts';

export interface Answer<Data> {
  status: number;
  body: Envelope<Data>;
  headers: Headers;
}

type DataOf<C extends Call> = C['answer'] extends 'page' ? OutputOf<C>[] : OutputOf<C>;

/** What every request carries; a test replaces single headers to see them refused. */
export interface Credentials {
  ticket: string;
  tenantAuth: string;
  language?: string;
}

export type TestClient = ReturnType<typeof testClient>;

/** Sends calls of the contract over HTTP as the browser does. */
export function testClient(baseUrl: string, credentials: Credentials) {
  const headersOf = () => ({
    corTicket: credentials.ticket,
    tenantAuth: credentials.tenantAuth,
    language: credentials.language ?? 'ZHS',
    ...signedHeaders(credentials.ticket),
  });

  /** Any address with any input: for what no honest client sends. */
  async function send(
    method: string,
    path: string,
    input: unknown,
    headers: Record<string, string> = headersOf(),
  ): Promise<Answer<never>> {
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const query = hasBody || !input ? '' : `?${new URLSearchParams(input as Record<string, string>).toString()}`;
    const answer = await exchange(baseUrl + path + query, {
      method,
      headers: hasBody ? { 'content-type': 'application/json', ...headers } : headers,
      ...(hasBody && { body: typeof input === 'string' ? input : JSON.stringify(input) }),
    });
    const text = answer.content.toString();
    const body = text.startsWith('{') ? (JSON.parse(text) as Envelope<never>) : (text as never);
    return { status: answer.status, body, headers: answer.headers };
  }

  /** The whole answer, for refusals. */
  const attempt = <C extends Call>(call: C, input: InputOf<C>): Promise<Answer<Failure>> =>
    send(call.method, pathOf(call, input), input);

  /** The data of a call that must succeed. */
  async function data<C extends Call>(call: C, input: InputOf<C>): Promise<DataOf<C>> {
    const { body } = await succeed(call, input);
    return (call.answer === 'page' ? pageIn(body as never).rows : body.data) as DataOf<C>;
  }

  async function succeed<C extends Call>(call: C, input: InputOf<C>): Promise<Answer<DataOf<C>>> {
    const answer = await send(call.method, pathOf(call, input), input);
    if (answer.status !== 200)
      throw new Error(`${call.name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer;
  }

  /** The status of a call that must fail because it refused every record, and the records with the reasons. */
  async function refuseAll<C extends Call>(
    call: C,
    input: InputOf<C>,
  ): Promise<[status: number, failed: Failure['failed']]> {
    const { status, body } = await attempt(call, input);
    if (status < 400) throw new Error(`${call.name} answered ${status}: ${JSON.stringify(body)}`);
    return [status, body.data.failed];
  }

  return { baseUrl, credentials, headersOf, send, attempt, data, succeed, refuseAll };
}
