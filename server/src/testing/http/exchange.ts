import { Agent, request } from 'node:http';

interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

interface Received {
  status: number;
  headers: Headers;
  content: Buffer;
}

const agent = new Agent({ keepAlive: true });

/** A request and its answer with a third of the work that `fetch` does for it: tests send more than a hundred thousand. */
export function exchange(address: string, { method, headers, body }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('error', reject)
        .on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: new Headers(response.headers as Record<string, string>),
            content: Buffer.concat(parts),
          }),
        );
    });
    sent.on('error', reject).end(body);
  });
}
