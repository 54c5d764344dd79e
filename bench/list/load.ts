import { connect, type Socket } from 'node:net';

export interface Load {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  failures: number;
}

/** The next request of a connection. */
export type NextRequest = (connection: number) => Buffer;

/** Sends requests over plain sockets, each as soon as the answer before it is complete. */
export async function load(
  url: string,
  requests: readonly (() => Buffer)[] | NextRequest,
  connections: number,
  seconds: number,
): Promise<Load> {
  const next = typeof requests === 'function' ? requests : inTurn(requests);
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let failures = 0;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', noDelay: true });
      while (performance.now() < until) {
        const sentAt = performance.now();
        const status = await exchange(socket, next(connection));
        times.push(performance.now() - sentAt);
        if (status !== 200) failures++;
      }
      socket.destroy();
    }),
  );
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), failures };
}

/**
 * The same requests over and over, for what changes nothing. Each is signed when it is sent: the same bytes are
 * answered once.
 */
export function inTurn(requests: readonly (() => Buffer)[]): NextRequest {
  let next = 0;
  return () => requests[next++ % requests.length]!();
}

function exchange(socket: Socket, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const onData = (chunk: Buffer) => {
      received = received.length ? Buffer.concat([received, chunk]) : chunk;
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = received.toString('latin1', 0, end);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (received.length < end + 4 + length) return;
      socket.off('data', onData);
      socket.off('error', reject);
      resolve(Number(head.slice(9, 12)));
    };
    socket.on('data', onData);
    socket.once('error', reject);
    socket.write(request);
  });
}
