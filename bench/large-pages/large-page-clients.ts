import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { signedHeaders } from '@edp/contract/kernel/signature.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';

/** A thread of its own, so that reading megabytes does not delay the clock of the small calls. */
const { url, ticket, clients } = workerData as { url: string; ticket: string; clients: number };
const agent = new Agent({ keepAlive: true });
const body = JSON.stringify({ pageNo: 1, pageSize: 10_000 });

function readLargePage(): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      corTicket: ticket,
      ...signedHeaders(ticket),
    };
    const sent = request(url + brand.list.path, { method: 'POST', agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`answered ${answer.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

for (let client = 0; client < clients; client++) {
  void (async () => {
    for (;;) parentPort!.postMessage(await readLargePage(), []);
  })();
}
