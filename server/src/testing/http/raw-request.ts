import { connect } from 'node:net';
import { longestWaitMs } from '../longest-wait.ts';

export interface RawAnswer {
  /** 0: the server closed the connection without an answer. */
  status: number;
  body: string;
}

/**
 * Sends a request byte for byte, for what no HTTP client sends, and reads until the server closes the connection.
 * `end`: nothing follows, although the request may announce more; a server need not answer that.
 */
export function rawRequest(
  baseUrl: string,
  head: readonly string[],
  body: Uint8Array,
  end: boolean,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect({ port: Number(new URL(baseUrl).port), host: '127.0.0.1' });
    const finish = () => {
      clearTimeout(waiting);
      const text = Buffer.concat(received).toString();
      // An interim answer (100 Continue) comes before the one that counts.
      const start = text.startsWith('HTTP/1.1 100') ? text.indexOf('HTTP/1.1', 8) : 0;
      const headEnd = text.indexOf('\r\n\r\n', start);
      resolve({
        status: Number(text.slice(start + 9, start + 12)) || 0,
        body: headEnd < 0 ? '' : text.slice(headEnd + 4),
      });
    };
    const waiting = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no answer within ${longestWaitMs} ms: ${head.join(' | ').slice(0, 500)}`));
    }, longestWaitMs);
    socket.on('data', (chunk) => received.push(chunk)).on('close', finish);
    // A server that has refused may reset the connection while the rest is still sent.
    socket.on('error', () => {});
    socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), body]));
    if (end) socket.end();
  });
}
