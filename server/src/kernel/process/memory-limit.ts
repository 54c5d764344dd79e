const lookMs = 1000;

/** In bytes, whatever holds it: the heap, buffers, the libraries in C. */
const usedMemory = () => process.memoryUsage.rss();

/** Never with a limit of 0. */
export const isBeyondMemory = (limit: number): boolean => limit > 0 && usedMemory() > limit;

/** Tells how much memory this process uses, every second for as long as that is more than the limit. */
export function watchMemory(limit: number, tell: (used: number) => void): void {
  setInterval(() => {
    if (isBeyondMemory(limit)) tell(usedMemory());
  }, lookMs).unref();
}
