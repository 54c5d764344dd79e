import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { useState, type ReactNode } from 'react';
import { toast } from '../../../kernel/feedback/toast.ts';
import { showError } from '../../../kernel/http/call-error.ts';
import { lazy } from '../../../kernel/lazy.ts';
import { tableText } from '../table.texts.ts';

const BatchFailures = lazy(async () => (await import('./batch-failures.tsx')).BatchFailures);

/** Shows what came of a call for several records: how many are done, or which were refused and why. */
export function useBatchResult(): { show: (send: () => Promise<BatchResult>) => Promise<BatchResult | undefined>; dialog: ReactNode } {
  const [result, setResult] = useState<BatchResult>();
  const show = async (send: () => Promise<BatchResult>) => {
    try {
      const answer = await send();
      if (answer.failed.length > 0) setResult(answer);
      else toast('success', tableText('batchDone', { count: answer.done.toLocaleString('en') }));
      return answer;
    } catch (error) {
      showError(error);
      return undefined;
    }
  };
  return { show, dialog: result && <BatchFailures result={result} onClose={() => setResult(undefined)} /> };
}
