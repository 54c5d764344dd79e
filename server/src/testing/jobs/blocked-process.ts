import { startWatchdog, watchServing } from '../../kernel/process/watchdog.ts';

/** A process that is watched, says that it serves where it is asked to, and waits for ever without using the processor. */
startWatchdog();
if (process.argv.includes('serving')) watchServing();
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
