import type { Call } from '@edp/contract/kernel/call.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import fc from 'fast-check';
import { allCalls } from '../../modules.ts';
import { type RawAnswer, rawRequest } from '../../testing/http/raw-request.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { type OddRequest, oddRequestTo } from './odd-requests.ts';

export const batchSize = 100;

interface Run {
  baseUrl: string;
  clientFor: (call: OddRequest['call']) => TestClient;
  /** What a seed finds, it finds again. */
  seed: number;
  batches: number;
  onBatch?: (sent: number) => void;
}

interface Found {
  /** How often each status was answered; 0 where the connection was closed without an answer. */
  statuses: Map<number, number>;
  /** The requests that were not answered well, with their answers. */
  wrong: string[];
}

// It would end the session that all others are sent with.
const fuzzed: readonly Call[] = allCalls.filter((call) => call !== session.logout);

/** Sends odd requests to all calls, a batch at the same time. */
export async function sendOddRequests({ baseUrl, clientFor, seed, batches, onBatch }: Run): Promise<Found> {
  const found: Found = { statuses: new Map(), wrong: [] };
  let sent = 0;
  const batch = fc.array(fc.oneof(...fuzzed.map(oddRequestTo)), { minLength: batchSize, maxLength: batchSize });
  await fc.assert(
    fc.asyncProperty(batch, async (requests) => {
      const answers = await Promise.all(requests.map((request) => send(baseUrl, clientFor(request.call), request)));
      for (const [index, answer] of answers.entries()) {
        found.statuses.set(answer.status, (found.statuses.get(answer.status) ?? 0) + 1);
        if (!isWellAnswered(requests[index]!, answer)) found.wrong.push(describeOdd(requests[index]!, answer));
      }
      onBatch?.((sent += requests.length));
    }),
    { seed, numRuns: batches },
  );
  return found;
}

/** Its length may not be the one that it states. */
const isUncertain = ({ length, headers }: OddRequest) => length !== undefined || 'transfer-encoding' in headers;

function send(baseUrl: string, client: TestClient, request: OddRequest): Promise<RawAnswer> {
  const { call, path, headers, length, body } = request;
  const all = {
    host: 'localhost',
    connection: 'close',
    ...client.headersOf(),
    ...headers,
    ...(length !== undefined || body.length ? { 'content-length': length ?? String(body.length) } : {}),
  };
  return rawRequest(
    baseUrl,
    [`${call.method} ${path} HTTP/1.1`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)],
    body,
    isUncertain(request),
  );
}

function isWellAnswered(request: OddRequest, { status, body }: RawAnswer): boolean {
  if (status === 0) return isUncertain(request);
  return status < 500 && (status < 400 || /"message":"[^"]/.test(body) || body === '');
}

const describeOdd = ({ call, path, headers, length, body }: OddRequest, answer: RawAnswer) =>
  `${call.name} ${path.slice(0, 200)} ${JSON.stringify({ ...headers, length })} ${Buffer.from(body).toString().slice(0, 300)} → ${answer.status} ${answer.body.slice(0, 200)}`;
