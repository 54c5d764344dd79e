import type { Readable } from 'node:stream';
import type { MessageParams } from '@edp/contract/kernel/language.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import type { z } from 'zod';
import type { Kernel } from '../kernel.ts';
import type { JobDescription } from './enqueue-job.ts';

/** The work of a job is given this. Its transactions are opened with `tenantId` and `userId`. */
export interface JobContext<Payload = unknown> {
  kernel: Kernel;
  tenantId: number;
  userId: string;
  payload: Payload;
  /** Shown to the user at most four times a second, however often it is called. */
  progress: (done: number, total: number) => void;
  /** Aborted when the user cancels, or when this process stops and another one begins the job again. */
  signal: AbortSignal;
  /** Keeps a file for the user, who can download it for a day once the job has succeeded. */
  saveResult: (name: string, content: Readable) => Promise<void>;
}

/** A job came to its end and has achieved nothing; its message told so. */
export interface ToldFailure {
  key: MessageKey;
  params: MessageParams;
}

/** One kind of job. A process that is killed leaves a job to another one, so `run` may begin more than once. */
export interface JobKind<Schema extends z.ZodType = z.ZodType> extends JobDescription<Schema> {
  run: (context: JobContext<z.output<Schema>>) => Promise<ToldFailure | void>;
  /** Its end is told by a message that it sends, unless an error ended it. */
  sendsMessage?: true;
}

export const defineJob = <Schema extends z.ZodType>(kind: JobKind<Schema>): JobKind<Schema> => kind;
