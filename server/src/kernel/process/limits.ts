/** The limits of an event loop that does not turn. */
export interface Silence {
  /** In which the process uses as much processor time: on a busy machine, one that is well may get little of it. */
  busyMs: number;
  /** Whatever it waits for without using the processor. */
  idleMs: number;
}

/** After how long a server process is ended. No settings: they stand together because tests change them. */
export const limits = {
  /** A process loads and compiles all its code without a turn of its event loop, and a small machine is slow at it. */
  starting: { busyMs: 30_000, idleMs: 120_000 } satisfies Silence,
  /** No request may keep the others waiting for a tenth of this. */
  serving: { busyMs: 5000, idleMs: 20_000 } satisfies Silence,
  /** From its order to its first request. Each failure doubles it, so that the slowest machine gets there as well. */
  startMs: 120_000,
  longestStartMs: 600_000,
  /** A process finishes what it has begun when it is told to stop, or when its supervisor is gone. */
  stopMs: 20_000,
};

export const isHung = (silentMs: number, usedMs: number, { busyMs, idleMs }: Silence): boolean =>
  silentMs >= idleMs || (silentMs >= busyMs && usedMs >= busyMs);
