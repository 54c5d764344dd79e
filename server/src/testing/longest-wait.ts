/**
 * How long a test waits at most for something to happen: shorter than a test may take (`vitest.config.ts`), so that a
 * failure names what did not happen, and long enough for any machine, however busy it is.
 */
export const longestWaitMs = 240_000;
