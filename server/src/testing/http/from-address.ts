import { request } from 'node:http';
import type { Call, InputOf } from '@edp/contract/kernel/call.ts';
import type { Failure } from '@edp/contract/kernel/envelope.ts';
import { signedHeaders } from '@edp/contract/kernel/signature.ts';
import type { Answer } from '../test-client.ts';

interface Sender {
  baseUrl: string;
  /** Any 127.x.x.x: the server sees it as the client's address. */
  address: string;
  userAgent?: string;
  tenantAuth?: string;
  ticket?: string;
}

/** Sends a POST call from another address than the other clients. */
export function attemptFrom<C extends Call>(
  { baseUrl, address, userAgent, tenantAuth = '', ticket = '' }: Sender,
  call: C,
  input: InputOf<C>,
): Promise<Answer<Failure>> {
  const headers = {
    'content-type': 'application/json',
    corTicket: ticket,
    tenantAuth,
    ...(userAgent && { 'user-agent': userAgent }),
    ...signedHeaders(ticket),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      baseUrl + call.path,
      { method: 'POST', localAddress: address, headers, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            body: JSON.parse(text) as never,
            headers: new Headers(response.headers as Record<string, string>),
          }),
        );
      },
    );
    sent.on('error', reject).end(JSON.stringify(input));
  });
}
