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
