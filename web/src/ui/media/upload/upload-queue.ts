/** Sends one file; rejects when the signal is aborted. */
export type Send<Result> = (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => Promise<Result>;

export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly state: 'waiting' | 'running' | 'failed';
  readonly percent: number;
  /** Why it failed. */
  readonly problem: string;
  /** Not for a file that was refused before it was sent. */
  readonly canRetry: boolean;
}

interface Options<Result> {
  send: Send<Result>;
  /** The message for a file that must not be sent, or undefined. */
  validate: (file: File) => string | undefined;
  messageOf: (error: unknown) => string;
  /** Files of one choice are done in any order; the key tells the order in which they were chosen. */
  onDone: (result: Result, key: number) => void;
}

/** Browsers allow six connections; the calls of the page need some of them. */
const atOnce = 2;

/** Uploads files a few at a time. A file leaves the queue when it is done or cancelled. */
export function createUploadQueue<Result>(onChange: (uploads: readonly Upload[]) => void) {
  let options: Options<Result> | undefined;
  let uploads: readonly Upload[] = [];
  let lastKey = 0;
  const files = new Map<number, File>();
  const running = new Map<number, AbortController>();

  const set = (next: readonly Upload[]) => {
    uploads = next;
    onChange(next);
  };
  const update = (key: number, changed: Partial<Upload>) =>
    set(uploads.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  const remove = (key: number) => {
    files.delete(key);
    set(uploads.filter((each) => each.key !== key));
  };

  const start = async (key: number) => {
    const abort = new AbortController();
    running.set(key, abort);
    update(key, { state: 'running', percent: 0, problem: '' });
    try {
      const result = await options!.send(files.get(key)!, (percent) => update(key, { percent }), abort.signal);
      if (abort.signal.aborted) return;
      remove(key);
      options?.onDone(result, key);
    } catch (error) {
      if (!abort.signal.aborted) update(key, { state: 'failed', problem: options!.messageOf(error) });
    } finally {
      running.delete(key);
      startWaiting();
    }
  };
  const startWaiting = () => {
    for (const { key, state } of uploads) if (state === 'waiting' && running.size < atOnce) void start(key);
  };

  return {
    /** An upload ends long after it was started: it uses the options of that moment. */
    configure: (next: Options<Result>) => {
      options = next;
    },
    add: (file: File) => {
      lastKey += 1;
      const problem = options?.validate(file) ?? '';
      files.set(lastKey, file);
      set([
        ...uploads,
        {
          key: lastKey,
          name: file.name,
          state: problem ? 'failed' : 'waiting',
          percent: 0,
          problem,
          canRetry: problem === '',
        },
      ]);
      startWaiting();
    },
    retry: (key: number) => {
      update(key, { state: 'waiting', problem: '' });
      startWaiting();
    },
    /** Also removes one that failed. */
    cancel: (key: number) => {
      running.get(key)?.abort();
      remove(key);
    },
  };
}
