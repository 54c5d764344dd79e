import type { FastifyBaseLogger } from 'fastify';
import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../app-error.ts';
import { type ClamdAddress, scanByClamd } from './scan-by-clamd.ts';

/** A scanner looks for viruses: a service that speaks the protocol of clamd, or a program. */
export type Scanner = ClamdAddress | { command: string; args: string[] };

/**
 * Refuses a file that a scanner holds to be infected, or that could not be scanned: `path` is where it lies until it is
 * stored.
 */
export type Scan = (path: string) => Promise<void>;

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

export const openScanner =
  (scanner: Scanner | undefined, timeoutMs: number, log?: Log): Scan =>
  async (path) => {
    if (!scanner) return;
    let found: string | undefined;
    try {
      found =
        'command' in scanner
          ? await scanByCommand(scanner, path, timeoutMs)
          : await scanByClamd(scanner, path, timeoutMs);
    } catch (error) {
      log?.error({ error: String(error) }, 'an upload was refused because it could not be scanned: check SCAN_UPLOADS');
      throw new AppError(503, 'file.notScanned', { field: 'file' });
    }
    if (found === undefined) return;
    log?.warn({ found }, 'an upload was refused by the scanner');
    throw new AppError(400, 'file.infected', { field: 'file' });
  };

/** `tcp://host:port`, `unix:/path/of/socket`, or a program with its arguments; undefined for what is none of them. */
export function parseScanner(text: string): Scanner | undefined {
  const [, protocol, rest] = /^(tcp|unix):(.*)$/.exec(text.trim()) ?? [];
  if (protocol === 'unix') return rest!.startsWith('/') ? { path: rest! } : undefined;
  if (protocol === 'tcp') {
    const [, host, port] =
      /^\/\/(?:\[([\da-f:.]+)\]|([^\s/:@[\]]+)):(\d{1,5})\/?$/i.exec(rest!)?.filter((part) => part !== undefined) ?? [];
    return host && Number(port) > 0 && Number(port) < 65_536 ? { host, port: Number(port) } : undefined;
  }
  const [command, ...args] = text.trim().split(/\s+/);
  return command ? { command, args } : undefined;
}

const [clean, infected] = [0, 1];
const mostSaid = 1000;

/**
 * Gives a file to a program on its standard input. It ends with 0 for a clean one, with 1 for an infected one, and with
 * anything else when it could not tell.
 */
async function scanByCommand(
  { command, args }: { command: string; args: string[] },
  path: string,
  timeoutMs: number,
): Promise<string | undefined> {
  // Without the settings of the server, which hold secrets.
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (piece: string) => (said = (said + piece).slice(0, mostSaid)));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code));
  });
  // A program may end before it has read everything; how it ended counts then, not the broken pipe.
  const [code] = await Promise.all([ended, pipeline(createReadStream(path), child.stdin).catch(() => {})]);
  if (code === clean) return undefined;
  if (code === infected) return said.trim() || command;
  throw new Error(`${command} ended with ${code ?? 'a signal'}: ${said.trim()}`);
}
