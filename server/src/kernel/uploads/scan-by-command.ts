import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

const [clean, infected] = [0, 1];
const mostSaid = 1000;

/**
 * Gives a file to a program on its standard input. It ends with 0 for a clean one, with 1 for an infected one, and with
 * anything else when it could not tell.
 */
export async function scanByCommand(
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
