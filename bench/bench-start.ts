import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child-server.ts';

const longestMs = 3000;
const starts = 5;

/** From the start of the process to its first answer, with the embedded PostgreSQL, on a folder that exists. */
export async function benchStart() {
  const folder = await mkdtemp(join(tmpdir(), 'edp-bench-'));
  const start = () => startChild('../server/src/main.ts', 18_080, { EDP_DATA: folder });
  try {
    const first = await start();
    console.log(`first start (new database, demo data)   ${first.firstAnswerMs.toFixed(0).padStart(6)} ms`);
    await first.stop();

    const times: number[] = [];
    let idle = 0;
    for (let i = 0; i < starts; i++) {
      const server = await start();
      times.push(server.firstAnswerMs);
      idle = await server.residentMiB();
      await server.stop();
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(starts / 2)]!;
    console.log(`start on existing data, median of ${starts}     ${median.toFixed(0).padStart(6)} ms   ${(median / longestMs).toFixed(2)} of the ${longestMs} ms allowed`);
    console.log(`resident memory of the server, idle     ${String(idle).padStart(6)} MiB (PostgreSQL not counted)`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
