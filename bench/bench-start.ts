import { startProduct } from './child-server.ts';
import { median } from './median.ts';
import { withScratchFolder } from './scratch.ts';

const longestMs = 3000;
const starts = 5;

/** From the start of the process to its first answer, with the embedded PostgreSQL, on a folder that exists. */
export function benchStart() {
  return withScratchFolder(async (folder) => {
    const start = () => startProduct(18_080, { EDP_DATA: folder });
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
    const ms = median(times);
    console.log(`start on existing data, median of ${starts}     ${ms.toFixed(0).padStart(6)} ms   ${(ms / longestMs).toFixed(2)} of the ${longestMs} ms allowed`);
    console.log(`resident memory of the server, idle     ${String(idle).padStart(6)} MiB (PostgreSQL not counted)`);
  });
}
