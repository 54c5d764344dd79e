import type { NextRequest } from '../list/load.ts';
import { connections } from '../list/measure.ts';

export const recordsOfConnection = 64;

export interface Updated {
  id: string;
  code: string;
  version: number;
}

/** Requests that can each be sent once. */
export function once(requests: readonly Buffer[]): NextRequest {
  let next = 0;
  return () => requests[next++] ?? tooFew();
}

/** Each connection updates its own records in turn, so that no version is stale. */
export function updatesOf(
  records: readonly Updated[],
  count: number,
  request: (record: Updated, n: number) => Buffer,
): NextRequest {
  const queues = Array.from({ length: connections }, (_, connection) => {
    const own = records.slice(connection * recordsOfConnection, (connection + 1) * recordsOfConnection);
    // Connections are not served evenly.
    return Array.from({ length: Math.ceil((count * 2) / connections) }, (_each, k) => {
      const record = own[k % own.length]!;
      return request({ ...record, version: record.version + Math.floor(k / own.length) }, k);
    });
  });
  const next = queues.map(() => 0);
  return (connection) => queues[connection]![next[connection]!++] ?? tooFew();
}

function tooFew(): never {
  throw new Error('More requests are answered in a round than were prepared.');
}
