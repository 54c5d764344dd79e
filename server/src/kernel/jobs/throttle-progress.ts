const everyMs = 250;

type Save = (done: number, total: number) => Promise<unknown>;

/** Saves the latest progress at most four times a second, and never twice at the same time. */
export function throttleProgress(save: Save, onError: (error: unknown) => void) {
  let latest: [done: number, total: number] | undefined;
  let timer: NodeJS.Timeout | undefined;
  let saving: Promise<void> | undefined;

  async function flush() {
    const values = latest;
    latest = undefined;
    if (values) await save(...values).catch(onError);
  }

  async function saveLatest() {
    timer = undefined;
    await flush();
    saving = undefined;
    if (latest) schedule();
  }

  function schedule() {
    if (timer || saving) return;
    timer = setTimeout(() => {
      saving = saveLatest();
    }, everyMs).unref();
  }

  return {
    report: (done: number, total: number) => {
      latest = [done, total];
      schedule();
    },
    /** Saves what is left. */
    async end() {
      await saving;
      clearTimeout(timer);
      await flush();
    },
  };
}
