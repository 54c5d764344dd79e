import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** In two parts: a scanner of the machine would take this file for the test virus otherwise. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-');

type Manner = 'scans' | 'refuses' | 'hangsUp' | 'isSilent';

/** A stand-in for clamd that knows one virus. It answers only what follows the protocol (INSTREAM) to its end. */
export async function startClamd() {
  let manner: Manner = 'scans';
  const files: Buffer[] = [];
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      const file = fileIn(received);
      if (manner === 'hangsUp') socket.destroy();
      else if (file && manner !== 'isSilent') answer(socket, file);
    });
  });
  const answer = (socket: Socket, file: Buffer) => {
    files.push(file);
    socket.end(
      manner === 'refuses'
        ? 'INSTREAM size limit exceeded. ERROR\0'
        : file.includes(eicar)
          ? 'stream: Eicar-Signature FOUND\0'
          : 'stream: OK\0',
    );
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What it was given to scan. */
    files,
    be: (next: Manner) => (manner = next),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const command = 'zINSTREAM\0';

/** The content of a stream that has ended; undefined before that. */
function fileIn(received: Buffer): Buffer | undefined {
  if (received.subarray(0, command.length).toString() !== command) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
