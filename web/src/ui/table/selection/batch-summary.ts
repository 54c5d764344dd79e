import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import type { tableText } from '../table.texts.ts';

/** How many of how many were done, where some were refused. */
export const batchSummary = ({ done, failed }: BatchResult, t: typeof tableText) =>
  t(done > 0 ? 'partlyDone' : 'noneDone', {
    total: (done + failed.length).toLocaleString('en'),
    done: done.toLocaleString('en'),
    failed: failed.length.toLocaleString('en'),
  });
