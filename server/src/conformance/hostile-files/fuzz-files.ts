import { bom } from '@edp/contract/modules/bom/bom.ts';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestClient } from '../../testing/test-client.ts';
import { hostileSamples } from './hostile-samples.ts';
import { mutatedFiles } from './mutated-files.ts';
import { sendHostile } from './send-hostile.ts';

const [mostSilenceMs, mostGrownMiB] = [500, 200];

interface Run {
  client: TestClient;
  /** The process that serves. */
  pid: number;
  seed: number;
  count: number;
  print: (line: string) => void;
}

const memoryMiB = (pid: number) =>
  Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** Sends the files that once did harm, and mutated ones; returns whether the server was unharmed. */
export async function fuzzFiles({ client, pid, seed, count, print }: Run): Promise<boolean> {
  const files = await mutatedFiles(seed, count);
  for (const { file = 'x.xlsx', content } of hostileSamples) files.push({ name: file, content: await content() });
  const bomId = (await client.data(bom.save, { productName: 'fuzz', proSpecName: 'fuzz', active: 1 })).id;
  const statuses = new Map<number, number>();
  // The first of each kind loads what all need.
  for (const { name, content } of files.splice(0, 5)) await sendHostile(client, bomId, name, content);
  const before = memoryMiB(pid);
  let most = before;
  const stop = pollHealth(client.baseUrl);
  const wrong: string[] = [];
  for (const [place, { name, content }] of files.entries()) {
    const sent = await sendHostile(client, bomId, name, content);
    for (const status of sent.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (sent.statuses.some((status) => status >= 500)) wrong.push(`file ${place} (${name}): ${sent.message}`);
    most = Math.max(most, memoryMiB(pid));
  }
  const { answered, longestMs } = await stop();
  print(`${files.length} files: ${[...statuses].map(([status, times]) => `${status} ×${times}`).join(', ')}`);
  for (const each of wrong.slice(0, 20)) print(`  ${each}`);
  print(`/healthz answered ${answered} times, after ${Math.round(longestMs)} ms at most (limit ${mostSilenceMs})`);
  print(`the server process grew by ${Math.round(most - before)} MiB at most (limit ${mostGrownMiB})`);
  return wrong.length === 0 && longestMs < mostSilenceMs && most - before < mostGrownMiB;
}

const everyMs = 20;

/** Asks the server again and again whether it lives, until it is told to stop. */
function pollHealth(baseUrl: string) {
  let [answered, longestMs, isOver] = [0, 0, false];
  const polling = (async () => {
    while (!isOver) {
      const start = performance.now();
      const { status } = await fetch(`${baseUrl}/healthz`);
      if (status !== 200) throw new Error(`/healthz answered ${status}`);
      answered++;
      longestMs = Math.max(longestMs, performance.now() - start);
      await sleep(everyMs);
    }
  })();
  return async () => {
    isOver = true;
    await polling;
    return { answered, longestMs };
  };
}
