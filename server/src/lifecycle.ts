import { StartError } from './kernel/process/start-error.ts';

/** A terminal and npm both pass Ctrl-C on, so the same signal may arrive more than once. */
const sameSignalMs = 1000;

/** Requests in flight are finished first; a second signal does not wait for them. */
export function stopOnSignal(stop: () => Promise<unknown>) {
  let stoppingSince: number | undefined;
  const onSignal = () => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      stop().then(() => process.exit(0), fail);
    } else if (performance.now() - stoppingSince > sameSignalMs) process.exit(130);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  // The parent process is gone and can send no signal any more.
  process.on('disconnect', onSignal);
}

/** The operator is told one line for a known reason, the stack for a defect. */
export const describeError = (error: unknown): string =>
  error instanceof StartError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);

export const fail = (error: unknown): never => exitWith(`✗ EDP cannot start: ${describeError(error)}`);

/** Ends a server that was running; the service manager may start it again. */
export const exitWithError = (error: unknown): never => exitWith(`✗ EDP stopped: ${describeError(error)}`);

function exitWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
