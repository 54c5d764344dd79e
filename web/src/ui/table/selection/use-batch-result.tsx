import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { useState, type ReactNode } from 'react';
import { type Outcome, tellOutcome } from '../../../kernel/feedback/outcome.ts';
import { showError } from '../../../kernel/http/call-error.ts';
import { lazy } from '../../../kernel/lazy.ts';

const BatchFailures = lazy(async () => (await import('./batch-failures.tsx')).BatchFailures);

interface Shown {
  readonly noun: string;
  /** What was done to so many records. */
  readonly outcome: Outcome;
  /** After the way back. */
  readonly refresh: () => unknown;
}

/** Shows what came of a call for several records: how many are done, or which were refused and why. */
export function useBatchResult(): {
  show: (send: () => Promise<BatchResult>, shown: Shown) => Promise<BatchResult | undefined>;
  dialog: ReactNode;
} {
  const [result, setResult] = useState<BatchResult>();
  const show = async (send: () => Promise<BatchResult>, { noun, outcome, refresh }: Shown) => {
    try {
      const answer = await send();
      if (answer.failed.length > 0) setResult(answer);
      else void tellOutcome({ ...outcome, count: answer.done }, { noun, message: '', refresh });
      return answer;
    } catch (error) {
      showError(error);
      return undefined;
    }
  };
  return { show, dialog: result && <BatchFailures result={result} onClose={() => setResult(undefined)} /> };
}
