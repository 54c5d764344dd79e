const encoder = new TextEncoder();
/** Memory that a thread beside this one can read when this one no longer answers. */
const shared = new Uint8Array(new SharedArrayBuffer(1024));
let request = 'none';
const jobs = new Set<string>();

/** The work of this process, for the log of one that hangs: the last request that it began and the jobs under way. */
export const doing = {
  shared,
  noteRequest(route: string) {
    request = route;
    write();
  },
  async duringJob<T>(name: string, work: () => Promise<T>): Promise<T> {
    jobs.add(name);
    write();
    try {
      return await work();
    } finally {
      jobs.delete(name);
      write();
    }
  },
};

write();

function write() {
  const { written } = encoder.encodeInto(`last request: ${request}; jobs: ${[...jobs].join(', ') || 'none'}`, shared);
  if (written < shared.length) shared[written] = 0;
}

/** As the other thread reads it. */
export function readDoing(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  // A decoder takes no shared memory.
  return new TextDecoder().decode(Uint8Array.from(bytes.subarray(0, end === -1 ? bytes.length : end)));
}
