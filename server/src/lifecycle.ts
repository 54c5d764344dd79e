import { StartError } from './kernel/start-error.ts';

/** A terminal and npm both pass Ctrl-C on, so the same wish to stop may arrive more than once. */
const sameWishMs = 1000;

/** Requests under way are finished first; whoever insists does not wait for them. */
export function stopOnSignal(stop: () => Promise<unknown>) {
  let stoppingSince: number | undefined;
  const onSignal = () => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      stop().then(() => process.exit(0), fail);
    } else if (performance.now() - stoppingSince > sameWishMs) process.exit(130);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  // The launcher was killed: nobody would stop this process otherwise.
  process.on('disconnect', onSignal);
}

export function fail(error: unknown): never {
  const line = error instanceof StartError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`✗ EDP cannot start: ${line}\n`);
  process.exit(1);
}
