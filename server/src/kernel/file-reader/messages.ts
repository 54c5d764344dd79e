import type { AppError } from '../app-error.ts';
import type { Tasks } from './tasks.ts';

export interface Question {
  id: number;
  task: keyof Tasks;
  input: unknown;
}

/** One of the three: what the task made, an expected "no", or a fault of the code. */
export interface Answer {
  id: number;
  value?: unknown;
  refusal?: Pick<AppError, 'status' | 'key' | 'details'>;
  failure?: string;
}

const mebibyte = 1024 * 1024;

/** The limits of one reader. A workbook of a million rows stays far below; a file that passes them was made to. */
export const limits = {
  /** Of all memory of the process, buffers and decoded pictures too. */
  memory: 640 * mebibyte,
  /** Of V8's heap, in mebibytes. */
  heap: 512,
  /** Of processor time without an answer, so that a busy machine refuses nothing. */
  cpuMs: 15_000,
  /** Of processor time for one file, however many answers it takes. */
  fileCpuMs: 180_000,
  /** Without an answer at all, for a reader that neither works nor answers. */
  silenceMs: 300_000,
} as const;

export type ReaderLimits = Readonly<Record<keyof typeof limits, number>>;
