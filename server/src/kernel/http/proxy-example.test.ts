import { readFile } from 'node:fs/promises';
import { largestFile, sheetLimit } from '@edp/contract/kernel/stored-file.ts';
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { limits } from '../file-reader/messages.ts';

const example = await readFile(new URL('../../../../deploy/nginx.conf', import.meta.url), 'utf8');
const units: Readonly<Record<string, number>> = { m: 1024 * 1024, s: 1000 };
/** The only value of a directive in a part of the file, in bytes or milliseconds. */
function valueOf(part: string, directive: string): number {
  const found = [...part.matchAll(new RegExp(String.raw`^\s*${directive} (\d+)([ms]);$`, 'gm'))];
  expect(found.length, directive).toBe(1);
  return Number(found[0]![1]) * units[found[0]![2]!]!;
}
const formBytes = 1024 * 1024;

it('反向代理的示例让最大的上传通过，也等待得比服务器久', () => {
  const { bodyTime } = readConfig({});
  const [, calls] = /location \/ \{([^}]*)\}/.exec(example)!;
  expect(largestFile).toBeGreaterThanOrEqual(sheetLimit.maxBytes);
  expect(valueOf(example, 'client_max_body_size')).toBeGreaterThanOrEqual(largestFile + formBytes);
  // What nginx keeps until it is complete would fill its disk, and hide from the server that it stands still.
  expect(example).toMatch(/^\s*proxy_request_buffering off;$/m);
  expect(valueOf(example, 'client_body_timeout')).toBeGreaterThan(bodyTime.stallMs);
  expect(valueOf(calls!, 'proxy_read_timeout')).toBeGreaterThan(Math.max(limits.silenceMs, bodyTime.totalMs));
});
