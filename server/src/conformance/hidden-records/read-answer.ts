import { type Call, pathOf } from '@edp/contract/kernel/call.ts';
import { exchange } from '../../testing/http/exchange.ts';
import { readSheets } from '../../testing/imports/read-sheets.ts';
import { textsOf } from '../../testing/pdf/read-pdf.ts';
import type { TestClient } from '../../testing/test-client.ts';

export interface ReadAnswer {
  readonly status: number;
  /** All that it says, whatever kind of file it is. */
  readonly text: string;
}

/** A small file for calls that take one, if the test has no better. */
const anyFile = { name: 'x.csv', content: Buffer.from('编码,名称\nSAMPLE,样例\n') as Buffer };

/** Sends any call, with a file where it takes one, and reads workbooks and PDF files as well as JSON. */
export async function answerOf(
  client: TestClient,
  call: Call,
  input: unknown,
  file: { name: string; content: Buffer } = anyFile,
): Promise<ReadAnswer> {
  const { method, upload } = call;
  const path = client.baseUrl + pathOf(call, input);
  const headers = client.headersOf();
  if (method === 'GET' || method === 'DELETE') {
    const query = new URLSearchParams(input as Record<string, string>).toString();
    return read(await exchange(`${path}?${query}`, { method, headers }));
  }
  if (upload) {
    const body = new FormData();
    for (const [name, value] of Object.entries(input as Record<string, unknown>)) body.append(name, String(value));
    body.append('file', new Blob([new Uint8Array(file.content)]), file.name);
    const response = await fetch(path, { method, headers, body });
    return read({ status: response.status, content: Buffer.from(await response.arrayBuffer()) });
  }
  return read(
    await exchange(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    }),
  );
}

/** A file at an address that carries its own right. */
export const answerAt = async (client: TestClient, address: string) =>
  read(await exchange(client.baseUrl + address, { method: 'GET', headers: {} }));

async function read({ status, content }: { status: number; content: Buffer }): Promise<ReadAnswer> {
  return { status, text: await textIn(content) };
}

async function textIn(content: Buffer): Promise<string> {
  const start = content.toString('latin1', 0, 4);
  if (start.startsWith('PK')) return JSON.stringify(await readSheets(content));
  if (start === '%PDF') return (await textsOf(content)).map((page) => page.join('')).join('\n');
  return content.toString();
}
