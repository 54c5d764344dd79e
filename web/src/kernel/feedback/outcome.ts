import type { Envelope } from '@edp/contract/kernel/envelope.ts';
import { kernelText } from '../text/kernel.texts.ts';
import { toast } from './toast.ts';

// What an action did; `showOutcome` puts it into words. Its code is loaded when the first action is done.

interface WayBack {
  /** What it does, in words: those of the opposite action. 撤销移动 where there are none. */
  readonly action?: string;
  readonly send: () => Promise<Envelope<unknown>>;
}

/** An action and the record that it was done to, or how many. */
export interface Outcome {
  /** The word of the button; without it, the message of the server is shown, with the name of the record. */
  readonly action?: string | undefined;
  /** What one record is called, where it is not the `thing` of the noun's texts. */
  readonly thing?: string | undefined;
  readonly name?: string | undefined;
  readonly count?: number;
  /** Runs the opposite call. */
  readonly back?: WayBack | undefined;
}

interface Done {
  readonly noun: string;
  readonly message: string;
  readonly refresh: () => unknown;
}

/**
 * Tells the user what was done. Without an outcome, or where its code cannot be loaded, with the message of the server.
 */
export async function tellOutcome(outcome: Outcome | undefined, done: Done): Promise<void> {
  const message = done.message || kernelText('done');
  const code = outcome && (await import('./show-outcome.ts').catch(() => undefined));
  if (code) code.showOutcome(outcome, { ...done, message });
  else toast('success', message);
}
