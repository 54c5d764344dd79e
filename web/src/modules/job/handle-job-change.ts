import type { Page } from '@edp/contract/kernel/paging.ts';
import type { Job } from '@edp/contract/modules/job/job.ts';
import type { JobChanged } from '@edp/contract/modules/live/live.ts';
import { invalidate } from '../../kernel/http/run-action.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { showError } from '../../kernel/http/call-error.ts';

/** What these have done is told by a message that leads to it. */
const sendMessages = new Set(['import.run', 'import.undo']);

/** Progress is applied from the frame; the list is refetched when a job begins or ends. */
export function handleJobChange({ id, kind, state, done, total }: JobChanged) {
  const known = { queryKey: ['job', 'list'] };
  const isSameState = queryClient.getQueriesData<Page<Job>>(known).some(([, page]) => page?.rows.some((row) => row.id === id && row.state === state));
  queryClient.setQueriesData<Page<Job>>(known, (page) =>
    page && { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, state, done, total } : row)) });
  if (!isSameState) void invalidate('job');
  if (state === 'failed' || (state === 'succeeded' && !sendMessages.has(kind))) void import('./tell-job-end.ts').then(({ tellJobEnd }) => tellJobEnd(id)).catch(showError);
}
