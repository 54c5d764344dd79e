import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Heard {
  method: string;
  url: string;
  authorization: string | undefined;
  body: unknown;
}

/** An external service: remembers what it was asked and answers as it was told. */
export async function startOtherService() {
  const heard: Heard[] = [];
  let answer: { status: number; body: unknown } = { status: 200, body: null };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    heard.push({
      method: request.method!,
      url: request.url!,
      authorization: request.headers.authorization,
      body: text ? JSON.parse(text) : undefined,
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    answerWith: (body: unknown, status = 200) => void (answer = { status, body }),
    stop: () => void server.close(),
  };
}
