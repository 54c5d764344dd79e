import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type ClamdAddress = { host: string; port: number } | { path: string };

/** An answer is one line; what is longer is none. */
const longestAnswer = 4096;

/** Sends a file to clamd (INSTREAM) and gives what was found in it; undefined for a clean one. */
export async function scanByClamd(address: ClamdAddress, path: string, timeoutMs: number): Promise<string | undefined> {
  const socket = connect({ ...address, timeout: timeoutMs });
  const answer = readAnswer(socket, timeoutMs);
  try {
    // clamd may answer and close before it has read everything; the answer counts then, not the broken pipe.
    const [said] = await Promise.all([
      answer,
      pipeline(Readable.from(framed(path)), socket, { end: false }).catch(() => {}),
    ]);
    return verdictOf(said);
  } finally {
    socket.destroy();
  }
}

/** Each piece with its length before it; a length of zero ends the file. */
async function* framed(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}

function readAnswer(socket: Socket, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const refuse = (reason: string) => {
      reject(new Error(reason));
      socket.destroy();
    };
    socket.setEncoding('utf8');
    socket.on('data', (piece: string) => {
      text += piece;
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > longestAnswer) refuse('clamd gave no answer that can be read');
    });
    socket.on('timeout', () => refuse(`clamd was silent for ${timeoutMs / 1000} s`));
    socket.on('error', (error) => reject(error));
    socket.on('close', () => reject(new Error('clamd closed the connection without an answer')));
  });
}

/** `stream: OK`, `stream: Eicar-Signature FOUND`; anything else is an error of the scanner. */
function verdictOf(answer: string): string | undefined {
  if (answer === 'stream: OK') return undefined;
  const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (found === undefined) throw new Error(`clamd answered: ${answer}`);
  return found;
}
