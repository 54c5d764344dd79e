import { loginAs, testCaptcha } from '@edp/server/testing/login-as.ts';
import { startProduct } from './child-server.ts';
import { openWindows } from './live/windows.ts';
import { median } from './median.ts';
import { withScratchFolder } from './scratch.ts';

const longestMs = 3000;
const longestStopMs = 5000;
const starts = 5;

/**
 * From the start of the process to its first answer, with the embedded PostgreSQL, on a folder that exists; and from
 * the signal to its end, with an open window.
 */
export function benchStart() {
  return withScratchFolder(async (folder) => {
    const start = () => startProduct(18_080, { EDP_DATA: folder, EDP_TEST_CAPTCHA: testCaptcha });
    const first = await start();
    console.log(`first start (new database, demo data)   ${first.firstAnswerMs.toFixed(0).padStart(6)} ms`);
    await first.stop();

    const [times, stops]: [number[], number[]] = [[], []];
    let idle = 0;
    for (let i = 0; i < starts; i++) {
      const server = await start();
      times.push(server.firstAnswerMs);
      idle = await server.residentMiB();
      const { credentials } = await loginAs(server.url, { account: 'admin', password: 'Admin123' });
      await openWindows(server.url, [credentials.ticket]);
      const stoppedAt = performance.now();
      await server.stop();
      stops.push(performance.now() - stoppedAt);
    }
    const ms = median(times);
    console.log(
      `start on existing data, median of ${starts}     ${ms.toFixed(0).padStart(6)} ms   ${(ms / longestMs).toFixed(2)} of the ${longestMs} ms allowed`,
    );
    const stopMs = median(stops);
    console.log(
      `stop with an open window, median of ${starts}   ${stopMs.toFixed(0).padStart(6)} ms   ${(stopMs / longestStopMs).toFixed(2)} of the ${longestStopMs} ms allowed`,
    );
    console.log(`resident memory of the server, idle     ${String(idle).padStart(6)} MiB (PostgreSQL not counted)`);
  });
}
