import { open } from 'node:fs/promises';

/**
 * Whether the beginning of a file can be a text, in UTF-8, UTF-16 or an encoding of one byte or two: it has no control
 * characters.
 */
export async function isText(path: string): Promise<boolean> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0).finally(() => file.close());
  const head = buffer.subarray(0, bytesRead);
  // In UTF-16, every second byte of a Latin letter is zero.
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return isWide || head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}
